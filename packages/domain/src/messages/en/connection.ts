import type { Connection } from '../../state/index.ts';
import { problemMessages } from './problem.ts';
import { registryPageMessages } from './registry-page.ts';

const connections: Readonly<Record<Connection, string>> = {
  connecting: 'Connecting… Purchases will appear here as they happen.',
  live: 'Purchases appear here as they happen.',
  reconnecting: 'Reconnecting… Purchases made in the meantime will appear in a moment.',
  offline: 'No connection. New purchases will appear as soon as it’s back.',
  failing: 'We couldn’t load what’s new on this list.',
  trying: 'Loading what’s new…',
};

/** How to read: what is said in its place while only the first items of a long list are there. */
const inPart: Readonly<Partial<Record<Connection, string>>> = {
  failing: 'We couldn’t load the rest of this list.',
  trying: registryPageMessages.loadingRest,
};

/** How up to date the page is (LIVE-01); of a long list `isComplete` is false until its rest is there (STATE-01). */
export const connectionSentence = (connection: Connection, isComplete: boolean): string =>
  (isComplete ? undefined : inPart[connection]) ?? connections[connection];

/** Has what could not be loaded loaded again. */
export const CONNECTION_TRY_AGAIN = problemMessages.tryAgain;

/** What a guest is told of the time a purchase may take to show at the most (PAGE-13); on a live list it hardly ever does. */
export const purchaseDelayNote = (isLive: boolean): string =>
  `${isLive ? 'In rare cases, please' : 'Please'} allow up to 20 minutes for your gift to show as purchased.`;
