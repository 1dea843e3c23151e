/*
 * [THX-01] What was chosen in the Thank You Manager is in the page's address, so that back, reload and a stored link show the same gifts in the same order: `?show=to-thank&sort=giver&search=rosa`. What
 * an address says that we do not know counts as not chosen.
 *
 * @example readThanksChoice({ show: 'thanked', sort: 'colour' }) // => { ...DEFAULT_THANKS_CHOICE, show: 'thanked' }
 */
import { DEFAULT_THANKS_CHOICE, type ThanksChoice } from './thank-you-list.ts';

/** The query parameters of the Thank You Manager, in the order in which they are written. */
export const thanksParameters = ['show', 'sort', 'search'] as const;

/** The values of these parameters. */
export type ThanksChoiceAddress = Readonly<Partial<Record<(typeof thanksParameters)[number], string>>>;

/** The filters of the Thank You Manager. */
export const thanksShows: ReadonlyArray<ThanksChoice['show']> = ['all', 'to-thank', 'thanked'];

/** The sort orders of the Thank You Manager. */
export const thanksSorts: ReadonlyArray<ThanksChoice['sortBy']> = ['newest', 'oldest', 'giver'];

/** The maximum length of a search, in UTF-16 units. */
export const LONGEST_THANKS_SEARCH = 100;

const first = (raw: unknown): unknown => (Array.isArray(raw) ? raw[0] : raw);
const textOf = (raw: unknown): string => {
  const text = first(raw);
  return typeof text === 'string' ? text.slice(0, LONGEST_THANKS_SEARCH) : '';
};

/** Parses query parameters, each a string or a list of strings, as a choice; every input gives a choice. */
export const readThanksChoice = (query: Readonly<Record<string, unknown>>): ThanksChoice => {
  const parameter = (name: keyof ThanksChoiceAddress) => textOf(query[name]);
  return {
    show: thanksShows.find((show) => show === parameter('show')) ?? DEFAULT_THANKS_CHOICE.show,
    search: parameter('search'),
    sortBy: thanksSorts.find((sortBy) => sortBy === parameter('sort')) ?? DEFAULT_THANKS_CHOICE.sortBy,
  };
};

/** The query parameters of a choice. */
export const writeThanksChoice = ({ show, search, sortBy }: ThanksChoice): ThanksChoiceAddress => ({
  ...(show === DEFAULT_THANKS_CHOICE.show ? {} : { show }),
  ...(sortBy === DEFAULT_THANKS_CHOICE.sortBy ? {} : { sort: sortBy }),
  ...(search === '' ? {} : { search: search.slice(0, LONGEST_THANKS_SEARCH) }),
});

/** Whether the change only continues typing in the search, which adds no entry to the browser history. */
export const continuesThanksSearch = (before: ThanksChoice, after: ThanksChoice): boolean =>
  before.show === after.show && before.sortBy === after.sortBy && before.search !== '' && after.search !== '';
