import { calendarDayIn } from '../calendar/index.ts';
import { displaySku } from '../identity/index.ts';
import { formatPrice } from '../money/index.ts';
import type { Site } from '../site/index.ts';
import {
  csvOf,
  type GiftUnknown,
  type GivenThing,
  type NoteTooLong,
  type ThanksChoice,
  type ThankYouRow,
} from '../thank-you/index.ts';
import { formatCount } from './count.en.ts';

const shows: Readonly<Record<ThanksChoice['show'], string>> = {
  all: 'All gifts',
  'to-thank': 'To thank',
  thanked: 'Thanked',
};

const sorts: Readonly<Record<ThanksChoice['sortBy'], string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  giver: 'Giver',
  gift: 'Gift',
};

type Column = readonly [
  heading: string,
  cell: (row: ThankYouRow, site: Pick<Site, 'currencyPrefix' | 'timeZone'>) => string,
];

const pieces = (given: GivenThing): string => (given._tag === 'Pieces' ? String(given.quantity) : '');
const skuOf = (given: GivenThing): string => (given._tag === 'GiftCard' ? '' : displaySku(given.identity.sku));

/** How to read: what stands over a column of the file, and what stands in it. */
const columns: ReadonlyArray<Column> = [
  ['Gift', ({ name }) => name],
  ['SKU', ({ given }) => skuOf(given)],
  ['Quantity', ({ given }) => pieces(given)],
  [
    'Amount',
    ({ given }, { currencyPrefix }) => (given._tag === 'Pieces' ? '' : formatPrice(currencyPrefix, given.amount)),
  ],
  ['First name', ({ giver }) => giver.firstName],
  ['Last name', ({ giver }) => giver.lastName],
  ['Date', ({ givenAt }, { timeZone }) => calendarDayIn(timeZone, givenAt)],
  ['Message', ({ message }) => message],
  ['Thanked', ({ isThanked }) => (isThanked ? 'Yes' : 'No')],
  ['Note', ({ note }) => note],
];

/** The file of the Thank You Manager: a line of headings and one for each row, in the order given; money and days as the site counts them (THX-01). */
export const thankYouCsv = (
  site: Pick<Site, 'currencyPrefix' | 'timeZone'>,
  rows: ReadonlyArray<ThankYouRow>,
): string =>
  csvOf([columns.map(([heading]) => heading), ...rows.map((row) => columns.map(([, cell]) => cell(row, site)))]);

/** What stands in the Thank You Manager (THX-01). */
export const thankYouWords = {
  title: 'Thank You Manager',
  show: (show: ThanksChoice['show']): string => shows[show],
  sortBy: (sortBy: ThanksChoice['sortBy']): string => sorts[sortBy],
  search: 'Look for a giver or a gift',
  giver: ({ firstName, lastName }: ThankYouRow['giver']): string => `${firstName} ${lastName}`,
  thanked: 'Thanked',
  markThanked: 'Mark as thanked',
  markNotThanked: 'Mark as not thanked',
  note: 'Note',
  export: 'Export as CSV',
  /** How many still are to be thanked for. */
  toThank: (count: number): string => `${formatCount(count)} ${count === 1 ? 'gift' : 'gifts'} to thank for`,
  nobodyYet: 'Nobody has given anything yet.',
  noneFound: 'No gifts found.',
} as const;

/** Why a gift was not marked, or its note not kept (THX-01). */
export const thankYouRefused = (refusal: GiftUnknown | NoteTooLong): string => {
  switch (refusal._tag) {
    case 'GiftUnknown':
      return 'This gift is not on your registry. Reload the page to see the list as it is now.';
    case 'NoteTooLong':
      return `A note has at most ${formatCount(refusal.maximum)} characters.`;
  }
};
