import { orNull } from './option.ts';
import { requestShape } from './shape.ts';
import { textUpTo } from './text.ts';

/** How much text a field of an address is read at all, in UTF-16 units; what fits is the rule's business. */
const LONGEST_FIELD = 400;

const field = textUpTo(LONGEST_FIELD);

/** Where gifts are delivered (SET-01); only ever sent to and by owners (AUTH-04). */
export const deliveryAddressWire = requestShape({
  recipient: field,
  line1: field,
  line2: orNull(field),
  city: field,
  region: field,
  postalCode: field,
});
