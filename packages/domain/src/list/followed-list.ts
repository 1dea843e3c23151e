/*
 * [LIST-07] [LIVE-01] [ITEM-08] A list is followed while people choose and buy: whatever changes, its sections are those of the list as it is now, and what did not change is
 * the very same as before. Read in another way it is ranked, once; when one gift is bought, only its section is made anew; when gifts are added or removed, or are not what
 * they were, all are.
 *
 * Laws:
 * - however a list was followed, its sections are those of the list
 * - a section in which nothing changed is the same object as before
 * - a list that is followed to where it is stays the same object
 *
 * @example followed(sectionedList({ role: 'guest', sortBy: 'price', groupBy: 'all', giftOption: 'all', filters: NO_FILTERS }, []), { role: 'guest', sortBy: 'price', groupBy: 'all', giftOption: 'all', filters: NO_FILTERS }, [exampleItem()]).sections.length // => 1
 */
import { function as F, option as O } from 'fp-ts';
import type { RegistryItem } from '../item/index.ts';
import { keptSections } from './kept-sections.ts';
import type { Reading } from './list-sections.ts';
import { rankedList, recounted } from './ranked-list.ts';
import { ranksAlike } from './ranks-alike.ts';
import { sectionWith } from './section-with.ts';
import { type SectionedList, sectionedList } from './sectioned-list.ts';
import { sectionsOf } from './sections-of.ts';

/** The same list in another reading. */
export const inReading = (list: SectionedList, reading: Reading): SectionedList => ({
  ...list,
  reading,
  sections: keptSections(list.sections, sectionsOf(list.ranked, reading)),
});

const anew = (list: SectionedList, items: ReadonlyArray<RegistryItem>): SectionedList => {
  const { reading, ranked, sections } = sectionedList(list.reading, items);
  return { reading, ranked, sections: keptSections(list.sections, sections) };
};

/** The list in the same reading since other items stand at those positions, and at no others. */
export const sectionsAfter = (
  list: SectionedList,
  items: ReadonlyArray<RegistryItem>,
  positions: ReadonlyArray<number>,
): SectionedList => {
  const { reading, ranked, sections } = list;
  if (!positions.every((at) => ranksAlike(ranked.items[at], items[at]))) return anew(list, items);
  const since = recounted(ranked, items);
  const [at = -1] = positions;
  const after = items[at];
  const moved = positions.length === 1 && after !== undefined ? sectionWith(list, at, after) : O.none;
  const again = () => keptSections(sections, sectionsOf(since, reading));
  return { reading, ranked: since, sections: O.getOrElse(again)(moved) };
};

/** Where the two lists differ; none when they do not stand position by position. */
const differences = (
  before: ReadonlyArray<RegistryItem>,
  after: ReadonlyArray<RegistryItem>,
): O.Option<ReadonlyArray<number>> => {
  if (before.length !== after.length) return O.none;
  const positions: number[] = [];
  for (let at = 0; at < after.length; at += 1) if (before[at] !== after[at]) positions.push(at);
  return O.some(positions);
};

const isSameReading = (a: Reading, b: Reading): boolean =>
  a.role === b.role &&
  a.sortBy === b.sortBy &&
  a.groupBy === b.groupBy &&
  a.giftOption === b.giftOption &&
  a.filters === b.filters;

/** The list as it is now, whatever changed since: items, reading, or both. */
export const followed = (list: SectionedList, reading: Reading, items: ReadonlyArray<RegistryItem>): SectionedList => {
  if (!isSameReading(list.reading, reading))
    return inReading(items === list.ranked.items ? list : { ...list, ranked: rankedList(items) }, reading);
  if (items === list.ranked.items) return list;
  return F.pipe(
    differences(list.ranked.items, items),
    O.match(
      () => anew(list, items),
      (positions) => sectionsAfter(list, items, positions),
    ),
  );
};
