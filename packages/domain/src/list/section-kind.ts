import { type RegistryItem, type ShelfStatus, shelfStatus } from '../item/index.ts';
import type { ItemBrand } from '../site/index.ts';
import { categoryName, OTHER_CATEGORY } from './category-name.ts';
import type { GroupBy, SortBy } from './list-choice.ts';
import { bandOf, bandPrice, type PriceBand } from './price-band.ts';

/** What the items of a section have in common. */
export type SectionKind =
  | { readonly _tag: 'NoLongerAvailable' }
  | { readonly _tag: 'Category'; readonly name: string }
  | { readonly _tag: 'PriceBand'; readonly band: PriceBand }
  | { readonly _tag: 'Status'; readonly status: ShelfStatus }
  | { readonly _tag: 'Brand'; readonly brand: ItemBrand };

/** For what can be had. */
const kinds: Readonly<Record<SortBy | Exclude<GroupBy, 'all'>, (item: RegistryItem) => SectionKind>> = {
  category: (item) => ({ _tag: 'Category', name: categoryName(item) }),
  price: (item) => ({ _tag: 'PriceBand', band: bandOf(bandPrice(item)) }),
  status: (item) => ({ _tag: 'Status', status: shelfStatus(item) }),
  brand: ({ product }) => ({ _tag: 'Brand', brand: product.brand }),
};

/** Into which section an item falls; what is no longer available has its own under each (LIST-04). */
export const sectionKind = (by: SortBy | Exclude<GroupBy, 'all'>): ((item: RegistryItem) => SectionKind) => {
  const kindOf = kinds[by];
  return (item) => (item.product.isNla ? { _tag: 'NoLongerAvailable' } : kindOf(item));
};

/** A section's name: `category-{name}`, the band's key, `status-{status}`, `brand-{brand}`, or `no-longer-available`. */
export const sectionKey = (kind: SectionKind): string => {
  switch (kind._tag) {
    case 'NoLongerAvailable':
      return 'no-longer-available';
    case 'Category':
      return `category-${kind.name}`;
    case 'PriceBand':
      return kind.band.key;
    case 'Status':
      return `status-${kind.status}`;
    case 'Brand':
      return `brand-${kind.brand}`;
  }
};

const statusPlaces: Readonly<Record<ShelfStatus, number>> = {
  'still-needed': 0,
  'being-discontinued': 1,
  fulfilled: 2,
};
const brandPlaces: Readonly<Record<ItemBrand, number>> = { main: 0, modern: 1 };

/** A section's place: no-longer-available first, "Other" last, between them the category's lowest sequence, the band's price, or the table's place. */
export const placeOf = (kind: SectionKind, items: ReadonlyArray<RegistryItem>): number => {
  switch (kind._tag) {
    case 'NoLongerAvailable':
      return Number.NEGATIVE_INFINITY;
    case 'Category':
      return kind.name === OTHER_CATEGORY
        ? Number.POSITIVE_INFINITY
        : items.reduce((lowest, { product }) => Math.min(lowest, product.categorySequence), Number.MAX_VALUE);
    case 'PriceBand':
      return kind.band.from;
    case 'Status':
      return statusPlaces[kind.status];
    case 'Brand':
      return brandPlaces[kind.brand];
  }
};
