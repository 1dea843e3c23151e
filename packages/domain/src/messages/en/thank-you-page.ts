import { calendarDayIn, formatDay } from '../../calendar/index.ts';
import type { GrId } from '../../identity/index.ts';
import { formatAmount } from '../../money/index.ts';
import type { Site } from '../../site/index.ts';
import type { ThanksChoice, ThankYouRow } from '../../thank-you/index.ts';
import { formatCount, giftCount } from './count.ts';
import type { PageHeadMessages } from './page-head.ts';

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

/** What stands in the Thank You Manager (ROUTE-04, THX-01). */
export const thankYouPageMessages = {
  head: ({ name }: Pick<Site, 'name'>): PageHeadMessages => ({
    title: `Thank You Manager | ${name}`,
    description: `The gifts from your registry at ${name} to say thank you for.`,
  }),
  title: 'Thank You Manager',
  loading: 'Loading your gifts',
  /** How many of all are thanked for. */
  summary,
  progress: 'Gifts thanked',
  /** What was given: the money first, where it is money. */
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
  /** How many pieces, where there are several, and the day. */
  about: ({ given, givenAt }: Pick<ThankYouRow, 'given' | 'givenAt'>, { timeZone }: Pick<Site, 'timeZone'>): string => {
    const day = formatDay(calendarDayIn(timeZone, givenAt));
    return given._tag === 'Units' && given.quantity > 1 ? `${formatCount(given.quantity)} pieces · ${day}` : day;
  },
  giver: ({ firstName, lastName }: ThankYouRow['giver']): string => `${firstName} ${lastName}`.trim(),
  message: (message: string): string => `“${message}”`,
  noMessage: 'No message',
  /** What stands over the columns. */
  columns: { gift: 'Gift', from: 'From', message: 'Message', note: 'Your note', status: 'Status' },

  which: 'Which gifts',
  show: (show: ThanksChoice['show']): string => shows[show],
  sort: 'Sort by',
  sortBy: (sortBy: ThanksChoice['sortBy']): string => sorts[sortBy],
  search: 'Search for a giver or a gift',
  /** In the field, short enough for the narrowest one. */
  searchHint: 'Giver or gift',
  export: 'Export CSV',
  /** The name of the exported file. */
  file: (grId: GrId): string => `registry-${grId}-gifts.csv`,
  exported: (count: number): string => `${giftCount(count)} exported.`,

  select: (gift: string, giver: string): string => `Select ${gift} from ${giver}`,
  selectAll: 'Select all gifts shown',
  /** Under a long list, of which only the first are there. */
  shownOf: (shown: number, found: number): string =>
    `${formatCount(shown)} of ${giftCount(found)} shown. Only these can be selected together.`,
  showMore: (count: number): string => `Show ${formatCount(count)} more`,
  /** On the button for those that are selected; none are. */
  mark: (count: number, isThanked: boolean): string =>
    `Mark ${count === 0 ? '' : `${formatCount(count)} `}as ${isThanked ? '' : 'not '}thanked`,
  thanked: 'Thanked',
  notYet: 'Not yet',
  notMarked: 'Not marked',
  marking: 'Saving…',
  /** What pressing a single gift's status does. */
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
  /** Asked where something was typed into a note that is left. */
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
