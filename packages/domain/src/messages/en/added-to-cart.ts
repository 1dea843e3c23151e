import { GUEST_QUANTITY } from '../../quantity/index.ts';
import { registryStillNeeds } from './cart.ts';
import { itemCount } from './count.ts';

/** What was added to the cart; also used where the confirmation layer is not shown (CART-04). */
export const addedToCartMessages = {
  heading: (count: number): string => `${itemCount(count)} added to your cart`,
  /** An earlier, unconfirmed try had succeeded with a different request (CART-08). */
  headingEarlier: (count: number): string => `${itemCount(count)} already in your cart`,
  earlier: 'Already in your cart from your last try, so nothing was added now. To add more, press the button again.',
  /** Like `headingEarlier`, when its items have left the cart since (CART-08). */
  headingGone: 'No longer in your cart',
  gone: 'This was added to your cart when you tried before, and has since been removed or ordered. To add it, press the button again.',
  /** The cart now has more of a gift than its registry needs (BUY-02). */
  overPurchased: (remaining: number): string =>
    `Your cart has more of this gift than is still needed. ${registryStillNeeds(remaining)}`,
  /** Fewer were added than requested. */
  cutShort: `Your cart can hold up to ${GUEST_QUANTITY.maximum} of a gift, so not everything you asked for could be added.`,
  viewCart: 'View Cart & Checkout',
} as const;
