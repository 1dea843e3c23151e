import { option as O } from 'fp-ts';
import type { CartBlocker } from '../../cart/index.ts';
import type { ProductStock, StockLevel } from '../../catalogue/index.ts';
import type { DeliveryPromise } from '../../delivery/index.ts';
import type { KeyRefusal } from '../../idempotency/index.ts';
import type { GrId } from '../../identity/index.ts';
import {
  type Dimensions,
  type ItemQuantities,
  isPurchased,
  type Measure,
  type PersonalizationType,
  type Product,
  remaining,
} from '../../item/index.ts';
import type { ReturnPage } from '../../page/index.ts';
import type { Fault, ListRefusal } from '../../ports/index.ts';
import { WANTED_QUANTITY } from '../../quantity/index.ts';
import type { AddItemRefusal, OwnRegistry, RegistryBlocker } from '../../registry/index.ts';
import type { ShippingMethod, Site } from '../../site/index.ts';
import { SPECIAL_ORDER } from './cart-page.ts';
import { purchasedOfWanted, quantityOutOfRange, stillNeeded } from './count.ts';
import { faultSentence, keyRefused } from './fault.ts';
import { formatCount, formatDay, formatPrice, formatRating } from './formats.ts';
import type { PageHeadMessages } from './page-heads.ts';
import { personalizationMessages } from './personalization.ts';
import { ownerRefused } from './registry.ts';
import { eventNameOf, registrantNames } from './registry-name.ts';
import { eventDayText } from './registry-page.ts';
import { NOT_RETURNED } from './returns.ts';

/** Stock of a product, as far as its retailer reports it (ITEM-14). */
export const availabilityMessages = {
  'in-stock': 'In stock',
  'out-of-stock': 'Out of stock',
  'on-backorder': 'On backorder; ships when it is back',
  discontinued: 'No longer available',
} as const satisfies Readonly<Record<StockLevel, string>>;

/** The same, with the day around which it ships while it is on backorder. */
export const availabilityMessage = ({ stock, shipsOn }: ProductStock): string =>
  stock === 'on-backorder' && O.isSome(shipsOn)
    ? `On backorder; ships around ${formatDay(shipsOn.value)}`
    : availabilityMessages[stock];

/** The personalization a product can have (PERS-01). */
const designs: Readonly<Record<Exclude<PersonalizationType, 0>, string>> = {
  100: 'Made with your own text on it.',
  700: 'Can be monogrammed or embroidered with your own text.',
  705: 'Can be etched with your own text.',
};

const cartBlockers: Readonly<Record<Exclude<CartBlocker, 'other-brand'>, string>> = {
  'no-longer-available': 'No longer available',
  'made-to-order': 'Made to order. Choose its options in one of our stores or by phone.',
  'out-of-stock': 'We can’t ship this right now. Please check back soon.',
};

const registryBlockers: Readonly<Record<RegistryBlocker, string>> = {
  'no-longer-available': 'Products that are no longer available can’t be added to a registry.',
  'made-to-order': 'Made-to-order products can’t be added to a registry.',
  'not-from-stock': 'Only products we keep in stock can be added to a registry.',
  'design-missing': 'This needs a design before it can be added to a registry.',
};

const businessDays = ({ from, to }: ShippingMethod['arrival']): string =>
  `${from === to ? from : `${from}–${to}`} business days`;

const backTo: Readonly<Record<ReturnPage['page'], string>> = {
  'guest-list': 'Back to the registry',
  'registrant-list': 'Back to your registry',
  checklist: 'Back to your checklist',
};

