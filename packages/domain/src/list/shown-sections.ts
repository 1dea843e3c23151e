/*
 * [LIST-13] [LIST-07] A list as it is drawn: ungrouped, fewer than 12 gifts are one list without sections, in which a guest sees the Most Loved gifts first.
 *
 * @example shownSections({ role: 'guest', sortBy: 'price', groupBy: 'all', giftOption: 'all', filters: NO_FILTERS }, [
 *     exampleItem(),
 *   ]).map(({ key }) => key) // => ['all']
 */

import { option as O, readonlyArray as RA } from 'fp-ts';
import { can, type Role } from '../account/index.ts';
import { isPurchased, type RegistryItem } from '../item/index.ts';
import { chosenFilters, type ListFilters } from './list-choice.ts';
import { listSections, type Reading, type Section, sectionCounts } from './list-sections.ts';

/** The minimum number of shown gifts for which a list is divided into sections. */
const SECTIONED_FROM = 12;

type Items = ReadonlyArray<RegistryItem>;

const withLast = (isLast: (item: RegistryItem) => boolean, items: Items): Items => {
  const { left, right } = RA.partition(isLast)(items);
  return [...left, ...right];
};

/** The sections of a list as displayed to its reader. */
export const shownSections = (reading: Reading, all: Items): ReadonlyArray<Section> => {
  const sections = listSections(reading, all);
  if (reading.groupBy !== 'all') return sections;
  const { left: divided, right: gone } = RA.partition<Section>(({ kind }) => kind._tag === 'NoLongerAvailable')(
    sections,
  );
  const items = divided.flatMap((one) => one.items);
  if (items.length === 0 || items.length >= SECTIONED_FROM) return sections;
  const ordered = reading.role === 'guest' ? withLast(({ isMostLoved }) => !isMostLoved, items) : items;
  return [
    ...gone,
    { key: 'all', kind: { _tag: 'All' }, items: withLast(isPurchased, ordered), sectionCounts: sectionCounts(items) },
  ];
};

/*
 * [LIST-14] Above the sections of a guest's list stands a shelf of the Most Loved gifts, when there are four or more and nothing was chosen that narrows or groups the
 * list. What is still needed comes first, and all of it stays in its section too.
 *
 * @example mostLovedShelf({ role: 'guest', sortBy: 'price', groupBy: 'all', giftOption: 'all', filters: NO_FILTERS }, []) // => O.none
 */

/** The minimum number of Most Loved gifts for a shelf, and the maximum that stand on it. */
const SHELF = { from: 4, most: 12 } as const;

/** The Most Loved gifts on the shelf, and how many of the list there are. */
export interface MostLovedShelf {
  readonly items: Items;
  readonly count: number;
}

/** Whether only a part of the gifts is asked for. */
export const isNarrowed = ({ giftOption, filters }: Pick<Reading, 'giftOption' | 'filters'>): boolean =>
  giftOption !== 'all' || chosenFilters(filters).length > 0;

/** The shelf above the sections of a list as displayed to its reader. */
export const mostLovedShelf = (reading: Reading, sections: ReadonlyArray<Section>): O.Option<MostLovedShelf> => {
  const isAsked = reading.role === 'guest' && reading.groupBy === 'all' && !isNarrowed(reading);
  if (!isAsked || sections.some(({ kind }) => kind._tag === 'All')) return O.none;
  const loved = sections.flatMap(({ items }) => items.filter(({ isMostLoved }) => isMostLoved));
  return loved.length < SHELF.from
    ? O.none
    : O.some({ items: withLast(isPurchased, loved).slice(0, SHELF.most), count: loved.length });
};

/*
 * [STATE-01] Takes the first items of the page for the first HTML of a long list, those of the shelf among them; the rest is added below, so that nothing moves.
 *
 * @example firstItems(1)({ role: 'guest', sortBy: 'price', groupBy: 'all', giftOption: 'all', filters: NO_FILTERS }, [
 *     exampleItem({ product: exampleProduct({ name: 'Sofa', currentPrice: centsOf(99_900) }) }),
 *     exampleItem({ product: exampleProduct({ name: 'Bowl', currentPrice: centsOf(900) }) }),
 *   ]).map(({ product }) => product.name) // => ['Bowl']
 */

/** The first `count` items of a list as shown to this reader. */
export const firstItems =
  (count: number) =>
  (reading: Reading, items: Items): Items => {
    if (items.length <= count) return items;
    const sections = shownSections(reading, items);
    const shown = sections.flatMap((section) => section.items);
    const shelf = O.toUndefined(mostLovedShelf(reading, sections))?.items ?? [];
    const first = new Set([...new Set([...shelf, ...shown])].slice(0, count));
    return shown.filter((item) => first.has(item));
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
