/*
 * [FUND-04] Some days after the event, funds close. Of one that is not full then, the money becomes store credit for the owners, or each giver is asked first: the market's rules say which. Where purchases are hidden from
 * the owners for longer, it is closed once they see them.
 *
 * @example fundsCloseOn(exampleRegistry({ eventDate: O.some(dayOf('2027-01-09')) }), { funds: { closesAfterDays: 30, short: 'storeCredit', choiceDays: 30 } }) // => O.some('2027-02-08')
 */
import { option as O } from 'fp-ts';
import { addDays, type CalendarDay } from '../calendar/index.ts';
import { type Cents, minus, NO_CENTS, plus } from '../money/index.ts';
import type { MarketRules } from '../site/index.ts';
import type { ClosedFunds, Registry } from './registry.ts';
import type { RegistryFact } from './registry-fact.ts';

/** The day on which the registry's funds close; `none` when they do not. */
export const fundsCloseOn = (
  { eventDate }: Pick<Registry, 'eventDate'>,
  { funds }: Pick<MarketRules, 'funds'>,
): O.Option<CalendarDay> => O.map((day: CalendarDay) => addDays(day, funds.closesAfterDays))(eventDate);

/** Whether the registry's funds are closed; a later event date opens them again. */
export const areFundsClosed = ({ closedFunds }: Pick<Registry, 'closedFunds'>): boolean =>
  closedFunds !== undefined && O.isSome(closedFunds.on);

const NONE_CLOSED: ClosedFunds = { on: O.none, credit: NO_CENTS, waiting: NO_CENTS };

const moved = ({ on, credit, waiting }: ClosedFunds, amount: Cents, { from, to }: FundMoney): ClosedFunds => ({
  on,
  credit: to === 'storeCredit' ? plus(credit, amount) : credit,
  waiting: to === 'waiting' ? plus(waiting, amount) : from === 'waiting' ? minus(waiting, amount) : waiting,
});

/** The way of money in a fund that closed short. */
export type FundMoney = NonNullable<Extract<RegistryFact, { readonly _tag: 'ContributionReturned' }>['closed']>;

/** The closed funds after the fact. */
export const closedFundsAfter = (closed: ClosedFunds | undefined, fact: RegistryFact): ClosedFunds | undefined => {
  switch (fact._tag) {
    case 'FundsClosed':
      return { ...(closed ?? NONE_CLOSED), on: O.some(fact.on) };
    case 'DateMoved':
      return closed === undefined ? undefined : { ...closed, on: O.none };
    case 'ContributionReturned':
      return fact.closed === undefined ? closed : moved(closed ?? NONE_CLOSED, fact.amount, fact.closed);
    default:
      return closed;
  }
};
