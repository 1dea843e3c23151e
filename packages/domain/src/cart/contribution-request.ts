import type { GrId, ItemIdentity } from '../identity/index.ts';
import type { Cents } from '../money/index.ts';
import type { CartAddition } from './cart-view.ts';

/** Money, in cents, for the fund of a registry's group gift (GG-05). */
export interface ContributionRequest {
  readonly grId: GrId;
  readonly identity: ItemIdentity;
  readonly amount: Cents;
}

/** What putting money in did: the cart it went into, the number of units there, and how much the fund still takes, in cents: a cart takes nothing away from that, only an order does. */
export interface ContributionAddition extends Pick<CartAddition, 'cartId' | 'count'> {
  readonly missing: Cents;
}
