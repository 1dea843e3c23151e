import { calendarDayIn, formatDay } from '../../calendar/index.ts';
import { displaySku, type GrId } from '../../identity/index.ts';
import { formatAmount, formatPrice } from '../../money/index.ts';
import type { Fault, ListRefusal } from '../../ports/index.ts';
import type { Site } from '../../site/index.ts';
import {
  csvOf,
  type GiftUnknown,
  type GivenThing,
  type NoteRefusal,
  type ThanksChoice,
  type ThankYouRow,
} from '../../thank-you/index.ts';
import { formatCount, giftCount } from './count.ts';
import { faultSentence } from './fault.ts';
import type { PageHeadMessages } from './page-heads.ts';
import { ownerRefused } from './registry.ts';

const shows: Readonly<Record<ThanksChoice['show'], string>> = {
  all: 'All',
  'to-thank': 'Not yet thanked',
  thanked: 'Thanked',
};

const sorts: Readonly<Record<ThanksChoice['sortBy'], string>> = {
  newest: 'Newest',
  oldest: 'Oldest',
  giver: 'Giver',
  gift: 'Gift',
};

const summary = (thanked: number, all: number): string => {
  if (thanked === all)
    return all === 1 ? 'You’ve said thank you for your gift.' : `You’ve said thank you for all ${giftCount(all)}.`;
  return `You’ve said thank you for ${formatCount(thanked)} of ${giftCount(all)}. ${formatCount(all - thanked)} still to thank.`;
};

/** The Thank You Manager (ROUTE-04, THX-01). */
export const thankYouPageMessages = {
  head: ({ name }: Pick<Site, 'name'>): PageHeadMessages => ({
    title: `Thank You Manager | ${name}`,
    description: `The gifts from your registry at ${name} to say thank you for.`,
  }),
  title: 'Thank You Manager',
  loading: 'Loading your gifts',
  /** How many of all gifts are thanked for. */
  summary,
  progress: 'Gifts thanked',
  /** The name of a gift; an amount of money first. */
  gift: (
    { name, given }: Pick<ThankYouRow, 'name' | 'given'>,
    { currencyPrefix }: Pick<Site, 'currencyPrefix'>,
  ): string => {
    switch (given._tag) {
      case 'Units':
        return name;
      case 'Contribution':
        return `${formatAmount(currencyPrefix, given.amount)} toward ${name}`;
      case 'GiftCard':
        return `${name}, ${formatAmount(currencyPrefix, given.amount)}`;
    }
  },
  /** The day, and the number of units if there are several. */
  about: ({ given, givenAt }: Pick<ThankYouRow, 'given' | 'givenAt'>, { timeZone }: Pick<Site, 'timeZone'>): string => {
    const day = formatDay(calendarDayIn(timeZone, givenAt));
    return given._tag === 'Units' && given.quantity > 1 ? `${formatCount(given.quantity)} pieces · ${day}` : day;
  },
  giver: ({ firstName, lastName }: ThankYouRow['giver']): string => `${firstName} ${lastName}`.trim(),
  message: (message: string): string => `“${message}”`,
  noMessage: 'No message',
  columns: { gift: 'Gift', from: 'From', message: 'Message', note: 'Your note', status: 'Status' },

  which: 'Which gifts',
  show: (show: ThanksChoice['show']): string => shows[show],
  sort: 'Sort by',
  sortBy: (sortBy: ThanksChoice['sortBy']): string => sorts[sortBy],
  search: 'Search for a giver or a gift',
  /** In the field; short enough for the narrowest one. */
  searchHint: 'Giver or gift',
  export: 'Export CSV',
  /** The name of the exported file. */
  file: (grId: GrId): string => `registry-${grId}-gifts.csv`,
  exported: (count: number): string => `${giftCount(count)} exported.`,

  select: (gift: string, giver: string): string => `Select ${gift} from ${giver}`,
  selectAll: 'Select all gifts shown',
  /** Below a long list of which only the first rows are shown. */
  shownOf: (shown: number, found: number): string =>
    `${formatCount(shown)} of ${giftCount(found)} shown. Only these can be selected together.`,
  showMore: (count: number): string => `Show ${formatCount(count)} more`,
  /** The button for the selected gifts; 0 when none are selected. */
  mark: (count: number, isThanked: boolean): string =>
    `Mark ${count === 0 ? '' : `${formatCount(count)} `}as ${isThanked ? '' : 'not '}thanked`,
  thanked: 'Thanked',
  notYet: 'Not yet',
  notMarked: 'Not marked',
  marking: 'Saving…',
  /** The accessible name of a single gift's status button. */
  turn: (isThanked: boolean, gift: string, giver: string): string =>
    `Mark ${gift} from ${giver} as ${isThanked ? 'not ' : ''}thanked`,
  marked: (count: number, isThanked: boolean): string =>
    `${giftCount(count)} marked as ${isThanked ? '' : 'not '}thanked.`,

  noteLabel: (gift: string, giver: string): string => `Your note on ${gift} from ${giver}`,
  addNote: 'Add a note',
  editNote: 'Edit',
  saveNote: 'Save',
  saveMine: 'Save mine',
  savingNote: 'Saving…',
  cancelNote: 'Cancel',
  /** When a note with unsaved changes is left. */
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

/** Why gifts were not marked (THX-01). */
export const notMarked = (count: number, reason: ListRefusal | GiftUnknown | Fault): string => {
  switch (reason._tag) {
    case 'GiftUnknown':
      return unknown;
    case 'SignInNeeded':
    case 'RegistryNotFound':
    case 'NotOwner':
      return ownerRefused(reason);
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
      return 'Someone else has written a note on this gift, so yours wasn’t saved. Check what it says now, and save again to replace it.';
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

const units = (given: GivenThing): string => (given._tag === 'Units' ? String(given.quantity) : '');
const skuOf = (given: GivenThing): string => (given._tag === 'GiftCard' ? '' : displaySku(given.identity.sku));

/** Heading and cell of each column of the exported file. */
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

/** The exported file: a line of headings and one per row, in the given order, with the site's currency and time zone (THX-01). */
export const thankYouCsv = (
  site: Pick<Site, 'currencyPrefix' | 'timeZone'>,
  rows: ReadonlyArray<ThankYouRow>,
): string =>
  csvOf([columns.map(([heading]) => heading), ...rows.map((row) => columns.map(([, cell]) => cell(row, site)))]);
