import type { Connection } from '../live/index.ts';
import { problemWords } from './problem.en.ts';
import { registryPageWords } from './registry-page.en.ts';

const connections: Readonly<Record<Connection, string>> = {
  connecting: 'Connecting. Purchases will show here as they happen.',
  live: 'Purchases show here as they happen.',
  reconnecting: 'Connecting again. Purchases made meanwhile will show in a moment.',
  offline: 'No connection. New purchases show as soon as it is back.',
  failing: 'What is new on this list could not be loaded.',
  trying: 'Loading what is new…',
};

/** How to read: what is said in its place while only the first items of a long list are there. */
const inPart: Readonly<Partial<Record<Connection, string>>> = {
  failing: 'The rest of this list could not be loaded.',
  trying: registryPageWords.loadingRest,
};

/** How up to date the page is (LIVE-01); of a long list `isComplete` is false until its rest is there (STATE-01). */
export const connectionSentence = (connection: Connection, isComplete: boolean): string =>
  (isComplete ? undefined : inPart[connection]) ?? connections[connection];

/** Has what could not be loaded loaded again. */
export const CONNECTION_TRY_AGAIN = problemWords.tryAgain;

/** What a guest is told of the time a purchase may take to show at the most (PAGE-13). */
export const PURCHASE_DELAY_NOTE = 'Please allow up to 20 minutes for your gift to show as purchased.';
