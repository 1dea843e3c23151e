import { option as O } from 'fp-ts';
import { calendarDayIn } from '../../calendar/index.ts';
import { mailedCountryName, type PostalAddress } from '../../delivery/index.ts';
import type { KeyRefusal } from '../../idempotency/index.ts';
import { displaySku, type GrId } from '../../identity/index.ts';
import type { Fault, ListRefusal } from '../../ports/index.ts';
import type { Site } from '../../site/index.ts';
import type {
  GiftUnknown,
  GivenThing,
  LabelSheetCode,
  NoteRefusal,
  ThanksChoice,
  ThankYouGiver,
  ThankYouRow,
} from '../../thank-you/index.ts';
import { giftCount } from './count.ts';
import { faultSentence, keyRefused } from './fault.ts';
import { formatAmount, formatCount, formatDay, formatPrice } from './formats.ts';
import type { PageHeadMessages } from './page-heads.ts';
import { ownerRefused } from './registry.ts';

/** Notes that a gift matches nothing on the list, or that money belongs to no fund of it (INT-04). */
export const notOnList = (isMoney: boolean): string =>
  isMoney ? 'Not part of a group gift on your list' : 'Not on your list';

const shows: Readonly<Record<ThanksChoice['show'], string>> = {
  all: 'All',
  'to-thank': 'Not yet thanked',
  thanked: 'Thanked',
};

const sorts: Readonly<Record<ThanksChoice['sortBy'], string>> = {
  newest: 'Newest',
  oldest: 'Oldest',
  giver: 'Giver',
};

/** The number of givers or gifts, and how many of them were thanked. */
export interface ThanksCount {
  readonly thanked: number;
  readonly all: number;
}

const giverCount = (count: number): string => `${formatCount(count)} ${count === 1 ? 'giver' : 'givers'}`;

const summary = (givers: ThanksCount, gifts: ThanksCount): string => {
  if (givers.thanked === givers.all)
    return gifts.all === 1
      ? 'You’ve said thank you for your gift.'
      : `You’ve said thank you for all ${giftCount(gifts.all)}.`;
  return `${formatCount(givers.thanked)} of ${formatCount(givers.all)} ${givers.all === 1 ? 'person' : 'people'} thanked, ${formatCount(givers.all - givers.thanked)} to go.`;
};

