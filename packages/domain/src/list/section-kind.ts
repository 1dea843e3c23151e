import { number as N, string as S } from 'fp-ts';
import { type AvailableItemStatus, availableItemStatus, type RegistryItem } from '../item/index.ts';
import type { ItemBrand } from '../site/index.ts';
import type { GroupBy, SortBy } from './list-choice.ts';
import { bandOf, bandPrice, type PriceBand } from './price-band.ts';

/** The category of items without one. */
export const OTHER_CATEGORY = 'Other';

/** The category of an item, as sections and filters name it (LIST-02, LIST-06). */
export const categoryName = ({ product }: RegistryItem): string => product.categoryName.trim() || OTHER_CATEGORY;

/** The common property of a section's items. */
export type SectionKind =
  | { readonly _tag: 'NoLongerAvailable' }
  | { readonly _tag: 'All' }
  | { readonly _tag: 'Category'; readonly name: string }
  | { readonly _tag: 'PriceBand'; readonly band: PriceBand }
  | { readonly _tag: 'Status'; readonly status: AvailableItemStatus }
  | { readonly _tag: 'Brand'; readonly brand: ItemBrand };

/** The ways in which a list can be divided. */
export type SectionBy = SortBy | Exclude<GroupBy, 'all'>;

/**
 * The name of an item's section; undefined for items that are no longer available. Cheaper than `sectionKind`, because
 * it is computed for every item.
 */
export const sectionName = (by: SectionBy, item: RegistryItem): string | undefined => {
  if (item.product.isNla) return undefined;
  switch (by) {
    case 'category':
      return categoryName(item);
    case 'price':
      return bandOf(bandPrice(item)).key;
    case 'status':
      return availableItemStatus(item);
    case 'brand':
      return item.product.brand;
  }
};

/** The section of an available item, per way of dividing the list. */
const kinds: Readonly<Record<SectionBy, (item: RegistryItem) => SectionKind>> = {
  category: (item) => ({ _tag: 'Category', name: categoryName(item) }),
  price: (item) => ({ _tag: 'PriceBand', band: bandOf(bandPrice(item)) }),
  status: (item) => ({ _tag: 'Status', status: availableItemStatus(item) }),
  brand: ({ product }) => ({ _tag: 'Brand', brand: product.brand }),
};

/** The section of an item; items that are no longer available always have their own section (LIST-04). */
export const sectionKind = (by: SectionBy): ((item: RegistryItem) => SectionKind) => {
  const kindOf = kinds[by];
  return (item) => (item.product.isNla ? { _tag: 'NoLongerAvailable' } : kindOf(item));
};

/**
 * The key of a section: `category-{name}`, the band's key, `status-{status}`, `brand-{brand}`,
 * `no-longer-available`, or `all` for a list without sections.
 */
export const sectionKey = (kind: SectionKind): string => {
  switch (kind._tag) {
    case 'NoLongerAvailable':
      return 'no-longer-available';
    case 'All':
      return 'all';
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

/** Statuses, in the order of their sections. */
const statuses: ReadonlyArray<AvailableItemStatus> = ['still-needed', 'being-discontinued', 'fulfilled'];

/**
 * The sort position of a section: no-longer-available first, "Other" last; in between, the lowest sequence of a
 * category's items, the price of a band, or the position among the statuses; brands are in the order of their keys.
 */
export const placeOf = (kind: SectionKind, lowestSequence: number): number => {
  switch (kind._tag) {
    case 'NoLongerAvailable':
    case 'All':
      return Number.NEGATIVE_INFINITY;
    case 'Category':
      return kind.name === OTHER_CATEGORY ? Number.POSITIVE_INFINITY : lowestSequence;
    case 'PriceBand':
      return kind.band.from;
    case 'Status':
      return statuses.indexOf(kind.status);
    case 'Brand':
      return 0;
  }
};

/** Sorts by position, and equal positions by key. */
export const sortedByPlace = <A extends { readonly key: string }>(
  all: ReadonlyArray<A>,
  place: (value: A) => number,
): ReadonlyArray<A> =>
  all
    .map((value) => ({ one: value, at: place(value) }))
    .sort((a, b) => N.Ord.compare(a.at, b.at) || S.Ord.compare(a.one.key, b.one.key))
    .map(({ one: value }) => value);
