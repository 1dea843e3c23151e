import type { Log, LogEntry } from '@gift-registry/domain';
import type { io as IO } from 'fp-ts';
import type { PageStorage } from '../session-memory.ts';

/** A tab's storage and log, and what stands in them. */
export interface TabStorage {
  readonly places: Map<string, string>;
  readonly entries: ReadonlyArray<LogEntry>;
  readonly storage: IO.IO<PageStorage>;
  readonly log: Log;
}

/** Nothing is kept yet. */
export const tabStorage = (): TabStorage => {
  const places = new Map<string, string>();
  const entries: LogEntry[] = [];
  const storage: PageStorage = {
    getItem: (place) => places.get(place) ?? null,
    setItem: (place, text) => places.set(place, text),
  };
  return { places, entries, storage: () => storage, log: { write: (entry) => () => void entries.push(entry) } };
};