/** The Thank You Manager (ROUTE-04, THX-01). */
export const thankYouPageMessages = {
  head: ({ name }: Pick<Site, 'name'>): PageHeadMessages => ({
    title: `Thank You Manager | ${name}`,
    description: `The gifts from your registry at ${name} to say thank you for.`,
  }),
  title: 'Thank You Manager',
  loading: 'Loading your gifts',
  /** How many givers were thanked, and for how many gifts. */
  summary,
  progress: 'Givers thanked',
  /** The name of a gift; an amount of money first. */
  gift: (
    { name, given }: Pick<ThankYouRow, 'name' | 'given'>,
    { currencyPrefix }: Pick<Site, 'currencyPrefix'>,
  ): string => {
    switch (given._tag) {
      case 'Units':
      case 'Other':
        return name;
      case 'Contribution':
        return `${formatAmount(currencyPrefix, given.amount)} toward ${name}`;
      case 'GiftCard':
        return `${name}, ${formatAmount(currencyPrefix, given.amount)}`;
    }
  },
  /** The units if there are several, the day, the other shop where it was bought, and whether it matches nothing on the list. */
  about: (
    {
      given,
      givenAt,
      shop,
      isUnmatched,
      isAdded,
    }: Pick<ThankYouRow, 'given' | 'givenAt' | 'shop' | 'isUnmatched' | 'isAdded'>,
    { timeZone }: Pick<Site, 'timeZone'>,
  ): string =>
    [
      ...('quantity' in given && given.quantity > 1 ? [`Quantity ${formatCount(given.quantity)}`] : []),
      formatDay(calendarDayIn(timeZone, givenAt)),
      ...(shop === undefined ? [] : [`Bought elsewhere, at ${shop}`]),
      ...(isAdded === true ? ['Added by you'] : []),
      ...(isUnmatched === true ? [notOnList(given._tag === 'Contribution')] : []),
    ].join(' · '),
  giver: ({ firstName, lastName }: ThankYouRow['giver']): string => `${firstName} ${lastName}`.trim(),
  message: (message: string): string => `“${message}”`,
  noMessage: 'No message',
  columns: { giver: 'From', gifts: 'Gifts', message: 'Message', note: 'Your note', status: 'Status' },
  noAddress: 'No postal address',
  printLabels: 'Print Labels',

  which: 'Which givers',
  show: (show: ThanksChoice['show']): string => shows[show],
  sort: 'Sort by',
  sortBy: (sortBy: ThanksChoice['sortBy']): string => sorts[sortBy],
  search: 'Search for a giver or a gift',
  /** The placeholder; short enough for the narrowest field. */
  searchHint: 'Giver or gift',
  export: 'Export',
  exportTo: (format: 'xlsx' | 'csv'): string => (format === 'xlsx' ? 'Excel' : 'CSV'),
  /** The name of the exported file. */
  file: (grId: GrId, format: 'xlsx' | 'csv'): string => `registry-${grId}-gifts.${format}`,
  exported: (count: number): string => `${giftCount(count)} exported.`,

  select: (giver: string): string => `Select ${giver}`,
  selectAll: 'Select all givers shown',
  /** Below a long list of which only the first rows are shown. */
  shownOf: (shown: number, found: number): string =>
    `${formatCount(shown)} of ${giverCount(found)} shown. Only these can be selected together.`,
  showMore: (count: number): string => `Show ${formatCount(count)} more`,
  /** The button for the selected givers; 0 when none are selected. */
  mark: (count: number, isThanked: boolean): string =>
    `Mark ${count === 0 ? '' : `${formatCount(count)} `}as ${isThanked ? '' : 'not '}thanked`,
  thanked: 'Thanked',
  notYet: 'Not yet',
  notMarked: 'Not marked',
  marking: 'Saving…',
  /** Beside a gift that was thanked for, when another of the same giver was not. */
  giftThanked: 'Thanked',
  /** Beside a gift that was thanked for or noted, and is none any more. */
  returned: ({ shop }: Pick<ThankYouRow, 'shop'>): string => (shop === undefined ? 'Returned' : 'Not bought after all'),
  /** The accessible name of a giver's status button. */
  turn: (isThanked: boolean, giver: string): string => `Mark ${giver} as ${isThanked ? 'not ' : ''}thanked`,
  marked: (count: number, isThanked: boolean): string =>
    `${giftCount(count)} marked as ${isThanked ? '' : 'not '}thanked.`,

  noteLabel: (giver: string): string => `Your note on ${giver}`,
  addNote: 'Add a note',
  editNote: 'Edit',
  saveNote: 'Save',
  saveMine: 'Save mine',
  savingNote: 'Saving…',
  cancelNote: 'Cancel',
  /** When the person leaves a note with unsaved changes. */
  leaveNote: 'What you wrote hasn’t been saved yet.',
  discardNote: 'Discard',
  noteSaved: 'Note saved.',
  used: (count: number, limit: number): string => `${count} / ${limit}`,
  newer: 'Changed in the meantime. It now reads:',
  noNote: 'No note',
  useNewer: 'Use this note',

  nobodyYet: 'No gifts yet',
  nobodyYetHelp: 'Share your link, and every gift will appear here as soon as it’s bought.',
  toList: 'Go to Your List',
  noneFound: 'No gifts found',
  noneFoundHelp: 'None of your gifts match. Look for something else, or see them all.',
  showAll: 'Show All Gifts',
  tryAgain: 'Try Again',
} as const;

const unknown = 'This gift isn’t on your registry. Reload the page to see the latest list.';

const sheets: Readonly<Record<LabelSheetCode, string>> = {
  '5160': 'Avery 5160: 30 per sheet',
  '5163': 'Avery 5163: 10 per sheet',
  L7160: 'Avery L7160: 21 per sheet',
  L7163: 'Avery L7163: 14 per sheet',
};

/** Address labels to print (THX-02). */
export const labelMessages = {
  head: ({ name }: Pick<Site, 'name'>): PageHeadMessages => ({
    title: `Address labels | ${name}`,
    description: `The addresses of those who gave something from your registry at ${name}.`,
  }),
  title: 'Address labels',
  whose: 'Labels for',
  givers: 'Givers',
  own: 'Your own address',
  ownAddress: 'Your name and address',
  ownHelp: 'For the envelopes’ return address. It isn’t saved.',
  ownNone: 'Your own address on a sheet of labels',
  ownNoneHelp: 'Type it, and it fills the sheet.',
  sheet: 'Label sheet',
  sheetName: (code: LabelSheetCode): string => sheets[code],
  firstFree: 'First free label',
  firstFreeHelp: 'For a sheet you’ve already used in part.',
  print: (count: number): string => `Print ${formatCount(count)} ${count === 1 ? 'Label' : 'Labels'}`,
  atFullSize: 'Print at 100%, no scaling.',
  close: 'Close',
  preview: 'Preview of the label sheet',
  without: (count: number): string =>
    count === 1 ? 'One giver has no address' : `${formatCount(count)} givers have no address`,
  withoutHelp: 'Guests can leave their address when they order. Givers without one are left out here.',
  none: 'No addresses yet',
  noneHelp: 'Guests can leave their address when they order. You’ll find it here.',
} as const;

