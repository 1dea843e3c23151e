/*
 * [ITEM-03] [LIST-07] [LIVE-01] A gift of which one more is bought stays where it stands; when that was the last one wanted it goes behind what is still needed. Only its
 * section is made anew.
 *
 * Laws:
 * - where it answers, the sections are those of the list with the changed gift
 * - it answers whenever a gift stays in its section without becoming purchased or needed
 * - only the section of the gift is another object than before
 *
 * @example O.isSome(sectionWith({ reading: { role: 'guest', sortBy: 'price', groupBy: 'all', giftOption: 'all', filters: NO_FILTERS }, ranked: rankedList([exampleItem()]), sections: [] }, 0, exampleItem())) // => false
 */
import { option as O } from 'fp-ts';
import { isPurchased, type RegistryItem } from '../item/index.ts';
import type { SortBy } from './list-choice.ts';
import { isShownIn, type Section } from './list-sections.ts';
import type { RankedList } from './ranked-list.ts';
import { sectionKey, sectionKind } from './section-kind.ts';
import type { SectionedList } from './sectioned-list.ts';

/** What stands next in its section and is needed, or purchased, as the given one is. */
const nextAlike = (
  { items, orders, headings }: RankedList,
  sortBy: SortBy,
  isShown: (item: RegistryItem) => boolean,
  at: number,
  after: RegistryItem,
): RegistryItem | undefined => {
  const { positions, turns } = orders[sortBy]();
  const { needed: headingAt } = headings[sortBy]();
  for (let turn = (turns[at] ?? 0) + 1; turn < positions.length; turn += 1) {
    const next = positions[turn] ?? 0;
    const item = items[next];
    if (headingAt[next] !== headingAt[at]) return undefined;
    if (item !== undefined && isPurchased(item) === isPurchased(after) && isShown(item)) return item;
  }
  return undefined;
};

/** Where it goes among the others of its section. */
const placeAmong = (others: ReadonlyArray<RegistryItem>, next: RegistryItem | undefined, it: RegistryItem): number => {
  if (next !== undefined) return others.indexOf(next);
  const firstPurchased = isPurchased(it) ? -1 : others.findIndex(isPurchased);
  return firstPurchased < 0 ? others.length : firstPurchased;
};

/** The sections since the item at that position, which ranks as it did, became another; none when it does not stay in its section, or may go anywhere in it. */
export const sectionWith = (
  { reading, ranked, sections }: SectionedList,
  at: number,
  after: RegistryItem,
): O.Option<ReadonlyArray<Section>> => {
  const before = ranked.items[at];
  if (before === undefined) return O.none;
  const isShown = isShownIn(reading);
  if (!isShown(before) && !isShown(after)) return O.some(sections);
  const { sortBy, groupBy } = reading;
  const kindOf = sectionKind(groupBy === 'all' ? sortBy : groupBy);
  const key = sectionKey(kindOf(after));
  const section = sections.find((one) => one.key === key);
  const stood = section?.items.indexOf(before) ?? -1;
  if (section === undefined || stood < 0 || !isShown(after)) return O.none;

  const others = section.items.slice(0, stood).concat(section.items.slice(stood + 1));
  const isMoved = isPurchased(before) !== isPurchased(after);
  if (isMoved && groupBy !== 'all') return O.none;
  const stands = isMoved ? placeAmong(others, nextAlike(ranked, sortBy, isShown, at, after), after) : stood;
  const changed: Section = {
    ...section,
    items: others.slice(0, stands).concat([after], others.slice(stands)),
    tally: {
      items: section.tally.items - before.wants + after.wants,
      purchased: section.tally.purchased - before.purchased + after.purchased,
    },
  };
  return O.some(sections.map((one) => (one === section ? changed : one)));
};
