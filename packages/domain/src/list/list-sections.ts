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
 * @example listSections({ role: 'registrant', sortBy: 'price', groupBy: 'all', giftOption: 'all', filters: NO_FILTERS }, [
 *     exampleItem({ product: exampleProduct({ currentPrice: centsOf(4_900) }) }),
 *     exampleItem({ product: exampleProduct({ currentPrice: centsOf(1_495) }) }),
 *     exampleItem({ product: exampleProduct({ isNla: true }) }),
 *   ]).map(({ key }) => key) // => ['no-longer-available', '0-20', '20-50']
 */
import type { Role } from '../account/index.ts';
import { isPurchased, type RegistryItem } from '../item/index.ts';
import type { Cents } from '../money/index.ts';
import { everything } from './everything.ts';
import { kindMatches } from './filter-match.ts';
import { isShownBy } from './gift-option.ts';
import type { GiftOption, GroupBy, ListFilters, SortBy } from './list-choice.ts';
import { bandPrice } from './price-band.ts';
import { cheapestFirst } from './price-order.ts';
import type { SectionCounts } from './section-counts.ts';
import {
  inPlace,
  placeOf,
  type SectionBy,
  type SectionKind,
  sectionKey,
  sectionKind,
  sectionName,
} from './section-kind.ts';
import { isVisibleTo } from './visible-items.ts';

/** Items as they come, and where they are ordered by price, the price of each: it is looked up while the item is at hand. */
interface Pile {
  readonly items: RegistryItem[];
  readonly prices: Cents[];
}

/** What falls into one section: what is needed and what is purchased, and the sums over both. */
interface Group {
  readonly key: string;
  readonly kind: SectionKind;
  readonly needed: Pile;
  readonly bought: Pile;
  wanted: number;
  purchased: number;
  lowestSequence: number;
}

const noneYet = (kind: SectionKind): Group => ({
  key: sectionKey(kind),
  kind,
  needed: { items: [], prices: [] },
  bought: { items: [], prices: [] },
  wanted: 0,
  purchased: 0,
  lowestSequence: Number.MAX_VALUE,
});

/** The items in their groups, as the groups are met. Each item is looked at once: a long list is gone through as it lies in memory. */
const groupsBy = (by: SectionBy, items: ReadonlyArray<RegistryItem>, isByPrice: boolean): ReadonlyArray<Group> => {
  const kindOf = sectionKind(by);
  const groups = new Map<string | undefined, Group>();
  for (const item of items) {
    const name = sectionName(by, item);
    let group = groups.get(name);
    if (group === undefined) {
      group = noneYet(kindOf(item));
      groups.set(name, group);
    }
    const pile = isPurchased(item) ? group.bought : group.needed;
    pile.items.push(item);
    if (isByPrice) pile.prices.push(bandPrice(item));
    group.wanted += item.wanted;
    group.purchased += item.purchased;
    group.lowestSequence = Math.min(group.lowestSequence, item.product.categorySequence);
  }
  return [...groups.values()];
};

/** A part of the list under one heading. */
export interface Section {
  /** Unlike that of any other section of the list. */
  readonly key: string;
  readonly kind: SectionKind;
  readonly items: ReadonlyArray<RegistryItem>;
  readonly sectionCounts: SectionCounts;
}

/** Who reads the list, and how. */
export interface Reading {
  readonly role: Role;
  readonly sortBy: SortBy;
  readonly groupBy: GroupBy;
  readonly giftOption: GiftOption;
  readonly filters: ListFilters;
}

type Items = ReadonlyArray<RegistryItem>;
type Test = (item: RegistryItem) => boolean;

/** What is asked of what can be had in that reading, first what fewest pass; what everything passes is not asked. */
const testsIn = ({ giftOption, filters }: Reading): ReadonlyArray<Test> => {
  const { category, price, availability } = kindMatches(filters);
  return [category, price, availability, isShownBy(giftOption)].filter((test) => test !== everything);
};

/** Whether an item is shown in that reading. */
export const isShownIn = (reading: Reading): Test => {
  const tests = [...testsIn(reading), isVisibleTo(reading.role)];
  return (item) => tests.every((test) => test(item));
};

/** The sections of those items, each ordered by itself, in which what is alike keeps its order. */
const sectionsBy = (by: SectionBy, items: Items, isByPrice: boolean): ReadonlyArray<Section> => {
  const inOrder = ({ items: its, prices }: Pile): Items => (isByPrice ? cheapestFirst(its, prices) : its);
  return inPlace(groupsBy(by, items, isByPrice), ({ kind, lowestSequence }) => placeOf(kind, lowestSequence)).map(
    ({ key, kind, needed, bought, wanted, purchased }) => ({
      key,
      kind,
      items: bought.items.length === 0 ? inOrder(needed) : [...inOrder(needed), ...inOrder(bought)],
      sectionCounts: { items: wanted, purchased },
    }),
  );
};

/** What of them the reader sees: what is no longer available stands alone, so that the first of a section speaks for all of it. */
const seenBy = (role: Role, sections: ReadonlyArray<Section>): ReadonlyArray<Section> => {
  const isVisible = isVisibleTo(role);
  return sections.filter(({ items }) => items[0] !== undefined && isVisible(items[0]));
};

/** The items of all sections, one after the other. */
const inTurn = (sections: ReadonlyArray<Section>): Items => {
  const none: Items = [];
  return none.concat(...sections.map(({ items }) => items));
};

/** The sections of a list as its reader sees them; items come in the order in which they were added. */
export const listSections = (reading: Reading, items: ReadonlyArray<RegistryItem>): ReadonlyArray<Section> => {
  const { role, sortBy, groupBy } = reading;
  const shown = testsIn(reading).reduce((left, test) => left.filter(test), items);
  const isByPrice = sortBy === 'price';
  const sectionsSeen = (by: SectionBy) => seenBy(role, sectionsBy(by, shown, isByPrice));
  if (groupBy === 'all') return sectionsSeen(sortBy);
  // What rises in price does so in any group; categories follow one another in an order of their own, which comes first.
  return isByPrice ? sectionsSeen(groupBy) : sectionsBy(groupBy, inTurn(sectionsSeen('category')), false);
};
