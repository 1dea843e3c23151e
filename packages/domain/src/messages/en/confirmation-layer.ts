import { paths } from '../../address/index.ts';
import { addedToCartMessages } from './added-to-cart.ts';
import { itemCount } from './count.ts';
import { formatCount } from './formats.ts';

/** The layer after something was added to the cart (CART-01). */
export const confirmationLayerMessages = {
  ...addedToCartMessages,
  addOns: 'Goes with what’s in your cart',
  cart: (count: number): string => `Your Cart: ${itemCount(count)}`,
  subtotal: 'Subtotal:',
  continue: 'Continue Shopping',
  items: 'Added to your cart',
  /** The accessible name of the list when the cart could not be read. */
  named: 'What this is about',
  quantity: (count: number): string => `Quantity ${formatCount(count)}`,
  /** The line was already in the cart; all of its units are picked up at that store (BUY-08). */
  allPickedUp: (units: number): string => `${formatCount(units)} of these in your cart will be picked up there.`,
  personalized: 'Personalized',
  /** Not part of the subtotal: installation is arranged by phone after the order. */
  installation: (fee: string): string =>
    `Optional installation service: ${fee} each, arranged by phone and not included in the subtotal`,
  specialOrder: (name: string): string => `How your special order of ${name} will look`,
  loading: 'Loading your cart…',
  freeShipping: 'Ships free with standard shipping.',
  vendorDropShip: 'Ships directly from the maker in its own box.',
  alaskaHawaii: 'Shipping to Alaska, Hawaii and the U.S. territories is quoted by phone.',
  alaskaHawaiiLink: { name: 'Get a shipping quote', href: paths.alaskaHawaii },
} as const;
