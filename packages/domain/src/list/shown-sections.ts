/*
 * [STATE-01] Takes the first items of the page for the first HTML of a long list; the rest is added below, so that nothing moves.
 *
 * @example firstItems(1)({ role: 'guest', sortBy: 'price', groupBy: 'all', giftOption: 'all', filters: NO_FILTERS }, [
 *     exampleItem({ product: exampleProduct({ name: 'Sofa', currentPrice: centsOf(99_900) }) }),
 *     exampleItem({ product: exampleProduct({ name: 'Bowl', currentPrice: centsOf(900) }) }),
 *   ]).map(({ product }) => product.name) // => ['Bowl']
 */

import { option as O, readonlyArray as RA } from 'fp-ts';
import { can, type Role } from '../account/index.ts';
import { isPurchased, type RegistryItem } from '../item/index.ts';
import type { ListFilters } from './list-choice.ts';
import { listSections, type Reading, type Section, sectionCounts } from './list-sections.ts';
import { type SectionKind, sectionKey } from './section-kind.ts';

/** The first `count` items of a list as shown to this reader. */
export const firstItems =
  (count: number) =>
  (reading: Reading, items: ReadonlyArray<RegistryItem>): ReadonlyArray<RegistryItem> =>
    items.length <= count
      ? items
      : shownSections(reading, items)
          .flatMap((section) => section.items)
          .slice(0, count);

/*
 * [LIST-13] [LIST-07] A list as it is drawn: ungrouped, fewer than 12 gifts are one list without sections, and of a longer one a guest sees the Most Loved gifts first, on a shelf of
 * their own above the sections. What is on the shelf is in no other section, so that nothing is counted twice.
 *
 * @example shownSections({ role: 'guest', sortBy: 'price', groupBy: 'all', giftOption: 'all', filters: NO_FILTERS }, [
 *     exampleItem(),
 *   ]).map(({ key }) => key) // => ['all']
 */

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

/*
 * [PAGE-08] [LIST-12] Decides why a list shows nothing: nothing was added yet (a registrant is asked to begin, PAGE-07), nothing is met by what is looked for, or the filters hide everything.
 *
 * @example emptyList('guest', 12, 0, NO_FILTERS) // => O.some('NoMatch')
 */

/** Why a list shows nothing. */
export type EmptyList = 'NothingAdded' | 'NothingAddedByYou' | 'NoMatch' | 'NotFound';

/** Why the reader sees no item, given the number of items visible to them and the number that pass the filters; `none` when an item is shown. */
export const emptyList = (
  role: Role,
  visible: number,
  shown: number,
  { search }: Pick<ListFilters, 'search'>,
): O.Option<EmptyList> => {
  if (shown > 0) return O.none;
  if (visible > 0) return O.some(search === '' ? 'NoMatch' : 'NotFound');
  return O.some(can({ role }, 'page', 'beginEmptyRegistry') ? 'NothingAddedByYou' : 'NothingAdded');
};

/*
 * [API-02] Reads the items of a registry response. An empty registry may come without a list.
 *
 * @example listOrEmpty(null) // => []
 */

/** The items of a response; null represents an empty list. */
export const listOrEmpty = <A>(list: ReadonlyArray<A> | null): ReadonlyArray<A> => list ?? [];
