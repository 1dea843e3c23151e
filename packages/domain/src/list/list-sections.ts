/*
 * [LIST-02] [LIST-04] [LIST-05] [LIST-07] [ITEM-03] A list falls into sections: by category, in the shop's order, or by price band, or, when it is grouped, by status or by
 * brand with the sort's order inside. What is no longer available comes first in a section of its own, which only registrants see. What is purchased stands last in its section.
 *
 * Laws:
 * - every shown item is in exactly one section, none is lost or repeated
 * - no section is empty
 * - inside a section the purchased come last, and otherwise items keep their order (by category) or rise in price
 * - categories rise in sequence, then name, and items without one come last; bands rise in price
 * - grouped, an item stands in the section of its status or brand, and in the order in which it stood ungrouped
 * - no-longer-available items stand first, alone, and before registrants only, however the list is grouped
 *
 * @example listSections({ role: 'guest', sortBy: 'price', groupBy: 'all', giftOption: 'all', filters: NO_FILTERS }, items)[0]?.key // => '0-20'
 */
import type { Role } from '../account/index.ts';
import { isPurchased, type RegistryItem } from '../item/index.ts';
import { passes } from './filter-match.ts';
import { isShownBy } from './gift-option.ts';
import type { GiftOption, GroupBy, ListFilters, SortBy } from './list-choice.ts';
import { bandPrice } from './price-band.ts';
import { placeOf, type SectionKind, sectionKey, sectionKind } from './section-kind.ts';
import { type Tally, tally } from './tally.ts';
import { isVisibleTo } from './visible-items.ts';

/** A part of the list under one heading. */
export interface Section {
  /** Unlike that of any other section of the list. */
  readonly key: string;
  readonly kind: SectionKind;
  readonly items: ReadonlyArray<RegistryItem>;
  readonly tally: Tally;
}

/** Who reads the list, and how. */
export interface Reading {
  readonly role: Role;
  readonly sortBy: SortBy;
  readonly groupBy: GroupBy;
  readonly giftOption: GiftOption;
  readonly filters: ListFilters;
}

type Order = (a: RegistryItem, b: RegistryItem) => number;

const ascending = <A extends number | string>(a: A, b: A): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sorting is stable, so that what is equal keeps its order. */
const purchasedLast: Order = (a, b) => ascending(Number(isPurchased(a)), Number(isPurchased(b)));
const cheaperFirst: Order = (a, b) => purchasedLast(a, b) || ascending(bandPrice(a), bandPrice(b));

const group = (
  kindOf: (item: RegistryItem) => SectionKind,
  within: Order,
  items: ReadonlyArray<RegistryItem>,
): ReadonlyArray<Section> => {
  const groups = new Map<string, { readonly kind: SectionKind; readonly items: RegistryItem[] }>();
  for (const item of items) {
    const kind = kindOf(item);
    const key = sectionKey(kind);
    const existing = groups.get(key);
    if (existing === undefined) groups.set(key, { kind, items: [item] });
    else existing.items.push(item);
  }
  return [...groups]
    .map(([key, { kind, items: its }]) => ({
      place: placeOf(kind, its),
      section: { key, kind, items: its.sort(within), tally: tally(its) },
    }))
    .sort((a, b) => ascending(a.place, b.place) || ascending(a.section.key, b.section.key))
    .map(({ section }) => section);
};

/** The sections of a list as its reader sees them; items come in the order in which they were added. */
export const listSections = (
  { role, sortBy, groupBy, giftOption, filters }: Reading,
  items: ReadonlyArray<RegistryItem>,
): ReadonlyArray<Section> => {
  const [isVisible, isAsked, isPassing] = [isVisibleTo(role), isShownBy(giftOption), passes(filters)];
  const shown = items.filter((item) => isVisible(item) && isAsked(item) && isPassing(item));
  const sorted = group(sectionKind(sortBy), sortBy === 'price' ? cheaperFirst : purchasedLast, shown);
  if (groupBy === 'all') return sorted;
  return group(
    sectionKind(groupBy),
    purchasedLast,
    sorted.flatMap((section) => section.items),
  );
};