/** The page of a product (ROUTE-19). */
export const productPageMessages = {
  loading: 'Loading the product',
  trail: 'Breadcrumb',
  pictures: (name: string): string => `Pictures of ${name}`,
  showPicture: (index: number, count: number): string => `Picture ${index + 1} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
  ratingSeen: (rating: number, reviews: number): string =>
    `${formatRating(rating)} (${formatCount(reviews)} ${reviews === 1 ? 'review' : 'reviews'})`,
  details: 'Details',
  highlights: 'Highlights',
  dimensions: 'Dimensions',
  personalization: 'Personalization',
  /** The possible personalization and its price (PERS-01); empty without one. */
  design: (type: PersonalizationType, currencyPrefix: Site['currencyPrefix']): string =>
    type === 0 ? '' : `${designs[type]} ${personalizationMessages.adds(currencyPrefix)}`,
  /** Beside the price, which does not include it (CART-01). */
  installation: (fee: string): string =>
    `Optional installation: ${fee} each, arranged by phone and not included in the price`,
  /** The stock of a product of which the retailer says no more. */
  outOfStock: availabilityMessages['out-of-stock'],
  onBackorder: availabilityMessages['on-backorder'],
  customOrder: SPECIAL_ORDER,
  customOrderCheck: 'Please check size, color and fabric before you order.',
  cannotBuy: (reason: Exclude<CartBlocker, 'other-brand'>): string => cartBlockers[reason],
  addedToCart: (name: string): string => `${name} added to your cart`,
  /** The field accepts as many as a registry does, so the smaller range is explained as the cart's. */
  exceedsInCart: ({ minimum, maximum }: { readonly minimum: number; readonly maximum: number }): string =>
    `A cart takes ${formatCount(minimum)} to ${formatCount(maximum)} of this at a time.`,
  viewCart: 'View Cart',
  /** Example: "On registry # 100200300: 1 of 2 purchased, 1 still needed". */
  onRegistry: (grId: GrId, item: ItemQuantities): string =>
    `On registry # ${grId}: ${purchasedOfWanted(item)}${isPurchased(item) ? '' : `, ${stillNeeded(remaining(item))}`}`,
  /** The registry of the link was not found or does not have the item; a purchase will not count for it (ROUTE-19, BUY-03). */
  notFor: (grId: GrId, reason: 'ItemUnknown' | 'RegistryNotFound'): string =>
    `${reason === 'ItemUnknown' ? `Registry # ${grId} doesn’t include this, or not in this design.` : `We can’t find registry # ${grId}.`} What you add here won’t count toward it.`,
  /** The link to the previous page (SHOP-03). */
  back: (page: ReturnPage['page']): string => backTo[page],
  /** The colors of a product (SHOP-03). */
  color: 'Color',
  colorName: (name: string, isAvailable: boolean): string => (isAvailable ? name : `${name}, out of stock`),
  /** When a whole order arrives, and the price of shipping (CO-02). */
  arrives: ({ usual }: DeliveryPromise): string => `Arrives in ${businessDays(usual.arrival)}`,
  shipping: ({ usual, others }: DeliveryPromise, currencyPrefix: Site['currencyPrefix']): string =>
    [
      usual.price === 0
        ? `${usual.name} shipping is free.`
        : `${usual.name} shipping is ${formatPrice(currencyPrefix, usual.price)} for the whole order.`,
      ...others.map(
        ({ name, arrival, price }) => `${name} takes ${businessDays(arrival)}, ${formatPrice(currencyPrefix, price)}.`,
      ),
    ].join(' '),
  /** A site that takes nothing back says so. */
  returns: ({ returnDays }: Pick<Site, 'returnDays'>): string =>
    returnDays === 0 ? 'All sales are final' : `Returns within ${returnDays} ${returnDays === 1 ? 'day' : 'days'}`,
  returnsHelp: NOT_RETURNED,

  addToRegistry: 'Add to Registry',
  chooseRegistry: 'Choose a registry',
  added: 'ADDED',
  /** The number that was really added (ADD-01). */
  addedToRegistry: (count: number): string =>
    count === 0
      ? `Your registry already asks for ${WANTED_QUANTITY.maximum} of these, so none were added.`
      : `${formatCount(count)} ${count === 1 ? 'item' : 'items'} added to your registry.`,
  /** An earlier, unconfirmed attempt had succeeded with a different number (CART-08). */
  addedEarlier: (count: number): string =>
    `${formatCount(count)} ${count === 1 ? 'item was' : 'items were'} added to your registry when you tried before. Nothing more was added. To add more, press again.`,
  noRegistry: 'You don’t have a registry yet.',
  registriesUnread: 'We couldn’t load your registries.',
  tryAgain: 'Try Again',
  cannotList: (reason: RegistryBlocker): string => registryBlockers[reason],
  /** A registry in the list of the person's own. */
  registry: (own: OwnRegistry): string =>
    `${registrantNames(own)}, ${eventNameOf(own.eventType)}, ${eventDayText(own)}`,
  /** Like `registry`, with its number, when two would read the same. */
  counterpart: (own: OwnRegistry): string =>
    `${registrantNames(own)}, ${eventNameOf(own.eventType)}, ${eventDayText(own)}, # ${own.grId}`,
  head: (site: Pick<Site, 'name'>, { name, description }: Pick<Product, 'name' | 'description'>): PageHeadMessages => ({
    title: `${name} | ${site.name}`,
    description: description.trim() === '' ? `${name} at ${site.name}.` : description,
  }),
  /** Alternative text of the preview picture. */
  previewPicture: ({ name }: Pick<Site, 'name'>): string => `An illustration of a home, from ${name}`,
} as const;

/** Why something was not added to the registry (ADD-01, ADD-02). */
export const notListed = (reason: ListRefusal | AddItemRefusal | KeyRefusal | Fault): string => {
  switch (reason._tag) {
    case 'SignInNeeded':
    case 'RegistryNotFound':
    case 'NotOwner':
      return ownerRefused(reason);
    case 'QuantityOutOfRange':
      return quantityOutOfRange(reason);
    case 'ProductUnknown':
      return 'This product is no longer available.';
    case 'BrandMismatch':
      return 'This product is our other brand’s. Reload the page and try again.';
    case 'NoLongerAvailable':
      return registryBlockers['no-longer-available'];
    case 'NotAddable':
      return 'This product can’t be added to a registry.';
    case 'PersonalizationMissing':
      return registryBlockers['design-missing'];
    case 'IdempotencyKeyReused':
    case 'RequestInProgress':
      return keyRefused(reason);
    case 'Unavailable':
    case 'CookiesRefused':
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'TooManyRequests':
      return faultSentence(reason);
  }
};

const sides: Readonly<Record<Measure['side'], string>> = { width: 'W', height: 'H', depth: 'D' };

/** Dimensions in one line (ITEM-10): `11"W × 4.5"H × 11"D`, or `28W × 11.5H × 28D cm`; empty when none is known. */
export const dimensionSummary = (unit: Dimensions['unit'], measures: ReadonlyArray<Measure>): string => {
  if (measures.length === 0) return '';
  const mark = unit === 'in' ? '"' : '';
  const line = measures.map(({ side, amount }) => `${amount}${mark}${sides[side]}`).join(' × ');
  return unit === 'in' ? line : `${line} cm`;
};
