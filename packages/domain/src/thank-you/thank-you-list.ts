/*
 * [THX-01] [THX-02] The registrant looks at all givers, at those still to be thanked or at the others, looks for a name, and has them by day or by name.
 *
 * @example filterGivers([], DEFAULT_THANKS_CHOICE) // => []
 */
import { ord, readonlyArray as RA, string as S } from 'fp-ts';
import { plainText } from '../text/index.ts';
import type { ThankYouGiver } from './thank-you-giver.ts';

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
