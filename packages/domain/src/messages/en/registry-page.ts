import { option as O } from 'fp-ts';
import type { CalendarDay } from '../../calendar/index.ts';
import type { EventType } from '../../event/index.ts';
import type { GrId } from '../../identity/index.ts';
import type { RevealDay } from '../../registry/index.ts';
import type { Connection } from '../../state/index.ts';
import { purchasedLabel } from './count.ts';
import { formatCount, formatDay } from './formats.ts';
import { problemMessages } from './page.ts';
import { quietMessages } from './quiet.ts';
import { eventNameOf } from './registry-name.ts';

/** The page of a registry, around its items. */
export const registryPageMessages = {
  /** The heading over the gift cards under a guest's list (PAGE-06). */
  giftCards: 'Gift cards',
  /** Between two first names. */
  and: '&',
  photoOf: (names: string): string => `Photo of ${names}`,
  /** Over the registrants' text about themselves (SET-01). */
  about: (names: string): string => `About ${names}`,
  daysToGo: (days: number): string =>
    days === 0 ? 'Today' : days === 1 ? '1 day to go' : `${formatCount(days)} days to go`,
  number: (grId: GrId): string => `Registry # ${grId}`,
  /** Below the number of wanted units (ITEM-15). */
  wanted: 'wanted',
  inGiftCards: 'in gift cards',
  /** For owners: what the figure in the head consists of, and why guests are shown fewer. Counts the wanted units. */
  figureParts: (
    totals: { readonly items: number; readonly purchased: number },
    giftCards: O.Option<string>,
    hidden: number,
  ): ReadonlyArray<string> => [
    `${formatCount(totals.items)} wanted`,
    `${formatCount(Math.min(totals.purchased, totals.items))} ${purchasedLabel(totals)}`,
    ...(O.isSome(giftCards) ? [`${giftCards.value} in gift cards`] : []),
    ...(hidden === 0
      ? []
      : [
          `Guests see ${formatCount(totals.items - hidden)} of ${formatCount(totals.items)}. ${formatCount(hidden)} ${hidden === 1 ? 'is' : 'are'} no longer available.`,
        ]),
  ],
  /** To guests who may have read another date before (EVENT-01). */
  dateChanged: (eventDate: O.Option<CalendarDay>): string =>
    O.isNone(eventDate) ? 'The event has been put off.' : 'The date has changed.',
  /** Where owners named dates that gifts wait for (SHIP-06). */
  giftsArrive: (day: CalendarDay): string => `Gifts ordered now arrive from ${formatDay(day)}.`,
  /** To guests, after the event. */
  isOver: 'The celebration is over. Gifts are still welcome.',
  /** The link to the gift cards below the list. */
  giveGiftCard: 'Give a Gift Card',
  /** All of a long greeting, on a phone. */
  more: 'More',
  less: 'Less',
  addGifts: 'Add Gifts',
  /** The owners' link beside the registry's name (PAGE-03, ROUTE-20). */
  settings: 'Settings',
  /** Opens the guest's page in a new tab (PAGE-03, ROUTE-20). */
  viewAsGuest: 'View as Guest',
  /** For an owner on the guest's page (PAGE-04). */
  returnToManagement: 'Return to Management',
  opensInNewTab: '(opens in a new tab)',
  giftOptions: 'Gift options',
  sortBy: 'Sort by',
  groupBy: 'Group by',
  /** Unfolds the items of the no-longer-available section (LIST-04). */
  showItems: 'Show Items',
  hideItems: 'Hide Items',
  loading: 'Loading the registry',
  /** Until the whole list is loaded. */
  loadingRest: 'Loading the rest…',
  printedTooEarly: 'This is the beginning of the list. Print it again once all gifts are on the screen.',
  /** Opens the sheet of SHARE-04. */
  share: 'Share',
  /** In the bar over the list. */
  viewCart: (count: number): string => `View Cart (${formatCount(count)})`,
  /** On the cart and order pages. */
  backToRegistry: 'Back to the Registry',
} as const;

const connections: Readonly<Record<Connection, string>> = {
  connecting: 'Connecting… Purchases will appear here as they happen.',
  live: 'Purchases appear here as they happen.',
  reconnecting: 'Reconnecting… Purchases made in the meantime will appear in a moment.',
  offline: 'No connection. New purchases will appear as soon as it’s back.',
  failing: 'We couldn’t load what’s new on this list.',
  trying: 'Loading what’s new…',
};

/** While only the first items of a long list are loaded. */
const inPart: Readonly<Partial<Record<Connection, string>>> = {
  failing: 'We couldn’t load the rest of this list.',
  trying: registryPageMessages.loadingRest,
};

/** How current the page is (LIVE-01); `isComplete` is false until the whole list is loaded (STATE-01). */
export const connectionSentence = (connection: Connection, isComplete: boolean): string =>
  (isComplete ? undefined : inPart[connection]) ?? connections[connection];

/** Retries loading what could not be loaded. */
export const CONNECTION_TRY_AGAIN = problemMessages.tryAgain;

/** How long a purchase may take to appear (PAGE-13); on a live list, hardly any time. */
export const purchaseDelayNote = (isLive: boolean): string =>
  `${isLive ? 'In rare cases, please' : 'Please'} allow up to 20 minutes for your gift to show as purchased.`;

interface EventDay {
  readonly eventDate: O.Option<CalendarDay>;
  readonly isPaused?: boolean;
}

/** The date of an event, or that it has none yet (PAGE-11, EVENT-01); for a paused registry that instead (PAUSE-01). */
export const eventDayText = ({ eventDate, isPaused }: EventDay): string =>
  isPaused === true ? quietMessages.state(true) : O.match(() => 'Date to come', formatDay)(eventDate);

/** Until when something is hidden, after "until". */
export const revealDayText = (day: RevealDay): string =>
  day === 'undated' ? 'the day of the event, which has no date yet' : formatDay(day);

/** The line above the names: "Wedding Registry" (PAGE-02). */
export const eventHeading = (type: EventType): string => `${eventNameOf(type)} Registry`;
