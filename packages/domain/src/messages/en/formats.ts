import type { CalendarDay } from '../../calendar/index.ts';
import type { Language } from '../../language/index.ts';
import { type Cents, writeAmount } from '../../money/index.ts';

const grouped = new Intl.NumberFormat('en-US');

/** Formats a number: `1,250`. */
export const formatCount = (count: number): string => grouped.format(count);

/** An average of stars: `4.8`. */
export const formatRating = (rating: number): string => rating.toFixed(1);

/** The amount with its currency prefix: `$1,299.00`, `CAD 1,299.00`. */
export const formatPrice = (prefix: string, amount: Cents): string =>
  `${prefix}${formatCount(Math.floor(amount / 100))}.${String(amount % 100).padStart(2, '0')}`;

/** The amount as shown in statistics and suggestions, whole amounts without cents: `$450`, `$450.50`. */
export const formatAmount = (prefix: string, amount: Cents): string => formatPrice(prefix, amount).replace('.00', '');

/*
 * [PAGE-11] The day of the event reads the same to everyone, wherever they are: month, day without a leading zero, year.
 *
 * @example formatDay('2027-06-02') // => 'Jun 2, 2027'
 */

/** Indexed by month; the first is January. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** The day as `MMM D, YYYY`. */
export const formatDay = (day: CalendarDay): string =>
  `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;

/** A range of two days without years, with the month once if it is the same: `Nov 27 – Dec 1`, `Nov 24 – 25`. */
export const formatDayRange = (from: CalendarDay, to: CalendarDay): string => {
  const [first, last] = [from, to].map((day) => formatDay(day).replace(/,.*/, ''));
  if (from === to) return `${first}`;
  return from.slice(0, 7) === to.slice(0, 7) ? `${first} – ${Number(to.slice(8))}` : `${first} – ${last}`;
};

/** The language of these texts. */
export const PAGE_LANGUAGE: Language = 'en';

/** The amount as people type it into a field: `25.50`. */
export const typedAmount = (amount: Cents): string => writeAmount(amount);

/** The text of an amount as `readTypedAmount` understands it. */
export const plainAmount = (text: string): string => text;

/** What stands before and after the field for an amount. */
export const besideAmount = (prefix: string): { readonly before: string; readonly after: string } => ({
  before: prefix.trim(),
  after: '',
});

/** The address of a page in the language of these texts. */
export const pageAddress = (address: string): string => address;

/** The address of a page in the language of these texts as everything behind the edges knows it. */
export const plainPageAddress = (address: string): string => address;
