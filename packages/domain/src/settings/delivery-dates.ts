/*
 * [SHIP-06] Owners name a first day, and up to four times when they are away, each up to half a year, all within the next two years. What is over by now is dropped; a day that has passed cannot be named anew.
 *
 * @example checkDeliveryDates(ANY_DAY, { firstDay: O.some(dayOf('2027-05-31')), away: [] }, dayOf('2027-06-01')) // => E.left({ _tag: 'DeliveryDatesInvalid', field: 'firstDay' })
 */
import { either as E, option as O } from 'fp-ts';
import {
  type ArrivalRange,
  addDays,
  type CalendarDay,
  type DeliveryDates,
  daysBetween,
  parseCalendarDay,
} from '../calendar/index.ts';

/** How often owners can be away. */
export const MOST_TIMES_AWAY = 4;
const LONGEST_AWAY = 184;
const MOST_DAYS_AHEAD = 731;

/** Those dates cannot be named. */
export interface DeliveryDatesInvalid {
  readonly _tag: 'DeliveryDatesInvalid';
  readonly field: 'firstDay' | 'away';
}

const invalid = (field: DeliveryDatesInvalid['field']): E.Either<DeliveryDatesInvalid, never> =>
  E.left({ _tag: 'DeliveryDatesInvalid', field });

const isSameRange = (one: ArrivalRange, other: ArrivalRange): boolean => one.from === other.from && one.to === other.to;

/** Whether both name the same days. */
export const isSameDates = (one: DeliveryDates, other: DeliveryDates): boolean =>
  O.toNullable(one.firstDay) === O.toNullable(other.firstDay) && typedAway(one) === typedAway(other);

/** Checks the dates that owners name in place of the present ones. */
export const checkDeliveryDates = (
  present: DeliveryDates,
  { firstDay, away }: DeliveryDates,
  today: CalendarDay,
): E.Either<DeliveryDatesInvalid, DeliveryDates> => {
  const last = addDays(today, MOST_DAYS_AHEAD);
  const isKept = O.toNullable(firstDay) === O.toNullable(present.firstDay);
  if (!isKept && O.exists((day: CalendarDay) => day < today || day > last)(firstDay)) return invalid('firstDay');
  const isWrong = (range: ArrivalRange): boolean =>
    !present.away.some((each) => isSameRange(each, range)) &&
    (range.from > range.to || range.to < today || range.to > last || daysBetween(range.from, range.to) >= LONGEST_AWAY);
  const ahead = away.filter((range) => isWrong(range) || range.to >= today);
  if (ahead.length > MOST_TIMES_AWAY || ahead.some(isWrong)) return invalid('away');
  return E.right({
    firstDay: O.filter((day: CalendarDay) => day >= today)(firstDay),
    away: [...ahead].sort((one, other) => (one.from < other.from ? -1 : 1)),
  });
};

/*
 * [SHIP-06] In a form the times away are written as intervals of two days, with spaces between them. What of them was left blank counts for nothing.
 *
 * @example readAway('2027-07-01/2027-07-14 /') // => O.some([{ from: '2027-07-01', to: '2027-07-14' }])
 * @example readAway('2027-07-01/') // => O.none
 */

/** The times away as a form has them. */
export const typedAway = ({ away }: Pick<DeliveryDates, 'away'>): string =>
  away.map(({ from, to }) => `${from}/${to}`).join(' ');

/** A row of the form: the first and the last day as typed. */
export type TypedRange = readonly [from: string, to: string];

/** The rows of the form, those left blank included. */
export const awayRows = (typed: string): ReadonlyArray<TypedRange> =>
  typed === ''
    ? []
    : typed.split(' ').map((range) => {
        const [from = '', to = ''] = range.split('/');
        return [from, to];
      });

/** The times away in the form that has these rows. */
export const typedRows = (rows: ReadonlyArray<TypedRange>): string => rows.map((row) => row.join('/')).join(' ');

/** Parses the times away from a form; `none` when one of the days is no date. */
export const readAway = (typed: string): O.Option<ReadonlyArray<ArrivalRange>> => {
  const rows = awayRows(typed).filter(([from, to]) => from !== '' || to !== '');
  const ranges = rows.flatMap(([first, last]) => {
    const [from, to] = [parseCalendarDay(first), parseCalendarDay(last)];
    return O.isSome(from) && O.isSome(to) ? [{ from: from.value, to: to.value }] : [];
  });
  return ranges.length === rows.length ? O.some(ranges) : O.none;
};
