import type { Giver, GrId, PlacedOrder } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';

/** The earlier order that was placed, where it differs from what was typed when this became known. */
export interface SentEarlier {
  /** The message it went with, where that is another; empty for none. */
  readonly message: O.Option<string>;
  /** The name of the guest, where another one. */
  readonly giver: O.Option<Giver>;
}

/** The confirmation of an order. */
export interface Confirmation {
  readonly order: PlacedOrder;
  /** The code of the way in which it ships; empty where none was chosen. */
  readonly shippingMethod: string;
  /** Of the giver. */
  readonly firstName: string;
  /** Where the receipt goes. */
  readonly email: string;
  /** The owners are not shown who gave what before the event. */
  readonly isSurprise: boolean;
  /** The message that went with it; empty for none. */
  readonly message: string;
  readonly sentEarlier: O.Option<SentEarlier>;
  /** The first registry that the order names, to go back to. */
  readonly registry: O.Option<GrId>;
}
