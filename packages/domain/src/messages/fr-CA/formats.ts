/*
 * Numbers, money, days, times, counted nouns and lists as Canadian French writes them, by own rules, so that they are the
 * same in every version of Node and every browser (LANG-03). What belongs together is not torn apart at the end of a line.
 */
import type { CalendarDay } from '../../calendar/index.ts';
import { addressIn, type Language, plainAddress } from '../../language/index.ts';
import { type Cents, writeAmount } from '../../money/index.ts';

/** A space at which no line ends. */
const NBSP = '\u00A0';

const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, NBSP);

/** Formats a number: `1 250`, `12,5`. */
export const formatCount = (count: number): string => {
  const [whole = '', decimals] = String(count).split('.');
  return decimals === undefined ? grouped(whole) : `${grouped(whole)},${decimals}`;
};

/** An average of stars: `4,8`. */
export const formatRating = (rating: number): string => rating.toFixed(1).replace('.', ',');

/** The signs that follow an amount, by the prefix that stands before it in English; of other prefixes the letters follow. */
const SIGNS: Readonly<Record<string, string>> = { CAD: '$', CA$: '$', C$: '$', USD: `$${NBSP}US`, US$: `$${NBSP}US` };

const signOf = (prefix: string): string => SIGNS[prefix.trim()] ?? prefix.trim();

const withSign = (prefix: string, amount: string): string => {
  const sign = signOf(prefix);
  return sign === '' ? amount : `${amount}${NBSP}${sign}`;
};

const twoDigits = (count: number): string => String(count).padStart(2, '0');

const whole = (amount: Cents): string => grouped(String(Math.floor(amount / 100)));

/** The amount with the sign of its currency, by its English prefix: `1 299,00 $`. */
export const formatPrice = (prefix: string, amount: Cents): string =>
  withSign(prefix, `${whole(amount)},${twoDigits(amount % 100)}`);

/** The amount as shown in statistics and suggestions, whole amounts without cents: `450 $`, `450,50 $`. */
export const formatAmount = (prefix: string, amount: Cents): string =>
  amount % 100 === 0 ? withSign(prefix, whole(amount)) : formatPrice(prefix, amount);

/** Indexed by month; the first is January. */
const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const;

const dayNumber = (day: CalendarDay): string => (day.endsWith('-01') ? '1er' : String(Number(day.slice(8))));

const dayAndMonth = (day: CalendarDay): string => `${dayNumber(day)}${NBSP}${MONTHS[Number(day.slice(5, 7)) - 1]}`;

/** The day with its month and year: `1er juin 2027`. */
export const formatDay = (day: CalendarDay): string => `${dayAndMonth(day)}${NBSP}${day.slice(0, 4)}`;

/** A range of two days without years, with the month once if it is the same: `27 novembre – 1er décembre`, `24 – 25 novembre`. */
export const formatDayRange = (from: CalendarDay, to: CalendarDay): string => {
  if (from === to) return dayAndMonth(from);
  const first = from.slice(0, 7) === to.slice(0, 7) ? dayNumber(from) : dayAndMonth(from);
  return `${first}${NBSP}– ${dayAndMonth(to)}`;
};

/** A time `HH:mm` of the day: `8 h`, `14 h 05`. */
export const formatTime = (time: string): string => {
  const [hours, minutes] = time.split(':');
  return `${Number(hours)}${NBSP}h${minutes === '00' ? '' : `${NBSP}${minutes}`}`;
};

/** Whether nouns and verbs with that number are singular: 0 and 1.5 are. */
export const isSingular = (count: number): boolean => Math.abs(count) < 2;

const of = (noun: string): string => (/^[aeiouyhàâéèêëîïôùûœ]/i.test(noun) ? `d’${noun}` : `de${NBSP}${noun}`);

/** A number with its noun: `0 cadeau`, `2 cadeaux`, `1 000 000 de cadeaux`, `2 000 000 d’articles`. */
export const plural = (count: number, one: string, many: string): string => {
  if (isSingular(count)) return `${formatCount(count)}${NBSP}${one}`;
  return `${formatCount(count)}${NBSP}${count % 1_000_000 === 0 ? of(many) : many}`;
};

/** The parts of a sentence that belong together: `a`, `a et b`, `a, b et c`. */
export const listOf = (parts: ReadonlyArray<string>): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`;

/** The language of these texts. */
export const PAGE_LANGUAGE: Language = 'fr-CA';

/** The amount as people type it into a field: `25,50`. */
export const typedAmount = (amount: Cents): string => writeAmount(amount).replace('.', ',');

const THOUSANDS = /^\d{1,3}(?:\s\d{3})+(?:[.,]\d*)?$/;

/**
 * The text of an amount as `readTypedAmount` understands it: spaces between thousands and a comma before cents become
 * what English has. With three digits after comma or point it stays unclear which one is meant.
 */
export const plainAmount = (text: string): string => {
  const bare = text.trim().replace(/\s*\$$/, '');
  const joined = THOUSANDS.test(bare) ? bare.replace(/\s/g, '') : bare;
  return /^\d+,\d*$/.test(joined) ? joined.replace(',', '.') : joined;
};

/** What stands before and after the field for an amount. */
export const besideAmount = (prefix: string): { readonly before: string; readonly after: string } => ({
  before: '',
  after: signOf(prefix),
});

/** The address of a page in the language of these texts. */
export const pageAddress = (address: string): string => addressIn(PAGE_LANGUAGE, address);

/** The address of a page in the language of these texts as everything behind the edges knows it. */
export const plainPageAddress = (address: string): string => plainAddress(address);
