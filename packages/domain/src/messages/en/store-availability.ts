import { option as O } from 'fp-ts';
import type { LineFull } from '../../cart/index.ts';
import { cityLine } from '../../delivery/index.ts';
import type { AvailabilityRefusal, Fault, PickupRefusal } from '../../ports/index.ts';
import type { MarketRules } from '../../site/index.ts';
import { type StoreAddress, stockLevel } from '../../store/index.ts';
import { addRefused, lineFull } from './cart.ts';
import { addToCartFaultSentence, faultSentence } from './fault.ts';
import { formatCount } from './formats.ts';
import { REGISTRY_NOT_FOUND } from './registry-name.ts';

/** How many units a store has (BUY-08). */
export const storeMessage = (units: number): string => {
  switch (stockLevel(units)) {
    case 'none':
      return 'Not available at this store';
    case 'few':
      return `Only ${units} left at this store`;
    case 'plenty':
      return 'Available at this store';
  }
};

/** Whether a message from `storeMessage` is about few units (BUY-08). */
export const isLowStockMessage = (message: string): boolean => /^Only \d+ left\b/.test(message);

const longUnits: Readonly<Record<MarketRules['distances'], string>> = { mi: 'miles', km: 'kilometres' };

/** Why something was not added to the cart for pickup (BUY-08, BUY-09). */
export const pickupRefused = (refusal: PickupRefusal | LineFull | Fault): string => {
  switch (refusal._tag) {
    case 'LineFull':
      return lineFull(refusal);
    case 'StoreNotFound':
      return 'Gifts can no longer be picked up at this store. Please choose another one, or have the gift shipped.';
    case 'NotAtStore':
      return refusal.units === 0
        ? 'This store no longer has it. Please choose another one, or have the gift shipped.'
        : `This store has only ${refusal.units}. Please choose fewer, another store, or have the gift shipped.`;
    case 'Unavailable':
    case 'CookiesRefused':
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'TooManyRequests':
    case 'RequestInProgress':
      return addToCartFaultSentence(refusal);
    default:
      return addRefused(refusal);
  }
};

/** How the units of an earlier attempt are delivered; the store's name is `none` when the store is not among those found. */
export type EarlierDelivery =
  | { readonly _tag: 'Shipped' }
  | { readonly _tag: 'PickedUp'; readonly storeName: O.Option<string> };

const howItComes = (way: EarlierDelivery): string => {
  if (way._tag === 'Shipped') return 'to be shipped';
  return O.isSome(way.storeName) ? `for pickup at ${way.storeName.value}` : 'for pickup';
};

/** The stores near a postal code (BUY-08). */
export const storeAvailabilityMessages = {
  title: 'Pick up in a store',
  check: 'Check Stores',
  checking: 'Looking for stores near you',
  near: (postalCode: string): string => `Stores near ${postalCode}`,
  nobodyNear: (postalCode: string, market: MarketRules, reach: number): string =>
    `No store within ${reach} ${longUnits[market.distances]} of ${postalCode}.`,
  weShip: 'We’ll be happy to ship the gift.',
  /** Where shipping is quoted by phone (ROUTE-10). */
  byQuote: 'Shipping to Alaska, Hawaii or a U.S. territory is quoted by phone.',
  askForQuote: 'Ask for a quote',
  address: (store: StoreAddress): string => `${store.street}, ${cityLine(store)}`,
  distance: (distance: number, market: MarketRules): string => `About ${distance} ${market.distances} away`,
  pickUpHere: 'Pick Up Here',
  /** Begins with the visible label, so that it can be activated by voice. */
  pickUpAt: (name: string, store: string): string => `Pick Up Here: ${name} at ${store}`,
  inCart: 'ADDED',
  inCartAt: (name: string, store: string): string => `ADDED: ${name} at ${store}`,
  added: (name: string, store: string): string => `${name} added to your cart for pickup at ${store}.`,
  /** An earlier, unconfirmed attempt had succeeded with a different store, number or delivery (CART-08). */
  addedEarlier: (name: string, units: number, way: EarlierDelivery): string =>
    `${formatCount(units)} of ${name} went into your cart when you tried before, ${howItComes(way)}. Nothing more was added. If you press again, more will be added, and all of it will be picked up here.`,
  viewCart: 'View Cart',
  allStores: 'See All Stores',
  /** Why no stores are shown; the form keeps its values. */
  refused: (
    reason: { readonly _tag: 'PostalCodeMissing' } | AvailabilityRefusal | Fault,
    market: MarketRules,
  ): string => {
    switch (reason._tag) {
      case 'PostalCodeMissing':
        return `Enter a ${market.postalCode.name}, like ${market.postalCode.example}.`;
      case 'PostalCodeInvalid':
        return `That’s not a ${market.postalCode.name}. Enter one like ${market.postalCode.example}.`;
      case 'PostalCodeUnknown':
        return `We don’t recognize this ${market.postalCode.name}. Please check it.`;
      case 'ProductNotFound':
        return 'This gift is no longer available. Please choose another one.';
      case 'RegistryNotFound':
        return REGISTRY_NOT_FOUND;
      default:
        return `We couldn’t look for stores. ${faultSentence(reason)}`;
    }
  },
} as const;
