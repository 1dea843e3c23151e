import type { DeliveryAddress } from '@gift-registry/domain';
import { option as O } from 'fp-ts';

/** Where the gifts of the example's wedding are delivered. */
export const exampleAddress = (overrides: Partial<DeliveryAddress> = {}): DeliveryAddress => ({
  recipient: 'Amelia Hart',
  line1: '2180 North Halsted Street',
  line2: O.some('Apt 3'),
  city: 'Chicago',
  region: 'IL',
  postalCode: '60614',
  ...overrides,
});
