/*
 * [LIST-13] [LIST-07] A list as it is drawn: ungrouped, fewer than 12 gifts are one list without sections, and of a longer one a guest sees the Most Loved gifts first, on a shelf of
 * their own above the sections. What is on the shelf is in no other section, so that nothing is counted twice.
 *
 * @example shownSections({ role: 'guest', sortBy: 'price', groupBy: 'all', giftOption: 'all', filters: NO_FILTERS }, [
 *     exampleItem(),
 *   ]).map(({ key }) => key) // => ['all']
 */
import { readonlyArray as RA } from 'fp-ts';
import { isPurchased, type RegistryItem } from '../item/index.ts';
import { listSections, type Reading, type Section } from './list-sections.ts';
import { sectionCounts } from './section-counts.ts';
import { type SectionKind, sectionKey } from './section-kind.ts';

/** The minimum number of shown gifts for which a list is divided into sections. */
const SECTIONED_FROM = 12;

/** The maximum number of gifts in the section of the most loved. */
const SHELF = 12;

type Items = ReadonlyArray<RegistryItem>;

const withLast = (isLast: (item: RegistryItem) => boolean, items: Items): Items => {
  const { left, right } = RA.partition(isLast)(items);
  return [...left, ...right];
};

const section = (kind: SectionKind, items: Items): ReadonlyArray<Section> =>
  items.length === 0 ? [] : [{ key: sectionKey(kind), kind, items, sectionCounts: sectionCounts(items) }];

/** The sections of a list as displayed to its reader. */
export const shownSections = (reading: Reading, all: Items): ReadonlyArray<Section> => {
  const sections = listSections(reading, all);
  if (reading.groupBy !== 'all') return sections;
  const { left: divided, right: gone } = RA.partition<Section>(({ kind }) => kind._tag === 'NoLongerAvailable')(
    sections,
  );
  const items = withLast(
    isPurchased,
    divided.flatMap((one) => one.items),
  );
  const isGuest = reading.role === 'guest';
  if (items.length < SECTIONED_FROM) {
    const ordered = isGuest
      ? withLast(
          isPurchased,
          withLast(({ isMostLoved }) => !isMostLoved, items),
        )
      : items;
    return [...gone, ...section({ _tag: 'All' }, ordered)];
  }
  if (!isGuest || reading.filters.marks.includes('most-loved')) return sections;
  const shelf = items.filter(({ isMostLoved }) => isMostLoved).slice(0, SHELF);
  if (shelf.length === 0) return sections;
  const isOnShelf = new Set(shelf);
  return [
    ...section({ _tag: 'MostLoved' }, shelf),
    ...divided.flatMap(({ kind, items: own }) =>
      section(
        kind,
        own.filter((item) => !isOnShelf.has(item)),
      ),
    ),
  ];
};
