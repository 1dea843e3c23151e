/*
 * [THX-01] [THX-02] The registrant looks at all givers, at those still to be thanked or at the others, looks for a name, and has them by day or by name.
 *
 * @example filterGivers([], DEFAULT_THANKS_CHOICE) // => []
 */
import { ord, readonlyArray as RA, string as S } from 'fp-ts';
import { plainText } from '../text/index.ts';
import type { ThankYouGiver } from './thank-you-giver.ts';
import type { GiftId, ThankYouRow } from './thank-you-row.ts';

/** Which givers are shown, and in which order (THX-01). */
export interface ThanksChoice {
  readonly show: 'all' | 'to-thank' | 'thanked';
  /** Words in the giver's name or a gift's name; empty for no search. */
  readonly search: string;
  readonly sortBy: 'newest' | 'oldest' | 'giver';
}

/** The initial choice of the Thank You Manager. */
export const DEFAULT_THANKS_CHOICE: ThanksChoice = { show: 'all', search: '', sortBy: 'newest' };

type Order = ord.Ord<ThankYouGiver>;

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const named = (nameOf: (giver: ThankYouGiver) => string): Order =>
  ord.fromCompare((a, b) => {
    const compared = collator.compare(nameOf(a), nameOf(b));
    return compared < 0 ? -1 : compared > 0 ? 1 : 0;
  });

const lastGivenAt = ({ gifts }: ThankYouGiver): string =>
  gifts
    .map(({ givenAt }) => givenAt)
    .sort()
    .at(-1) ?? '';

const oldest: Order = ord.contramap(lastGivenAt)(S.Ord);
const newest = ord.reverse(oldest);
const numbered: Order = ord.contramap(({ giverId }: ThankYouGiver): string => giverId)(S.Ord);

/** The sort criteria of each order; later ones break ties. */
const orders: Readonly<Record<ThanksChoice['sortBy'], ReadonlyArray<Order>>> = {
  newest: [newest, numbered],
  oldest: [oldest, numbered],
  giver: [
    named(({ giver }) => giver.lastName || giver.firstName),
    named(({ giver }) => giver.firstName),
    newest,
    numbered,
  ],
};

const isLookedFor = (search: string) => {
  const words = plainText(search).split(/\s+/);
  return ({ giver, gifts }: ThankYouGiver): boolean => {
    const names = plainText([giver.firstName, giver.lastName, ...gifts.map(({ name }) => name)].join(' '));
    return words.every((word) => names.includes(word));
  };
};

/** The givers to show for that choice, sorted (THX-01). */
export const filterGivers = (
  givers: ReadonlyArray<ThankYouGiver>,
  { show, search, sortBy }: ThanksChoice,
): ReadonlyArray<ThankYouGiver> => {
  const isNamed = isLookedFor(search);
  const shown = givers.filter(
    (giver) => (show === 'all' || giver.isThanked === (show === 'thanked')) && isNamed(giver),
  );
  return RA.sortBy(orders[sortBy])(shown);
};

/*
 * [THX-01] What was chosen in the Thank You Manager is in the page's address, so that back, reload and a stored link show the same gifts in the same order: `?show=to-thank&sort=giver&search=rosa`. What
 * an address says that we do not know counts as not chosen.
 *
 * @example readThanksChoice({ show: 'thanked', sort: 'colour' }) // => { ...DEFAULT_THANKS_CHOICE, show: 'thanked' }
 */

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

/*
 * [THX-01] One button marks the selected gifts as thanked for while one of them is not; once all of them are, it takes their marks back. It changes nothing about those that are so already.
 *
 * @example selectionAction([]) // => { isThanked: true, ids: [] }
 */

/** The action of the button for the selected gifts: which of them it changes, and whether it marks or unmarks them. */
export interface SelectionAction {
  readonly isThanked: boolean;
  readonly ids: ReadonlyArray<GiftId>;
}

/** The action for the selected gifts (THX-01). */
export const selectionAction = (selected: ReadonlyArray<Pick<ThankYouRow, 'id' | 'isThanked'>>): SelectionAction => {
  const isThanked = selected.length === 0 || selected.some((row) => !row.isThanked);
  return { isThanked, ids: selected.filter((row) => row.isThanked !== isThanked).map(({ id }) => id) };
};
