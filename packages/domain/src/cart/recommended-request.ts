/*
 * [CART-03] [REC-07] Adds a recommended product as one unit: for the registry of the gifts beside it if that still needs it, else as a plain product.
 *
 * @example recommendedRequest(sites.main, skuOf('4821'), [exampleView({ items: [exampleItem({ wanted: 1, purchased: 1 })] })]).grId // => O.none
 */
import { function as F, option as O, readonlyArray as RA } from 'fp-ts';
import { NOT_PERSONALIZED, type Sku } from '../identity/index.ts';
import { type RegistryItem, remaining } from '../item/index.ts';
import type { RegistryView } from '../registry/index.ts';
import type { Selling } from '../site/index.ts';
import type { CartRequest } from './cart-view.ts';
import { purchaseBlocker } from './purchase-blocker.ts';

/** The parts of a registry's list that are searched. */
export type ViewedList = Pick<RegistryView, 'grId' | 'items'>;

const isGiftHere =
  (site: Selling) =>
  (item: RegistryItem): boolean => {
    const { identity, product } = item;
    // A guest's page lists no settled items.
    const listed = O.some({ registry: { settled: [] }, item });
    return remaining(item) > 0 && O.isNone(purchaseBlocker(site, { identity, product, listed }));
  };

/**
 * The request that adds the recommended product to the cart: for the first registry in `lists` that still needs it,
 * otherwise as a plain product. `lists` are the registries of the gifts beside it, with the items that are known.
 */
export const recommendedRequest = (site: Selling, sku: Sku, lists: ReadonlyArray<ViewedList>): CartRequest => ({
  grId: F.pipe(
    lists,
    RA.findFirst(({ items }) =>
      items
        .filter(({ identity }) => identity.sku === sku && identity.personalizationId === NOT_PERSONALIZED)
        .some(isGiftHere(site)),
    ),
    O.map(({ grId }) => grId),
  ),
  identity: { sku, personalizationId: NOT_PERSONALIZED },
  quantity: 1,
});
