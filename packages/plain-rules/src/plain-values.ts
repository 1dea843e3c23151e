/** Converts the domain's items and registries to plain ones, and remembers the domain's value of each, which the rules need. */

import type { SiteOfLists } from '@gift-registry/adapters-http/wire';
import { itemPrice, type RegistryItem, type RegistryView } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { isRecord, wrongArgument } from './guards.ts';
import type { Item, Registry } from './types.ts';

const registryItems = new WeakMap<object, RegistryItem>();
const registryViews = new WeakMap<object, RegistryView>();
const items = new WeakMap<RegistryItem, Item>();

/** Converts the domain's item to a plain one. */
export const itemOf = (source: RegistryItem): Item => {
  const { identity, product, groupGift, personalization } = source;
  const item: Item = Object.freeze({
    sku: identity.sku,
    personalizationId: identity.personalizationId,
    name: product.name,
    brand: product.brand,
    path: product.path,
    price: itemPrice(source),
    regularPrice: product.regularPrice,
    wanted: source.wanted,
    purchased: source.purchased,
    isMostLoved: source.isMostLoved,
    isNoLongerAvailable: product.isNla,
    isAvailable: product.isAvailable,
    isBackorderable: product.isBackorderable,
    availabilityMessage: product.availabilityMessage,
    isMadeToOrder: product.isMadeToOrder,
    category: product.categoryName,
    color: O.isSome(product.color) ? product.color.value.name : null,
    images: Object.freeze({ ...product.images }),
    personalization: O.isSome(personalization)
      ? Object.freeze({
          font: personalization.value.font,
          line1: personalization.value.line1,
          line2: personalization.value.line2,
          color: personalization.value.color,
        })
      : null,
    groupGift: O.isSome(groupGift) ? Object.freeze({ ...groupGift.value }) : null,
  });
  registryItems.set(item, source);
  items.set(source, item);
  return item;
};

/** What is read of a page state. */
export interface ReadRegistry {
  readonly view: RegistryView;
  readonly site: SiteOfLists;
}

/** Converts the domain's view to a plain registry. */
export const registryOf = ({ view, site }: ReadRegistry): Registry => {
  const { header, totals } = view;
  const { siteId, market, currency, currencyPrefix, sellsGiftCards, guestSort } = site;
  const registry: Registry = Object.freeze({
    grId: view.grId,
    version: view.version,
    revisionId: view.revisionId,
    site: Object.freeze({
      ...{ id: siteId, market, currency, currencyPrefix, sellsGiftCards, guestSort },
      sortOptions: Object.freeze([...site.sortOptions]),
      brandNames: Object.freeze({ ...site.brandNames }),
    }),
    role: view.role,
    eventType: Object.freeze({ ...header.eventType }),
    eventDate: O.toNullable(header.eventDate),
    isDateChanged: header.isDateChanged,
    isPostEvent: header.isPostEvent,
    primaryFirstName: header.primaryFirstName,
    secondaryFirstName: O.toNullable(header.secondaryFirstName),
    greeting: header.greeting,
    shareableUrl: header.shareableUrl,
    totals: Object.freeze({ wanted: totals.items, purchased: totals.purchased }),
    items: Object.freeze(view.items.map(itemOf)),
  });
  registryViews.set(registry, view);
  return registry;
};

const HINT = 'A copy or raw JSON is refused: read the JSON first and pass on what it gives.';

/** The domain's item for a plain item; throws for any other value. */
export const registryItemBehind = (place: string, item: unknown): RegistryItem => {
  const source = isRecord(item) ? registryItems.get(item) : undefined;
  if (source === undefined) throw wrongArgument(place, 'an item that readRegistry or readItem has read', item, HINT);
  return source;
};

/** The domain's view for a plain registry; throws for any other value. */
export const registryViewBehind = (place: string, registry: unknown): RegistryView => {
  const view = isRecord(registry) ? registryViews.get(registry) : undefined;
  if (view === undefined) throw wrongArgument(place, 'a registry that readRegistry has read', registry, HINT);
  return view;
};

/** The plain item for the domain's item; the same object each time. */
export const itemFor = (source: RegistryItem): Item => items.get(source) ?? itemOf(source);
