import { paths } from '../../address/index.ts';
import { GUEST_QUANTITY } from '../../quantity/index.ts';
import type { Site } from '../../site/index.ts';
import { registryStillNeeds } from './cart.ts';
import { formatCount, itemCount } from './count.ts';

/** The layer after something was added to the cart (CART-01). */
export const confirmationLayerMessages = {
  heading: (count: number): string => `${itemCount(count)} added to your cart`,
  addOns: 'Goes with What’s in Your Cart',
  /** An earlier, unconfirmed try had succeeded with a different request (CART-08). */
  headingEarlier: (count: number): string => `${itemCount(count)} already in your cart`,
  earlier:
    'This was added when you tried before, even though we couldn’t confirm it then. Nothing more was added now. To add more, press the button again.',
  /** The same, and its items have left the cart since (CART-08). */
  headingGone: 'No longer in your cart',
  gone: 'This was added to your cart when you tried before, and has since been removed or ordered. To add it, press the button again.',
  /** The cart now has more of a gift than its registry needs (BUY-02). */
  overPurchased: (remaining: number): string =>
    `Your cart has more of this gift than is still needed. ${registryStillNeeds(remaining)}`,
  /** Fewer were added than requested. */
  cutShort: `Your cart can hold up to ${GUEST_QUANTITY.maximum} of a gift, so not everything you asked for could be added.`,
  cart: (count: number): string => `Your Cart: ${itemCount(count)}`,
  subtotal: 'Subtotal:',
  viewCart: 'View Cart & Checkout',
  continue: 'Continue Shopping',
  items: 'Items added',
  /** The accessible name of the list when the cart could not be read. */
  named: 'What this is about',
  quantity: (count: number): string => `Quantity ${formatCount(count)}`,
  /** The line was in the cart already; all of it is picked up at that store (BUY-08). */
  allPickedUp: (units: number): string => `${formatCount(units)} of these in your cart will be picked up there.`,
  personalized: 'Personalized',
  /** Not part of the subtotal: it is arranged by phone after the order. */
  installation: (fee: string): string =>
    `Optional installation service: ${fee} each, arranged by phone and not included in the subtotal`,
  specialOrder: (name: string): string => `How your special order of ${name} will look`,
  loading: 'Loading your cart…',
  freeShipping: 'Ships free with standard shipping.',
  vendorDropShip: 'Ships directly from the maker in its own box.',
  alaskaHawaii: 'Shipping to Alaska, Hawaii and the U.S. territories is quoted by phone.',
  alaskaHawaiiLink: { name: 'Get a shipping quote', href: paths.alaskaHawaii },
  rewards: ({ name }: Pick<Site, 'name'>): string => `This order earns ${name} Rewards.`,
} as const;
