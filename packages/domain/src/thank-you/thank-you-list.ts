/*
 * [THX-01] The registrant looks at all gifts, at those still to be thanked for or at the others, looks for a name, and has them by day, by giver or by gift.
 *
 * Laws:
 * - what is shown is of the mark that is requested, and has every word that is looked for in the giver's or the gift's name
 * - capitals, accents and apostrophes make no difference to what is looked for
 * - nothing is lost or repeated: to be thanked for and thanked for are all
 * - by day the newest come first, or the oldest; by giver the last name decides, or the only one, then the first; by gift its name
 * - what is equal in that comes newest first, and in the end by its number, so that the order is always the same
 *
 * @example listThanks([], THANKS_AT_FIRST) // => []
 */
import { ord, readonlyArray as RA, string as S } from 'fp-ts';
import { plainText } from '../text/index.ts';
import type { ThankYouRow } from './thank-you-row.ts';

/** Which gifts are looked at, and in which order (THX-01). */
export interface ThanksChoice {
  readonly show: 'all' | 'to-thank' | 'thanked';
  /** Words in the name of giver or gift; empty looks for none. */
  readonly search: string;
  readonly sortBy: 'newest' | 'oldest' | 'giver' | 'gift';
}

/** The choice with which the Thank You Manager opens. */
export const THANKS_AT_FIRST: ThanksChoice = { show: 'all', search: '', sortBy: 'newest' };

type Order = ord.Ord<ThankYouRow>;

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const named = (nameOf: (row: ThankYouRow) => string): Order =>
  ord.fromCompare((a, b) => {
    const compared = collator.compare(nameOf(a), nameOf(b));
    return compared < 0 ? -1 : compared > 0 ? 1 : 0;
  });

const oldest: Order = ord.contramap(({ givenAt }: ThankYouRow): string => givenAt)(S.Ord);
const newest = ord.reverse(oldest);
const numbered: Order = ord.contramap(({ id }: ThankYouRow): string => id)(S.Ord);

/** How to read: sorted as on the left, gifts are in the first of these orders that distinguishes them. */
const orders: Readonly<Record<ThanksChoice['sortBy'], ReadonlyArray<Order>>> = {
  newest: [newest, numbered],
  oldest: [oldest, numbered],
  giver: [
    named(({ giver }) => giver.lastName || giver.firstName),
    named(({ giver }) => giver.firstName),
    newest,
    numbered,
  ],
  gift: [named(({ name }) => name), newest, numbered],
};

const isLookedFor = (search: string) => {
  const words = plainText(search).split(/\s+/);
  return ({ giver, name }: ThankYouRow): boolean => {
    const names = plainText(`${giver.firstName} ${giver.lastName} ${name}`);
    return words.every((word) => names.includes(word));
  };
};

/** The rows that are shown for that choice, in its order (THX-01). */
export const listThanks = (
  rows: ReadonlyArray<ThankYouRow>,
  { show, search, sortBy }: ThanksChoice,
): ReadonlyArray<ThankYouRow> => {
  const isNamed = isLookedFor(search);
  const shown = rows.filter((row) => (show === 'all' || row.isThanked === (show === 'thanked')) && isNamed(row));
  return RA.sortBy(orders[sortBy])(shown);
};
