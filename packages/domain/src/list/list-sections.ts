/*
 * [LIST-04] Hides items that are no longer available from guests, in every view.
 *
 * @example visibleItems('guest', [exampleItem({ product: exampleProduct({ isNla: true }) })]) // => []
 */
import { function as F, number as N, ord as Ord, readonlyArray as RA } from 'fp-ts';
import { can, type Role } from '../account/index.ts';
import { type ItemQuantities, isPurchased, type RegistryItem } from '../item/index.ts';
import { passesFilters } from './filter-match.ts';
import { type GiftOption, type GroupBy, type ListFilters, matchesGiftOption, type SortBy } from './list-choice.ts';
import { bandPrice } from './price-band.ts';
import {
  placeOf,
  type SectionBy,
  type SectionKind,
  sectionKey,
  sectionKind,
  sectionName,
  sortedByPlace,
} from './section-kind.ts';

/** A test of whether the reader sees an item at all. */
export const isVisibleTo = (role: Role): ((item: RegistryItem) => boolean) => {
  return can({ role }, 'page', 'seeNoLongerAvailable') ? F.constTrue : ({ product }) => !product.isNla;
};

/** The items that the reader sees, in their order. */
export const visibleItems = (role: Role, items: ReadonlyArray<RegistryItem>): ReadonlyArray<RegistryItem> =>
  items.filter(isVisibleTo(role));

/*
 * [LIST-02] [LIST-04] [LIST-05] [LIST-07] [ITEM-03] A list falls into sections: by category, in the shop's order, or by price band, or, when it is grouped, by status or by
 * brand with the sort's order inside. What is no longer available comes first in its own section, which only registrants see. What is purchased comes last in its section.
 *
 * @example listSections({ role: 'registrant', sortBy: 'price', groupBy: 'all', giftOption: 'all', filters: NO_FILTERS }, [
 *     exampleItem({ product: exampleProduct({ currentPrice: centsOf(4_900) }) }),
 *     exampleItem({ product: exampleProduct({ currentPrice: centsOf(1_495) }) }),
 *     exampleItem({ product: exampleProduct({ isNla: true }) }),
 *   ]).map(({ key }) => key) // => ['no-longer-available', '0-20', '20-50']
 */

/** A part of the list under one heading. */
export interface Section {
  /** Unique within the list. */
  readonly key: string;
  readonly kind: SectionKind;
  readonly items: ReadonlyArray<RegistryItem>;
  readonly sectionCounts: SectionCounts;
}

/** The reader of a list, and their choices. */
export interface Reading {
  readonly role: Role;
  readonly sortBy: SortBy;
  readonly groupBy: GroupBy;
  readonly giftOption: GiftOption;
  readonly filters: ListFilters;
}

type Items = ReadonlyArray<RegistryItem>;
/** The items of one section, in the order of the list. */
type Bucket = [RegistryItem, ...RegistryItem[]];

const bucketsBy = (by: SectionBy, items: Items): ReadonlyArray<Bucket> => {
  const buckets = new Map<string | undefined, Bucket>();
  for (const item of items) {
    const name = sectionName(by, item);
    const bucket = buckets.get(name);
    if (bucket === undefined) buckets.set(name, [item]);
    else bucket.push(item);
  }
  return [...buckets.values()];
};

const byPrice = Ord.contramap(({ price }: { readonly price: number }) => price)(N.Ord);

/** Each price is computed once. Items of the same price keep their order. */
const cheapestFirst = (items: Items): Items =>
  RA.sort(byPrice)(items.map((item) => ({ item, price: bandPrice(item) }))).map(({ item }) => item);

const purchasedLast = (items: Items): Items => {
  const { left: needed, right: purchased } = RA.partition(isPurchased)(items);
  return [...needed, ...purchased];
};

/** Whether an item is shown to this reader, given their choices. */
export const isShownIn = ({ role, giftOption, filters }: Reading): ((item: RegistryItem) => boolean) => {
  const [isVisible, isOfGiftOption, isOfFilters] = [
    isVisibleTo(role),
    matchesGiftOption(giftOption),
    passesFilters(filters),
  ];
  return (item) => isVisible(item) && isOfGiftOption(item) && isOfFilters(item);
};

const lowestSequence = (items: Items): number =>
  items.reduce((lowest, { product }) => Math.min(lowest, product.categorySequence), Number.MAX_VALUE);

const sectionsBy = (by: SectionBy, sortBy: SortBy, items: Items): ReadonlyArray<Section> => {
  const sections = bucketsBy(by, items).map((bucket): Section => {
    const kind = sectionKind(by)(bucket[0]);
    const sorted = sortBy === 'price' ? cheapestFirst(bucket) : bucket;
    return { key: sectionKey(kind), kind, items: purchasedLast(sorted), sectionCounts: sectionCounts(bucket) };
  });
  return sortedByPlace(sections, (section) => placeOf(section.kind, lowestSequence(section.items)));
};

/** The sections of a list as its reader sees them; `items` are in the order in which they were added. */
export const listSections = (reading: Reading, items: Items): ReadonlyArray<Section> => {
  const { sortBy, groupBy } = reading;
  const shown = items.filter(isShownIn(reading));
  if (groupBy === 'all') return sectionsBy(sortBy, sortBy, shown);
  // Sorting by price applies within each group; otherwise items are ordered by category before they are grouped.
  if (sortBy === 'price') return sectionsBy(groupBy, sortBy, shown);
  return sectionsBy(
    groupBy,
    sortBy,
    sectionsBy('category', sortBy, shown).flatMap((section) => section.items),
  );
};

/*
 * [LIST-10] Sums up how many units are wanted and how many were bought, over the items that the reader sees; units bought beyond the wanted quantity count too.
 *
 * @example sectionCounts([{ wanted: 2, purchased: 5 }]) // => { items: 2, purchased: 5 }
 */

/** The numbers of units wanted and bought. */
export interface SectionCounts {
  readonly items: number;
  readonly purchased: number;
}

/** Sums the counts of the items. */
export const sectionCounts = (list: ReadonlyArray<ItemQuantities>): SectionCounts => {
  let [items, bought] = [0, 0];
  for (const { wanted, purchased } of list) {
    items += wanted;
    bought += purchased;
  }
  return { items, purchased: bought };
};
