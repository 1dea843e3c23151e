import { calendarDayIn } from '../../calendar/index.ts';
import { displaySku } from '../../identity/index.ts';
import { formatPrice } from '../../money/index.ts';
import type { Site } from '../../site/index.ts';
import { csvOf, type GivenThing, type ThankYouRow } from '../../thank-you/index.ts';

type Column = readonly [
  heading: string,
  cell: (row: ThankYouRow, site: Pick<Site, 'currencyPrefix' | 'timeZone'>) => string,
];

const units = (given: GivenThing): string => (given._tag === 'Units' ? String(given.quantity) : '');
const skuOf = (given: GivenThing): string => (given._tag === 'GiftCard' ? '' : displaySku(given.identity.sku));

/** How to read: what stands over a column of the file, and what stands in it. */
const columns: ReadonlyArray<Column> = [
  ['Gift', ({ name }) => name],
  ['SKU', ({ given }) => skuOf(given)],
  ['Quantity', ({ given }) => units(given)],
  [
    'Amount',
    ({ given }, { currencyPrefix }) => (given._tag === 'Units' ? '' : formatPrice(currencyPrefix, given.amount)),
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
