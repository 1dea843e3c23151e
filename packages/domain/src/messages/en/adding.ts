import { option as O } from 'fp-ts';
import type { AddDisabled, AddedLayerLink, AddTarget } from '../../adding/index.ts';
import { displaySku, type GrId, type Sku } from '../../identity/index.ts';
import { type Product, shownPrice } from '../../item/index.ts';
import type { CustomOrder } from '../../ports/index.ts';
import type { AddedItem } from '../../registry/index.ts';
import type { Site } from '../../site/index.ts';
import { itemCount } from './count.ts';
import { formatCount, formatPrice } from './formats.ts';
import { itemCardMessages } from './item-card.ts';
import { productPageMessages } from './product-page.ts';

/** Labels of the links after adding (ADD-04). */
const ways: Readonly<Record<AddedLayerLink['_tag'], string>> = {
  ContinueShopping: 'Continue Shopping',
  ScanAnother: 'Scan Another Item',
  ViewRegistry: 'View Registry',
  ViewChecklist: 'View Checklist',
};

const acceptances: Readonly<Record<AddTarget, string>> = {
  registry: 'Accept Terms And Add To Registry',
  cart: 'Accept Terms And Add To Cart',
};

/** Title and buttons of the dialog with the terms of a custom order (ADD-05). */
export const termsMessages = {
  title: 'Confirm Your Selection',
  accept: (to: AddTarget): string => acceptances[to],
  decline: 'Decline',
} as const;

const skuText = (sku: Sku): string => `SKU ${displaySku(sku)}`;
const quantityText = (added: number): string => `Quantity ${formatCount(added)}`;

/** The layer after something was added to a registry (ADD-04). */
export const addedLayerMessages = {
  /** Heading for that many added units; 0 means that the registry already had the maximum. */
  heading: (count: number): string =>
    count === 0 ? productPageMessages.addedToRegistry(0) : `${itemCount(count)} added to your registry`,
  /** Over a thumbnail, beside the name and the price of one unit. */
  sku: skuText,
  quantity: quantityText,
  /** The accessible name of a thumbnail: name, SKU, unit price (with the regular price when reduced) and how many were added. */
  tooltipLabel: (
    { product, added }: Pick<AddedItem, 'product' | 'added'>,
    { currencyPrefix }: Pick<Site, 'currencyPrefix'>,
  ): string => {
    const { current, struck } = shownPrice(product);
    const price = formatPrice(currencyPrefix, current);
    return [
      product.name,
      skuText(product.sku),
      ...(O.isNone(struck)
        ? [price]
        : [
            `${itemCardMessages.currentPriceLabel} ${price}`,
            `${itemCardMessages.regularPriceLabel} ${formatPrice(currencyPrefix, struck.value)}`,
          ]),
      ...(added === 0 ? [] : [quantityText(added)]),
    ].join(', ');
  },
  way: (way: AddedLayerLink['_tag']): string => ways[way],
  help: ({ phone }: Pick<Site, 'phone'>): string => `Need help? Call ${phone}, Mon-Sun 8am-9pm CT`,
  extras: 'Extras and Essentials We Recommend',
  addExtra: 'Add',
  addExtraLabel: (name: string): string => `Add ${name}`,
  extraAdded: 'Added',
  extraAddedAnnouncement: (name: string): string => `Added ${name}`,
  items: 'Items added',
} as const;

/** Before the name of the registry that items are added to. */
export const addingToMessages = { label: 'Adding to' } as const;

/** The toast after something was added (ADD-01, ADD-07, ADD-10). */
export const addedToastMessages = {
  added: productPageMessages.addedToRegistry,
  addedEarlier: productPageMessages.addedEarlier,
  registry: (grId: GrId): string => `Registry # ${grId}`,
  view: ways.ViewRegistry,
  more: 'See Matching Gifts',
  dismiss: 'Close',
} as const;

/** The Add to Registry button and what is shown beside it (ADD-02, ADD-03). */
export const addButtonMessages = {
  add: productPageMessages.addToRegistry,
  addLabel: (name: string): string => `${productPageMessages.addToRegistry}: ${name}`,
  /** Announced while the request is pending; the button shows a spinner. */
  adding: 'Adding to your registry…',
  added: productPageMessages.added,
  addedAnnouncement: (name: string): string => `${productPageMessages.added}: ${name}`,
  /** The link in place of the button: "2 on your registry. Edit". */
  edit: (wanted: number): string => `${formatCount(wanted)} on your registry. Edit`,
  editLabel: (name: string, wanted: number): string =>
    `${formatCount(wanted)} on your registry. Edit the quantity of ${name}`,
  /** For a product that cannot be added without a design. */
  personalize: 'Personalize to Add',
  /** Beside the design form until the text is confirmed. */
  confirmFirst: 'Confirm your text above first, then add it to your registry.',
  tryAgain: productPageMessages.tryAgain,
  /** Why the button is disabled; empty when the button itself says enough. */
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

/** States of the terms dialog while the terms are read (ADD-05). */
export const termsDialogMessages = {
  loading: 'Loading the terms',
  gone: 'This is no longer available. Please choose something else.',
} as const;

/** The terms to accept before the product is ordered; `none` if it has none (ADD-05). */
export const customOrderTerms = ({
  hasCustomOrderConfirmation,
  availabilityMessage,
}: Pick<Product, 'hasCustomOrderConfirmation' | 'availabilityMessage'>): O.Option<CustomOrder> =>
  hasCustomOrderConfirmation
    ? O.some({
        title: termsMessages.title,
        termsHtml: `<p>${productPageMessages.customOrder}</p><ul><li>${productPageMessages.customOrderCheck}</li></ul>`,
        leadTime: availabilityMessage,
      })
    : O.none;
