import type { Giver, GrId, PlacedOrder } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';

/** How an earlier order that was placed differs from the text typed when this became known. */
export interface SentEarlier {
  /** The order's message, if it differs; empty if the order had none. */
  readonly message: O.Option<string>;
  /** The giver's name, if it differs. */
  readonly giver: O.Option<Giver>;
}

export interface Confirmation {
  readonly order: PlacedOrder;
  /** The code of the order's shipping method; empty if none was chosen. */
  readonly shippingMethod: string;
  /** The giver's first name. */
  readonly firstName: string;
  /** The email address that the receipt is sent to. */
  readonly email: string;
  /** Whether the owners see who gave what only after the event. */
  readonly isSurprise: boolean;
  /** Whether it is sent near the day of the event (SHIP-06). */
  readonly isNearDay: boolean;
  /** The order's message; empty if it has none. */
  readonly message: string;
  readonly sentEarlier: O.Option<SentEarlier>;
  /** The first registry of the order, to return to. */
  readonly registry: O.Option<GrId>;
}
