import { paths } from '../../address/index.ts';
import { GUEST_QUANTITY } from '../../quantity/index.ts';
import type { Site } from '../../site/index.ts';
import { cartPageMessages } from './cart-page.ts';
import { formatCount, itemCount } from './count.ts';

/** What stands on the layer after something was put into the cart (CART-01). */
export const confirmationLayerMessages = {
  heading: (count: number): string => `${itemCount(count)} added to your cart`,
  addOns: 'Goes with What’s in Your Cart',
  /** CART-08: an earlier try had gone in without an answer, and something else was asked for then. */
  headingEarlier: (count: number): string => `${itemCount(count)} already in your cart`,
  earlier:
    'This was added when you tried before, even though we couldn’t confirm it then. Nothing more was added now. To add more, press the button again.',
  /** CART-08: the answer of an earlier try, of which nothing is in the cart now. */
  headingGone: 'No longer in your cart',
  gone: 'This was added to your cart when you tried before, and has since been removed or ordered. To add it, press the button again.',
  /** Of a gift of which the cart now holds more than its registry needs (BUY-02). */
  overPurchased: (remaining: number): string =>
    `Your cart has more of this gift than is still needed. ${cartPageMessages.stillNeeded(remaining)}`,
  /** Where fewer went in than were asked for. */
  cutShort: `Your cart can hold up to ${GUEST_QUANTITY.maximum} of a gift, so not everything you asked for could be added.`,
  cart: (count: number): string => `Your Cart: ${itemCount(count)}`,
  subtotal: 'Subtotal:',
  viewCart: 'View Cart & Checkout',
  continue: 'Continue Shopping',
  items: 'Items added',
  /** Where the cart does not tell of it. */
  named: 'What this is about',
  quantity: (count: number): string => `Quantity ${formatCount(count)}`,
  /** BUY-08: where more of it stood in its line, all of these are picked up there. */
  allPickedUp: (units: number): string => `${formatCount(units)} of these in your cart will be picked up there.`,
  personalized: 'Personalized',
  /** Nobody has to take it, and nothing of it is in the subtotal: who wants it calls once the order is placed. */
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

/** What stands on a carousel of recommendations (REC-03, CART-03). */
export const carouselMessages = {
  /** Under the slides, before the reason; first where it was not added, then where nobody knows (CART-08). */
  notAdded: (name: string, reason: string): string => `${name} was not added. ${reason}`,
  notAnswered: (name: string, reason: string): string => `${name}: ${reason}`,
  loading: 'Loading recommendations',
  previous: (title: string): string => `Previous: ${title}`,
  next: (title: string): string => `Next: ${title}`,
  /** The accessible name of a slide; places are counted from 1. */
  slide: (name: string, place: number, count: number): string => `${name}, ${place} of ${count}`,
  /** REC-04: said once a carousel was turned: which of its slides are in sight now, and what stands on them. */
  shown: (from: number, names: ReadonlyArray<string>, count: number): string => {
    const to = from + names.length - 1;
    return `${to > from ? `${from} to ${to}` : from} of ${count}: ${names.join('; ')}`;
  },
  added: 'Added',
  addedAnnouncement: (name: string): string => `Added: ${name}`,
  forRegistry: 'On this registry',
} as const;

/** What stands on the dialog with the terms of a custom order besides its title and its two answers (ADD-05). */
export const termsDialogMessages = {
  loading: 'Loading the terms',
  gone: 'This is no longer sold. Please choose something else.',
  tryAgain: 'Try Again',
} as const;
