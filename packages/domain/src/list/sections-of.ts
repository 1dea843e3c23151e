/*
 * [LIST-02] [LIST-05] [LIST-06] [LIST-07] A list that was ranked once falls into sections without anything being sorted again: one walk in the order of the sort.
 *
 * Laws:
 * - the sections of a ranked list are those of the list, in every reading
 *
 * @example sectionsOf(rankedList([exampleItem()]), { role: 'guest', sortBy: 'price', groupBy: 'all', giftOption: 'all', filters: NO_FILTERS }).map(({ key }) => key) // => ['0-20']
 */
import type { RegistryItem } from '../item/index.ts';
import type { Column } from './column.ts';
import { kindMatches } from './filter-match.ts';
import { isShownBy } from './gift-option.ts';
import type { ListFilters } from './list-choice.ts';
import { listSections, type Reading, type Section } from './list-sections.ts';
import type { RankedList } from './ranked-list.ts';
import { inPlace, placeOf } from './section-kind.ts';

interface Test {
  readonly kindAt: Uint32Array;
  readonly isPassing: ReadonlyArray<boolean>;
}

/** One test for each kind of filter of which something is chosen; it asks one item of each kind. */
const testsOf = ({ filtered }: RankedList, filters: ListFilters): ReadonlyArray<Test> => {
  const matches = kindMatches(filters);
  const test = ({ kindAt, examples }: Column, isPassing: (item: RegistryItem) => boolean): Test => ({
    kindAt,
    isPassing: examples.map(isPassing),
  });
  return [
    ...(filters.categories.length > 0 ? [test(filtered.category(), matches.category)] : []),
    ...(filters.bands.length > 0 ? [test(filtered.price(), matches.price)] : []),
    ...(filters.availability.length > 0 ? [test(filtered.availability(), matches.availability)] : []),
  ];
};

const passesAll = (tests: ReadonlyArray<Test>, at: number): boolean => {
  for (const { kindAt, isPassing } of tests) if (isPassing[kindAt[at] ?? 0] !== true) return false;
  return true;
};

/** The sections of a ranked list as its reader sees them. */
export const sectionsOf = (ranked: RankedList, reading: Reading): ReadonlyArray<Section> => {
  const { role, sortBy, groupBy, giftOption, filters } = reading;
  const { positions, had, isSettled } = ranked.orders[sortBy]();
  if (!isSettled && groupBy !== 'all') return listSections(reading, ranked.items);

  const { items } = ranked;
  const headings = ranked.headings[groupBy === 'all' ? sortBy : groupBy]();
  const { wants, purchased, isPurchased } = ranked.counts();
  const tests = testsOf(ranked, filters);
  const shows = [0, 1].map((bought) => isShownBy(giftOption)({ wants: 1, purchased: bought }));
  const needed = headings.kinds.map((): RegistryItem[] => []);
  const bought = headings.kinds.map((): RegistryItem[] => []);
  const tallies = headings.kinds.map(() => ({ items: 0, purchased: 0 }));

  for (let turn = role === 'guest' ? had : 0; turn < positions.length; turn += 1) {
    const at = positions[turn] ?? 0;
    const isBought = isPurchased[at] ?? 0;
    const item = items[at];
    if (item === undefined || shows[isBought] !== true || !passesAll(tests, at)) continue;
    const number = (isBought === 1 ? headings.bought[at] : headings.needed[at]) ?? 0;
    (isBought === 1 ? bought : needed)[number]?.push(item);
    const tally = tallies[number];
    if (tally === undefined) continue;
    tally.items += wants[at] ?? 0;
    tally.purchased += purchased[at] ?? 0;
  }

  const sections: Section[] = [];
  headings.kinds.forEach(({ key, kind }, number) => {
    const its = (needed[number] ?? []).concat(bought[number] ?? []);
    const tally = tallies[number];
    if (its.length > 0 && tally !== undefined) sections.push({ key, kind, items: its, tally });
  });
  return isSettled ? sections : inPlace(sections, ({ kind, items: its }) => placeOf(kind, its));
};