/** Why gifts were not marked (THX-01). */
export const notMarked = (count: number, reason: ListRefusal | GiftUnknown | KeyRefusal | Fault): string => {
  switch (reason._tag) {
    case 'GiftUnknown':
      return unknown;
    case 'SignInNeeded':
    case 'RegistryNotFound':
    case 'NotOwner':
      return ownerRefused(reason);
    case 'IdempotencyKeyReused':
    case 'RequestInProgress':
      return keyRefused(reason);
    default:
      return `${formatCount(count)} ${count === 1 ? 'gift was' : 'gifts were'} not marked. ${faultSentence(reason)}`;
  }
};

/** Why a note was not saved (THX-01). */
export const noteNotSaved = (reason: ListRefusal | NoteRefusal | Fault): string => {
  switch (reason._tag) {
    case 'GiftUnknown':
      return unknown;
    case 'NoteTooLong':
      return `A note can have up to ${formatCount(reason.maximum)} characters.`;
    case 'NoteVersionConflict':
      return 'Someone else has written a note on this giver, so yours wasn’t saved. Check what it says now, and save again to replace it.';
    case 'SignInNeeded':
    case 'RegistryNotFound':
    case 'NotOwner':
      return ownerRefused(reason);
    default:
      return `Your note wasn’t saved. ${faultSentence(reason)}`;
  }
};

/** Why the gifts could not be loaded (THX-01). */
export const giftsNotRead = (reason: ListRefusal | Fault): string => {
  switch (reason._tag) {
    case 'SignInNeeded':
    case 'RegistryNotFound':
    case 'NotOwner':
      return ownerRefused(reason);
    default:
      return `We couldn’t load your gifts. ${faultSentence(reason)}`;
  }
};

type Column = readonly [
  heading: string,
  cell: (row: ThankYouRow, site: Pick<Site, 'currencyPrefix' | 'timeZone'>) => string,
];

const units = (given: GivenThing): string => ('quantity' in given ? String(given.quantity) : '');
const skuOf = (given: GivenThing): string => ('identity' in given ? displaySku(given.identity.sku) : '');

const addressCell =
  (lineOf: (address: PostalAddress) => string) =>
  ({ postalAddress }: ThankYouRow): string =>
    O.match(() => '', lineOf)(postalAddress);

/** Heading and cell of each column of the exported file. */
const columns: ReadonlyArray<Column> = [
  ['Gift', ({ name }) => name],
  ['SKU', ({ given }) => skuOf(given)],
  ['Quantity', ({ given }) => units(given)],
  ['Amount', ({ given }, { currencyPrefix }) => ('amount' in given ? formatPrice(currencyPrefix, given.amount) : '')],
  ['First name', ({ giver }) => giver.firstName],
  ['Last name', ({ giver }) => giver.lastName],
  ['Address', addressCell(({ line1 }) => line1)],
  ['Address line 2', addressCell(({ line2 }) => O.getOrElse(() => '')(line2))],
  ['City', addressCell(({ city }) => city)],
  ['State or province', addressCell(({ region }) => region)],
  ['Postal code', addressCell(({ postalCode }) => postalCode)],
  ['Country', addressCell(({ country }) => (country === undefined ? '' : mailedCountryName(country, 'en')))],
  ['Date', ({ givenAt }, { timeZone }) => calendarDayIn(timeZone, givenAt)],
  ['Bought elsewhere', ({ shop = '' }) => shop],
  ['Confirmed', ({ shop, isUnconfirmed }) => (shop === undefined ? '' : isUnconfirmed === true ? 'No' : 'Yes')],
  ['Message', ({ message }) => message],
  ['Thanked', ({ isThanked }) => (isThanked ? 'Yes' : 'No')],
  ['Note', ({ note }) => note],
];

/** The exported table: headings, and a row per gift, giver by giver, with the giver's address, and the site's currency and time zone (THX-01, THX-02). */
export const thankYouTable = (
  site: Pick<Site, 'currencyPrefix' | 'timeZone'>,
  givers: ReadonlyArray<ThankYouGiver>,
): ReadonlyArray<ReadonlyArray<string>> => [
  columns.map(([heading]) => heading),
  ...givers.flatMap(({ gifts, postalAddress }) =>
    gifts.map((row) => columns.map(([, cell]) => cell({ ...row, postalAddress }, site))),
  ),
];
