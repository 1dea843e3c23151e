import type { CalendarDay } from '../../calendar/index.ts';
import type { EventType } from '../../event/index.ts';
import { GREETING_LIMIT, type GreetingCount, type GreetingTooLong } from '../../greeting/index.ts';
import type { GrId } from '../../identity/index.ts';
import type { EmptyRegistryStep, RegistrantTab, TabName } from '../../page/index.ts';
import type { Fault, ListRefusal } from '../../ports/index.ts';
import type { Connection } from '../../state/index.ts';
import { formatCount } from './count.ts';
import { faultSentence } from './fault.ts';
import { problemMessages } from './page.ts';
import { ownerRefused } from './registry.ts';

/** The page of a registry, around its items. */
export const registryPageMessages = {
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
  /** Beside the heading of the no-longer-available section (LIST-04). */
  noLongerAvailable: (count: number): string =>
    count === 1
      ? 'One item has sold out for good. Your guests no longer see it.'
      : `${formatCount(count)} items have sold out for good. Your guests no longer see them.`,
  /** Below the first items of that section. */
  showAll: (count: number): string => `Show all ${formatCount(count)}`,
  showFewer: 'Show fewer',
  loading: 'Loading the registry',
  /** Until the whole list is loaded. */
  loadingRest: 'Loading the rest…',
  /** In the bar over the list. */
  viewCart: (count: number): string => `View Cart (${formatCount(count)})`,
  /** On the cart and order pages. */
  backToRegistry: 'Back to the Registry',
} as const;

/** The tabs of a registry (TAB-01 to TAB-04), and the name of their navigation. */
export const registryTabMessages: Readonly<Record<TabName | 'navigation', string>> = {
  navigation: 'Your registry',
  overview: 'Overview',
  'manage-registry': 'Manage Registry',
  'our-registry': 'Our Registry',
  'my-registry': 'My Registry',
  checklist: 'Checklist',
  'thank-you-manager': 'Thank You Manager',
};

/** The tabs over a registrant's list (LIST-09). */
export const registrantTabMessages: Readonly<Record<RegistrantTab, string>> = {
  'my-gifts': 'My Gifts',
  'my-group-gift-fund': 'My Group Gift Fund',
};

/** The button on an empty registry (PAGE-07). */
export const emptyRegistryMessages: Readonly<Record<EmptyRegistryStep['_tag'], string>> = {
  ViewChecklist: 'View Checklist',
  GetStarted: 'Get Started',
};

/** Sharing the registry's link (SHARE-01, SHARE-02). */
export const shareMessages = {
  share: 'Share',
  copied: 'Registry URL copied to clipboard',
  dismiss: 'Dismiss',
  /** The dialog with the link, when the browser refuses to copy. */
  byHandTitle: 'Share the registry',
  byHand: 'Copy this link to share the registry',
  copyLink: 'Copy Link',
  /** Copying failed again. */
  selected: 'Your browser won’t copy it for you. The link is selected: copy it as you would any text.',
  copy: 'Copy to clipboard',
  copiedShort: 'Copied',
} as const;

/** `15%`, `14.5%`. */
const percentage = (percent: number): string => `${percent}%`;

/** The completion coupon (COUP-01 to COUP-03). */
export const couponMessages = {
  percentage,
  off: 'off',
  title: 'Your completion code',
  copyCode: 'Copy Code',
  copied: 'Copied',
  dismiss: 'Dismiss',
  fold: 'Collapse the completion code',
  /** Before percentage and code on the button that expands them. */
  unfold: 'Your completion code:',
  saves: (percent: number): string => `Save ${percentage(percent)} on every full-price purchase for the next 6 months.`,
  /** `Expires 6/2/2027`, a day in UTC. */
  expires: (day: CalendarDay): string =>
    `Expires ${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(0, 4)}`,
  unavailable: (percent: number): string =>
    `Your completion code for ${percentage(percent)} off remaining gifts is unavailable or expired.`,
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

/** How up to date the page is (LIVE-01); `isComplete` is false until the whole list is loaded (STATE-01). */
export const connectionSentence = (connection: Connection, isComplete: boolean): string =>
  (isComplete ? undefined : inPart[connection]) ?? connections[connection];

/** Loads again what could not be loaded. */
export const CONNECTION_TRY_AGAIN = problemMessages.tryAgain;

/** How long a purchase may take to show (PAGE-13); on a live list it hardly ever does. */
export const purchaseDelayNote = (isLive: boolean): string =>
  `${isLive ? 'In rare cases, please' : 'Please'} allow up to 20 minutes for your gift to show as purchased.`;

/** The dialog for the greeting (GREET-01, GREET-02). */
export const greetingMessages = {
  title: 'Greeting',
  edit: 'Edit Greeting',
  hint: 'Greet your guests with a custom message.',
  save: 'Save Changes',
  saving: 'Saving…',
  saved: 'Your greeting has been saved.',
  /** Another registrant has changed it meanwhile. */
  meanwhile: 'Your greeting was changed in the meantime. It now reads:',
  cancel: 'Cancel',
  /** The counter as shown, `12/250`, and as read out. */
  counter: ({ used }: GreetingCount): string => `${formatCount(used)}/${GREETING_LIMIT}`,
  /** More was typed or pasted than fits. */
  leftOut: (count: number): string =>
    `Greetings can be up to ${GREETING_LIMIT} characters. The last ${count === 1 ? 'one wasn’t' : `${formatCount(count)} weren’t`} kept.`,
  counterAnnouncement: ({ left }: GreetingCount): string =>
    `${formatCount(left)} ${left === 1 ? 'character' : 'characters'} left`,
} as const;

export const greetingRefused = ({ length, maximum }: GreetingTooLong): string =>
  `A greeting can have up to ${formatCount(maximum)} characters; this one has ${formatCount(length)}.`;

/** Why the greeting was not saved (GREET-03). */
export const greetingNotSaved = (reason: ListRefusal | GreetingTooLong | Fault): string => {
  switch (reason._tag) {
    case 'GreetingTooLong':
      return greetingRefused(reason);
    case 'SignInNeeded':
    case 'RegistryNotFound':
    case 'NotOwner':
      return ownerRefused(reason);
    case 'Unavailable':
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'TooManyRequests':
      return `Your greeting was not saved. ${faultSentence(reason)}`;
  }
};

/** The line above the names: "Wedding Registry" (PAGE-02). */
export const eventHeading = ({ name }: EventType): string => `${name} Registry`;
