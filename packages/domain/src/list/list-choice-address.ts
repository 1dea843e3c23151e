/*
 * [LIST-09] [LIST-11] [LIST-12] [LIST-13] Writes the choices for the list into the page's address and reads them back, so that back, reload and a shared link keep them:
 * `?tab=my-group-gift-fund`, or `?sort=price&group=status&show=needed&category=Bath&category=Cups,%20Mugs&price=20-50&availability=on-sale&only=most-loved&find=bowl`, a parameter repeated for each filter.
 * Unknown values count as not chosen.
 *
 * @example readListChoice({ sort: 'price', show: 'everything' }) // => { ...NOTHING_CHOSEN, sortBy: O.some('price') }
 */
import { option as O } from 'fp-ts';
import type { RegistrantTab } from '../page/index.ts';
import {
  availabilities,
  type GroupBy,
  giftMarks,
  giftOptions,
  groupings,
  type ListChoice,
  type SortBy,
} from './list-choice.ts';
import { normalizedListSearch } from './list-search.ts';
import { priceBands } from './price-band.ts';

/** The query parameters of the list, in the order in which they are written. */
export const listParameters = [
  'tab',
  'sort',
  'group',
  'show',
  'category',
  'price',
  'availability',
  'only',
  'find',
] as const;

/** The values of these parameters; a repeated parameter has its values in order. */
export type ListChoiceAddress = Readonly<
  Partial<Record<(typeof listParameters)[number], string | ReadonlyArray<string>>>
>;

const tabs: ReadonlyArray<RegistrantTab> = ['my-gifts', 'my-group-gift-fund'];

const sorts: ReadonlyArray<SortBy> = ['category', 'price'];

const texts = (raw: unknown): ReadonlyArray<string> =>
  (Array.isArray(raw) ? raw : [raw]).filter((one): one is string => typeof one === 'string');

const first = <A extends string>(known: ReadonlyArray<A>, raw: unknown): O.Option<A> =>
  O.fromNullable(known.find((value) => value === texts(raw)[0]));

const every = <A extends string>(known: ReadonlyArray<A>, raw: unknown): ReadonlyArray<A> => [
  ...new Set(texts(raw).flatMap((text) => known.filter((value) => value === text))),
];

const names = (raw: unknown): ReadonlyArray<string> => [
  ...new Set(
    texts(raw)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
];

/** Parses query parameters, each a string or a list of strings, as a choice; every input gives a choice. */
export const readListChoice = (query: Readonly<Record<string, unknown>>): ListChoice => {
  const parameter = (name: keyof ListChoiceAddress) => query[name];
  return {
    tab: O.getOrElse((): RegistrantTab => 'my-gifts')(first(tabs, parameter('tab'))),
    sortBy: first(sorts, parameter('sort')),
    groupBy: O.getOrElse((): GroupBy => 'all')(first(groupings, parameter('group'))),
    giftOption: O.getOrElse((): ListChoice['giftOption'] => 'all')(first(giftOptions, parameter('show'))),
    filters: {
      categories: names(parameter('category')),
      bands: every(
        priceBands.map(({ key }) => key),
        parameter('price'),
      ),
      availability: every(availabilities, parameter('availability')),
      marks: every(giftMarks, parameter('only')),
      search: normalizedListSearch(texts(parameter('find'))[0] ?? ''),
    },
  };
};

/** The query parameters of a choice. */
export const writeListChoice = ({ tab, sortBy, groupBy, giftOption, filters }: ListChoice): ListChoiceAddress => ({
  ...(tab === 'my-gifts' ? {} : { tab }),
  ...(O.isSome(sortBy) ? { sort: sortBy.value } : {}),
  ...(groupBy === 'all' ? {} : { group: groupBy }),
  ...(giftOption === 'all' ? {} : { show: giftOption }),
  ...(filters.categories.length === 0 ? {} : { category: filters.categories }),
  ...(filters.bands.length === 0 ? {} : { price: filters.bands }),
  ...(filters.availability.length === 0 ? {} : { availability: filters.availability }),
  ...(filters.marks.length === 0 ? {} : { only: filters.marks }),
  ...(filters.search === '' ? {} : { find: filters.search }),
});

const addressOf = (choice: ListChoice): string => JSON.stringify(writeListChoice(choice));

/** Whether both choices have the same query parameters. */
export const isSameListChoice = (one: ListChoice, other: ListChoice): boolean => addressOf(one) === addressOf(other);

/** Whether the change only continues typing in the search field (LIST-12); it then adds no entry to the browser history. */
export const continuesListSearch = (before: ListChoice, after: ListChoice): boolean =>
  before.filters.search !== '' &&
  after.filters.search !== '' &&
  isSameListChoice(before, { ...after, filters: { ...after.filters, search: before.filters.search } });
