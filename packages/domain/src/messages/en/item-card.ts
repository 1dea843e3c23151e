import { displaySku, type Sku } from '../../identity/index.ts';
import { isPurchased, type Personalization, type RegistryItem } from '../../item/index.ts';
import type { ItemBrand } from '../../site/index.ts';
import { isBlank } from '../../text/index.ts';
import { formatCount } from './count.ts';
import { personalizationSummaryMessages } from './personalization-summary.ts';
import { givenSoFar } from './section-counts.ts';

const brandNames: Readonly<Record<ItemBrand, string>> = { main: 'Hearth & Field', modern: 'Mode Two' };

/** What stands on the card of an item. */
export const itemCardMessages = {
  mostLoved: 'Most Loved',
  /** To its registrant; a guest sees the fund. */
  groupGift: 'Group Gift',
  /** ITEM-09: on the badge. */
  markdown: (markdown: 'permanent' | 'temporary'): string => (markdown === 'permanent' ? 'Clearance' : 'Sale'),
  brand: (brand: ItemBrand): string => brandNames[brand],
  /** Heard before a lowered price, and before the one struck through. */
  currentPriceLabel: 'current price',
  regularPriceLabel: 'regular price',
  /** The rating as it is heard; a card shows only the two numbers. */
  rating: (rating: number, reviews: number): string =>
    `Rated ${rating.toFixed(1)} out of 5, ${formatCount(reviews)} ${reviews === 1 ? 'review' : 'reviews'}`,
  /** PAGE-12. */
  sku: (sku: Sku): string => `SKU ${displaySku(sku)}`,
  /** The words on a personalized item: “A & J, Est. 2027”; empty when there are none. */
  personalization: ({ line1, line2 }: Personalization): string =>
    personalizationSummaryMessages.shortLines({ lines: [line1, line2].filter((line) => !isBlank(line)) }),
  beingDiscontinued: 'Being discontinued',
  /** ITEM-03. */
  purchased: 'Purchased',
  /** ITEM-04. */
  noLongerAvailable: 'No longer available',
  quantityOf: (name: string): string => `Quantity of ${name}`,
  fewer: (name: string): string => `One fewer of ${name}`,
  more: (name: string): string => `One more of ${name}`,
  addToCart: 'Add to Cart',
  /** The accessible name of the button: there is one on every card. */
  addToCartLabel: (name: string): string => `Add to Cart: ${name}`,
  adding: 'Adding to your cart…',
  added: 'ADDED',
  addedAnnouncement: (name: string): string => `${name} added to your cart`,
  /** An item of the other brand (XB-04): where it is sold, and the way there. */
  soldAt: (brand: ItemBrand): string => `Sold at ${brandNames[brand]}.`,
  buyOn: (brand: ItemBrand): string => `Buy on ${brandNames[brand]}`,
  buyOnLabel: (brand: ItemBrand, name: string): string => `Buy on ${brandNames[brand]}: ${name}`,
  /** GG-01: a group gift of the other brand is given to there. */
  contributeOn: (brand: ItemBrand): string => `Contribute on ${brandNames[brand]}`,
  contributeOnLabel: (brand: ItemBrand, name: string): string => `Contribute on ${brandNames[brand]}: ${name}`,
  /** ITEM-14: where this site does not know. */
  checkAvailabilityAt: (brand: ItemBrand): string => `Check availability at ${brandNames[brand]}`,
  checkAvailabilityAtLabel: (brand: ItemBrand, name: string): string =>
    `Check availability at ${brandNames[brand]}: ${name}`,
  opensInNewTab: '(opens in a new tab)',
  viewDetails: 'View Details',
  viewDetailsLabel: (name: string): string => `View Details: ${name}`,
  /** To its registrant (ITEM-04); a guest hears why it cannot be bought. */
  personalizationError: 'There’s a mistake in this item’s personalization.',
  /** LIVE-01: what is read out when somebody has bought it, or given money to it. */
  boughtLabel: (item: RegistryItem): string =>
    `${item.product.name}, ${isPurchased(item) ? 'now purchased' : givenSoFar(item)}`,
} as const;
