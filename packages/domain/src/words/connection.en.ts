import type { Connection } from '../live/index.ts';

const connections: Readonly<Record<Connection, string>> = {
  connecting: 'Connecting. Purchases will show here as they happen.',
  live: 'Purchases show here as they happen.',
  reconnecting: 'Connecting again. Purchases made meanwhile will show in a moment.',
  offline: 'No connection. New purchases show as soon as it is back.',
};

/** How up to date the page is (LIVE-01). */
export const connectionSentence = (connection: Connection): string => connections[connection];

/** What a guest is told of the time a purchase may take to show at the most (PAGE-13). */
export const PURCHASE_DELAY_NOTE = 'Please allow up to 20 minutes for your gift to show as purchased.';
