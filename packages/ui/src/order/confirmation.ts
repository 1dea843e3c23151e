import type { GrId, PlacedOrder } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';

/** What is said after an order. */
export interface Confirmation {
  readonly order: PlacedOrder;
  /** The code of the way in which it ships; empty where none was chosen. */
  readonly shippingMethod: string;
  /** Of the giver. */
  readonly firstName: string;
  /** The first registry that the order names, to go back to. */
  readonly registry: O.Option<GrId>;
}
