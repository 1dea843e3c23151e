import { option as O } from 'fp-ts';
import type { RegistryItem } from '../item/index.ts';
import type { Column } from './column.ts';
import { kindMatches } from './filter-match.ts';
import type { ListFilters } from './list-choice.ts';
import { listSections, type Reading, type Section } from './list-sections.ts';
import type { RankedList } from './ranked-list.ts';
import type { Stand, Stock } from './stock.ts';
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

/** What of a section passes the tests. It may be empty. */
const sectionPassing =
  (tests: ReadonlyArray<Test>) =>
  ({ section, positions }: Stand): Section => {
    const items: RegistryItem[] = [];
    let [wanted, purchased] = [0, 0];
    section.items.forEach((item, turn) => {
      if (!passesAll(tests, positions[turn] ?? 0)) return;
      items.push(item);
      wanted += item.wanted;
      purchased += item.purchased;
    });
    return { ...section, items, sectionCounts: { items: wanted, purchased } };
  };

/** What `listSections` says of those items, which rank and stand so: nothing is sorted, shelf by shelf is taken what is shown. */
export const sectionsOf = (
  ranked: RankedList,
  stock: Stock,
  reading: Reading,
  items: ReadonlyArray<RegistryItem>,
): ReadonlyArray<Section> => {
  const { role, sortBy, groupBy, giftOption, filters } = reading;
  const shelves = stock[sortBy][groupBy]();
  if (O.isNone(shelves)) return listSections(reading, items);
  const isVisible = isVisibleTo(role);
  // What is no longer available stands alone, so that the first of a section speaks for all of it.
  const isShown = ({ items: [first] }: Section): boolean => first !== undefined && isVisible(first);
  const stands = shelves.value.map((shelf) => shelf[giftOption]).filter(({ section }) => isShown(section));
  const tests = testsOf(ranked, filters);
  if (tests.length === 0) return stands.map(({ section }) => section);
  return stands.map(sectionPassing(tests)).filter((section) => section.items.length > 0);
};
