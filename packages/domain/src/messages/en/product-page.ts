import { formatDay } from '../../calendar/index.ts';
import type { CartBlocker } from '../../cart/index.ts';
import type { KeyRefusal } from '../../idempotency/index.ts';
import type { GrId } from '../../identity/index.ts';
import { type Counted, isPurchased, type PersonalizationType, type Product, remaining } from '../../item/index.ts';
import type { Fault, ListRefusal } from '../../ports/index.ts';
import { WANTED_QUANTITY } from '../../quantity/index.ts';
import type { AddItemRefusal, OwnRegistry, RegistryBlocker } from '../../registry/index.ts';
import type { Site } from '../../site/index.ts';
import { availabilityMessages } from './availability.ts';
import { formatCount } from './count.ts';
import { faultSentence } from './fault.ts';
import { keyRefused } from './key-refusal.ts';
import type { PageHeadMessages } from './page-head.ts';
import { personalizationMessages } from './personalization.ts';
import { quantityOutOfRange } from './quantity.ts';
import { ownerRefused } from './registry.ts';
import { registrantNames } from './registry-name.ts';
import { purchasedOfWanted, stillNeeded } from './section-counts.ts';
import { SPECIAL_ORDER } from './special-order.ts';

/** How to read: what a product of the kind on the left can carry (PERS-01). */
const designs: Readonly<Record<Exclude<PersonalizationType, 0>, string>> = {
  100: 'Made with your own text on it.',
  700: 'Can be monogrammed or embroidered with your own text.',
  705: 'Can be etched with your own text.',
};

const cartHindrances: Readonly<Record<Exclude<CartBlocker, 'other-brand'>, string>> = {
  'no-longer-available': 'No longer available',
  'made-to-order': 'Made to order. Choose its options in one of our stores or by phone.',
};

const registryHindrances: Readonly<Record<RegistryBlocker, string>> = {
  'no-longer-available': 'Items that are no longer available can’t be added to a registry.',
  'made-to-order': 'Made-to-order items can’t be added to a registry.',
  'not-from-stock': 'Only items we keep in stock can be added to a registry.',
  'design-missing': 'This needs a design before it can be added to a registry.',
};

/** What stands on the page of a product (ROUTE-19). */
export const productPageMessages = {
  loading: 'Loading the product',
  trail: 'Breadcrumb',
  pictures: (name: string): string => `Pictures of ${name}`,
  showPicture: (index: number, count: number): string => `Picture ${index + 1} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
  ratingSeen: (rating: number, reviews: number): string =>
    `${rating.toFixed(1)} (${formatCount(reviews)} ${reviews === 1 ? 'review' : 'reviews'})`,
  details: 'Details',
  highlights: 'Highlights',
  dimensions: 'Dimensions',
  personalization: 'Personalization',
  /** What can be put on it, and that the price has it in it (PERS-01); empty when nothing can. */
  design: (type: PersonalizationType, currencyPrefix: Site['currencyPrefix']): string =>
    type === 0 ? '' : `${designs[type]} ${personalizationMessages.adds(currencyPrefix)}`,
  /** Beside the price, before one chooses: nobody has to take it, and the price has nothing of it in it (CART-01). */
  installation: (fee: string): string =>
    `Optional installation: ${fee} each, arranged by phone and not included in the price`,
  outOfStock: availabilityMessages.stock(false),
  customOrder: SPECIAL_ORDER,
  customOrderCheck: 'Please check size, color and fabric before you order.',
  cannotBuy: (reason: Exclude<CartBlocker, 'other-brand'>): string => cartHindrances[reason],
  addedToCart: (name: string): string => `${name} added to your cart`,
  /** The field goes as far as a registry does, so the cart's bounds are called the cart's. */
  exceedsInCart: ({ minimum, maximum }: { readonly minimum: number; readonly maximum: number }): string =>
    `A cart takes ${formatCount(minimum)} to ${formatCount(maximum)} of this at a time.`,
  viewCart: 'View Cart',
  /** For whom it is looked at: "On registry # 100200300: 1 of 2 purchased, 1 still needed". */
  onRegistry: (grId: GrId, item: Counted): string =>
    `On registry # ${grId}: ${purchasedOfWanted(item)}${isPurchased(item) ? '' : `, ${stillNeeded(remaining(item))}`}`,
  /** It was looked at for a registry, and is a product by itself: what went wrong with that, and that nothing counts for the registry (ROUTE-19, BUY-03). */
  notFor: (grId: GrId, reason: 'ItemUnknown' | 'RegistryNotFound'): string =>
    `${reason === 'ItemUnknown' ? `Registry # ${grId} doesn’t include this, or not in this design.` : `We can’t find registry # ${grId}.`} What you add here won’t count toward it.`,
  backToRegistry: 'Back to the registry',
  addToRegistry: 'Add to Registry',
  chooseRegistry: 'Choose a registry',
  added: 'ADDED',
  /** ADD-01: the number that was really added. */
  addedToRegistry: (count: number): string =>
    count === 0
      ? `Your registry already asks for ${WANTED_QUANTITY.maximum} of these, so none were added.`
      : `${formatCount(count)} ${count === 1 ? 'item' : 'items'} added to your registry.`,
  /** CART-08: an earlier try had added them without an answer, and another number was asked for then. */
  addedEarlier: (count: number): string =>
    `${formatCount(count)} ${count === 1 ? 'item was' : 'items were'} added to your registry when you tried before. Nothing more was added. To add more, press again.`,
  noRegistry: 'You don’t have a registry yet.',
  registriesUnread: 'We couldn’t load your registries.',
  tryAgain: 'Try Again',
  cannotList: (reason: RegistryBlocker): string => registryHindrances[reason],
  /** One of several registries, told apart by names and day. */
  registry: (own: OwnRegistry): string => `${registrantNames(own)}, ${own.eventType.name}, ${formatDay(own.eventDate)}`,
  /** A registry that would read like another one. */
  counterpart: (own: OwnRegistry): string =>
    `${registrantNames(own)}, ${own.eventType.name}, ${formatDay(own.eventDate)}, # ${own.grId}`,
  head: (site: Pick<Site, 'name'>, { name, description }: Pick<Product, 'name' | 'description'>): PageHeadMessages => ({
    title: `${name} | ${site.name}`,
    description: description.trim() === '' ? `${name} at ${site.name}.` : description,
  }),
  /** What can be seen on the picture of a link to a product. */
  previewPicture: ({ name }: Pick<Site, 'name'>): string => `An illustration of a home, from ${name}`,
} as const;

/** Why nothing was put on the registry (ADD-01, ADD-02). */
export const notListed = (reason: ListRefusal | AddItemRefusal | KeyRefusal | Fault): string => {
  switch (reason._tag) {
    case 'SignInNeeded':
    case 'RegistryNotFound':
    case 'NotOwner':
      return ownerRefused(reason);
    case 'QuantityOutOfRange':
      return quantityOutOfRange(reason);
    case 'ProductUnknown':
      return 'This product is no longer sold.';
    case 'BrandMismatch':
      return 'This product is our other brand’s. Reload the page and try again.';
    case 'NoLongerAvailable':
      return registryHindrances['no-longer-available'];
    case 'NotAddable':
      return 'This product can’t be added to a registry.';
    case 'PersonalizationMissing':
      return registryHindrances['design-missing'];
    case 'IdempotencyKeyReused':
    case 'RequestInProgress':
      return keyRefused(reason);
    case 'Unavailable':
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'TooManyRequests':
      return faultSentence(reason);
  }
};
