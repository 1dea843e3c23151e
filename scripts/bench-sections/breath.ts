import { setImmediate } from 'node:timers/promises';

/** A turn of the event loop: what a contestant put off until then (table-core holds on to a table so long) is done and let go before the next one begins. */
export const breath = (): Promise<void> => setImmediate();
