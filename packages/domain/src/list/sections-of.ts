import { option as O } from 'fp-ts';
import type { RegistryItem } from '../item/index.ts';
import type { Column } from './column.ts';
import type { Counts } from './counts.ts';
import { kindMatches } from './filter-match.ts';
import type { ListFilters } from './list-choice.ts';
import { listSections, type Reading, type Section } from './list-sections.ts';
import type { RankedList, Shelf } from './ranked-list.ts';
import { isVisibleTo } from './visible-items.ts';

interface Test {
  readonly kindAt: Uint32Array;
  readonly isPassing: ReadonlyArray<boolean>;
}

/** One test for each kind of filter of which something is chosen; it asks one item of each kind. */
const testsOf = ({ columns }: RankedList, filters: ListFilters): ReadonlyArray<Test> => {
  const matches = kindMatches(filters);
  const test = ({ kindAt, examples }: Column, isPassing: (item: RegistryItem) => boolean): Test => ({
    kindAt,
    isPassing: examples.map(isPassing),
  });
  return [
    ...(filters.categories.length > 0 ? [test(columns.category(), matches.category)] : []),
    ...(filters.bands.length > 0 ? [test(columns.price(), matches.price)] : []),
    ...(filters.availability.length > 0 ? [test(columns.availability(), matches.availability)] : []),
  ];
};

const passesAll = (tests: ReadonlyArray<Test>, at: number): boolean => {
  for (const { kindAt, isPassing } of tests) if (isPassing[kindAt[at] ?? 0] !== true) return false;
  return true;
};

/** Whether anything of a shelf may be shown: on one stands nothing, or only, what is no longer available. */
const isOpen = ({ role, giftOption }: Reading, items: ReadonlyArray<RegistryItem>): ((shelf: Shelf) => boolean) => {
  const isVisible = isVisibleTo(role);
  return ({ positions: [first = -1], holds }) => {
    const example = items[first];
    return (
      example !== undefined && isVisible(example) && (holds === 'all' || giftOption === 'all' || holds === giftOption)
    );
  };
};

/** The section of a shelf: what is needed, then what is purchased. It may be empty. */
const sectionOf = (
  items: ReadonlyArray<RegistryItem>,
  { wants, purchased, isPurchased }: Counts,
  tests: ReadonlyArray<Test>,
  { giftOption }: Reading,
): ((shelf: Shelf) => Section) => {
  const hasTests = tests.length > 0;
  return ({ key, kind, positions, holds }) => {
    const option = holds === 'all' ? giftOption : holds;
    const [hidesNeeded, hidesBought] = [option === 'purchased', option === 'needed'];
    const [needed, bought]: [RegistryItem[], RegistryItem[]] = [[], []];
    let [wanted, got] = [0, 0];
    for (let turn = 0; turn < positions.length; turn += 1) {
      const at = positions[turn] ?? 0;
      const item = items[at];
      const isBought = isPurchased[at] === 1;
      if (item === undefined || (isBought ? hidesBought : hidesNeeded) || (hasTests && !passesAll(tests, at))) continue;
      (isBought ? bought : needed).push(item);
      wanted += wants[at] ?? 0;
      got += purchased[at] ?? 0;
    }
    return { key, kind, items: needed.concat(bought), tally: { items: wanted, purchased: got } };
  };
};

/** What `listSections` says of those items, which rank and count so: nothing is sorted, shelf by shelf is taken what is shown. */
export const sectionsOf = (
  ranked: RankedList,
  counts: Counts,
  reading: Reading,
  items: ReadonlyArray<RegistryItem>,
): ReadonlyArray<Section> => {
  const { sortBy, groupBy, filters } = reading;
  const shelves = ranked.shelves[sortBy][groupBy]();
  return O.isNone(shelves)
    ? listSections(reading, items)
    : shelves.value
        .filter(isOpen(reading, items))
        .map(sectionOf(items, counts, testsOf(ranked, filters), reading))
        .filter((section) => section.items.length > 0);
};
