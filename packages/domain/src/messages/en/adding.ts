import { option as O } from 'fp-ts';
import type { AddDisabled, AddedLayerWay, AddTarget } from '../../adding/index.ts';
import { displaySku, type GrId, type Sku } from '../../identity/index.ts';
import { shownPrice } from '../../item/index.ts';
import { formatPrice } from '../../money/index.ts';
import type { AddedItem } from '../../registry/index.ts';
import type { Site } from '../../site/index.ts';
import { formatCount, itemCount } from './count.ts';
import { itemCardMessages } from './item-card.ts';
import { productPageMessages } from './product-page.ts';

/** How to read: the way on from the layer is called by the words on the right (ADD-04). */
const ways: Readonly<Record<AddedLayerWay['_tag'], string>> = {
  ContinueShopping: 'Continue Shopping',
  ScanAnother: 'Scan Another Item',
  ViewRegistry: 'View Registry',
  ViewChecklist: 'View Checklist',
};

const acceptances: Readonly<Record<AddTarget, string>> = {
  registry: 'Accept Terms And Add To Registry',
  cart: 'Accept Terms And Add To Cart',
};

/** What stands on the dialog that asks for a custom order's terms (ADD-05). */
export const termsMessages = {
  title: 'Confirm Your Selection',
  accept: (to: AddTarget): string => acceptances[to],
  decline: 'Decline',
} as const;

const skuSaid = (sku: Sku): string => `SKU ${displaySku(sku)}`;
const quantitySaid = (added: number): string => `Quantity ${formatCount(added)}`;

/** What stands on the layer after something was added to a registry (ADD-04). */
export const addedLayerMessages = {
  /** With none added the registry wanted the most there can be already. */
  heading: (count: number): string =>
    count === 0 ? productPageMessages.addedToRegistry(0) : `${itemCount(count)} added to your registry`,
  /** Over a thumbnail, beside its name and the price of one. */
  sku: skuSaid,
  /** How many were added. */
  quantity: quantitySaid,
  /** All that stands over a thumbnail, read at once: name, SKU, price of one and, where it is lowered, the regular one, and how many were added. */
  tooltipLabel: (
    { product, added }: Pick<AddedItem, 'product' | 'added'>,
    { currencyPrefix }: Pick<Site, 'currencyPrefix'>,
  ): string => {
    const { current, struck } = shownPrice(product);
    const price = formatPrice(currencyPrefix, current);
    return [
      product.name,
      skuSaid(product.sku),
      ...(O.isNone(struck)
        ? [price]
        : [
            `${itemCardMessages.currentPriceLabel} ${price}`,
            `${itemCardMessages.regularPriceLabel} ${formatPrice(currencyPrefix, struck.value)}`,
          ]),
      ...(added === 0 ? [] : [quantitySaid(added)]),
    ].join(', ');
  },
  way: (way: AddedLayerWay['_tag']): string => ways[way],
  help: ({ phone }: Pick<Site, 'phone'>): string => `Need help? Call ${phone}, Mon-Sun 8am-9pm CT`,
  extras: 'Extras and Essentials We Recommend',
  addExtra: 'Add',
  addExtraLabel: (name: string): string => `Add ${name}`,
  extraAdded: 'Added',
  extraAddedAnnouncement: (name: string): string => `Added ${name}`,
  items: 'Items added',
} as const;

/** Before the registry to which things are added. */
export const addingToMessages = { label: 'Adding to' } as const;

/** The line at the foot of the page after something was added (ADD-01, ADD-07, ADD-10). */
export const addedToastMessages = {
  added: productPageMessages.addedToRegistry,
  addedEarlier: productPageMessages.addedEarlier,
  registry: (grId: GrId): string => `Registry # ${grId}`,
  view: ways.ViewRegistry,
  more: 'See What Goes with It',
  dismiss: 'Close',
} as const;

/** What stands on and beside the Add to Registry button (ADD-02, ADD-03). */
export const addButtonMessages = {
  add: productPageMessages.addToRegistry,
  addLabel: (name: string): string => `${productPageMessages.addToRegistry}: ${name}`,
  /** Heard while it is on its way; seen is a ring in the button. */
  adding: 'Adding to your registry…',
  added: productPageMessages.added,
  addedAnnouncement: (name: string): string => `${productPageMessages.added}: ${name}`,
  /** The link in its place: "2 on your registry. Edit". */
  edit: (wanted: number): string => `${formatCount(wanted)} on your registry. Edit`,
  editLabel: (name: string, wanted: number): string =>
    `${formatCount(wanted)} on your registry. Edit the quantity of ${name}`,
  /** Where a design comes before adding. */
  personalize: 'Personalize to Add',
  /** Beside the form of the words, until they are confirmed. */
  confirmFirst: 'Confirm your text above first, then add it to your registry.',
  tryAgain: productPageMessages.tryAgain,
  /** Why it cannot be pressed; empty where the button says enough itself. */
  disabled: (reason: AddDisabled): string => {
    switch (reason) {
      case 'flagged':
      case 'loading':
        return '';
      default:
        return productPageMessages.cannotList(reason);
    }
  },
} as const;
