import { displaySku, type Sku } from '../../identity/index.ts';
import { isPurchased, type Personalization, type RegistryItem } from '../../item/index.ts';
import { isBlank } from '../../text/index.ts';
import { givenSoFar } from './count.ts';
import { formatCount, formatRating } from './formats.ts';
import { personalizationSummaryMessages } from './personalization.ts';

/** The card of an item. */
export const itemCardMessages = {
  mostLoved: 'Most Loved',
  mostLovedShelf: 'Most Loved',
  /** Opens the dialog for changing an item (MAN-01). */
  manageItem: 'Manage Item',
  manageItemLabel: (name: string): string => `Manage Item: ${name}`,
  /** For registrants; guests see the fund. */
  groupGift: 'Group Gift',
  /** The badge (ITEM-09). */
  markdown: (markdown: 'permanent' | 'temporary'): string => (markdown === 'permanent' ? 'Clearance' : 'Sale'),
  /** Screen reader labels before a reduced price and before the regular price. */
  currentPriceLabel: 'current price',
  regularPriceLabel: 'regular price',
  /** The accessible name of the rating; the card shows only the two numbers. */
  rating: (rating: number, reviews: number): string =>
    `Rated ${formatRating(rating)} out of 5, ${formatCount(reviews)} ${reviews === 1 ? 'review' : 'reviews'}`,
  /** The SKU as shown (PAGE-12). */
  sku: (sku: Sku): string => `SKU ${displaySku(sku)}`,
  /** “A & J, Est. 2027”; empty when there is no text. */
  personalization: ({ line1, line2 }: Personalization): string =>
    personalizationSummaryMessages.shortLines({ lines: [line1, line2].filter((line) => !isBlank(line)) }),
  beingDiscontinued: 'Being discontinued',
  /** All wanted units are purchased (ITEM-03). */
  purchased: 'Purchased',
  /** The product is not sold any more (ITEM-04). */
  noLongerAvailable: 'No longer available',
  quantityOf: (name: string): string => `Quantity of ${name}`,
  fewer: (name: string): string => `One fewer of ${name}`,
  more: (name: string): string => `One more of ${name}`,
  addToCart: 'Add to Cart',
  /** The accessible name: there is one on every card. */
  addToCartLabel: (name: string): string => `Add to Cart: ${name}`,
  /** In place of “Add to Cart” (BUY-09). */
  outOfStock: 'Out of Stock',
  adding: 'Adding to your cart…',
  added: 'ADDED',
  addedAnnouncement: (name: string): string => `${name} added to your cart`,
  /** For an item of the other brand: the brand that sells it, and the link to it (XB-04). */
  soldAt: (brand: string): string => `Sold at ${brand}.`,
  buyOn: (brand: string): string => `Buy on ${brand}`,
  buyOnLabel: (brand: string, name: string): string => `Buy on ${brand}: ${name}`,
  /** A group gift of the other brand (GG-01). */
  contributeOn: (brand: string): string => `Contribute on ${brand}`,
  contributeOnLabel: (brand: string, name: string): string => `Contribute on ${brand}: ${name}`,
  /** For an item of the other brand whose stock this site does not know (ITEM-14). */
  checkAvailabilityAt: (brand: string): string => `Check availability at ${brand}`,
  checkAvailabilityAtLabel: (brand: string, name: string): string => `Check availability at ${brand}: ${name}`,
  opensInNewTab: '(opens in a new tab)',
  /** An owner's link to items similar to one that cannot be bought (ROUTE-07), and its accessible name, since every card may have one. */
  seeSimilar: 'See Similar Items',
  seeSimilarLabel: (name: string): string => `See Similar Items: ${name}`,
  viewDetails: 'View Details',
  viewDetailsLabel: (name: string): string => `View Details: ${name}`,
  /** For registrants; guests read why it cannot be bought (ITEM-04). */
  personalizationError: 'There’s a mistake in this gift’s personalization.',
  /** Announced when someone bought it or contributed to it (LIVE-01). */
  boughtLabel: (item: RegistryItem): string =>
    `${item.product.name}, ${isPurchased(item) ? 'now purchased' : givenSoFar(item)}`,
} as const;
