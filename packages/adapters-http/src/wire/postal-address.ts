import type { PostalAddress } from '@gift-registry/domain';
import type * as t from 'io-ts';
import { orNull } from './list-and-option.ts';
import { answerShape, merged, onlyKnown, optional, type Shape } from './shape.ts';
import { text, textUpTo } from './value.ts';

/* @__NO_SIDE_EFFECTS__ */
const fieldsOf = (field: t.Type<string, string>) => ({
  line1: field,
  line2: orNull(field),
  city: field,
  region: field,
  postalCode: field,
});

/** The fields of an address as typed: longer than any rule accepts, so that the rule can report what is wrong. */
export const typedAddress = fieldsOf(textUpTo(400));

/** The postal address of a giver as typed. */
export const typedPostalAddress = onlyKnown(merged(answerShape(typedAddress), optional({ country: textUpTo(400) })));

/** The postal address of a giver; it is stored as it is sent. */
export const postalAddress: Shape<PostalAddress, object> = merged(
  answerShape(fieldsOf(text)),
  optional({ country: text }),
);
