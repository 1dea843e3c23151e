import { isPurchased, type RegistryItem } from '../item/index.ts';
import type { Cents } from '../money/index.ts';
import { bandPrice } from './price-band.ts';
import { type SectionBy, type SectionKind, sectionKey, sectionKind, sectionName } from './section-kind.ts';

/** Items as they come, and where they are ordered by price, the price of each: it is looked up while the item is at hand. */
export interface Pile {
  readonly items: RegistryItem[];
  readonly prices: Cents[];
}

/** What falls into one section: what is needed and what is purchased, and the sums over both. */
export interface Group {
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
export const groupsBy = (
  by: SectionBy,
  items: ReadonlyArray<RegistryItem>,
  isByPrice: boolean,
): ReadonlyArray<Group> => {
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
