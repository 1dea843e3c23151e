import { type IdempotencyKey, type Log, parseIdempotencyKey } from '@gift-registry/domain';
import { type io as IO, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { keptAs, type PageStorage, sessionMemory } from './session-memory.ts';

/** Which arrivals of this tab were taken already. */
export interface ConsumedHandoff {
  /** Whether the arrival of that name is met for the first time; from now on it is not. */
  readonly isFirst: (key: IdempotencyKey) => boolean;
}

/** The last arrival that was taken, in a storage of the browser such as that of the tab: a page that is shown again as it came takes nothing again (XB-07). */
export const sessionConsumedHandoff = (storage: IO.IO<PageStorage>, log: Log): ConsumedHandoff => {
  const memory = sessionMemory<IdempotencyKey>({
    codec: keptAs('a key', t.string, parseIdempotencyKey),
    place: 'taken arrival',
    storage,
    log,
    tag: 'taken-arrival-not-kept',
  });
  return {
    isFirst: (key) => {
      const isTaken = O.toUndefined(memory.read()) === key;
      memory.keep(key)();
      return !isTaken;
    },
  };
};
