import { type io as IO, option as O } from 'fp-ts';
import * as t from 'io-ts';
import type { StorageMemories } from './storage-memory.ts';

/** The name under which a tab stores the form for a new registry (new-registry-memory.ts); null once it is forgotten. */
export const NEW_REGISTRY = 'new registry';

/** The name under which a tab stores additions that wait for a sign-in (adding-memory.ts). */
export const WAITING_STORAGE_NAME = 'waiting for sign-in';

/** Whether an addition waits for a sign-in. */
export const isAdditionWaiting = (memories: StorageMemories): boolean =>
  O.exists((waiting: ReadonlyArray<unknown>) => waiting.length > 0)(
    memories(WAITING_STORAGE_NAME, t.UnknownArray).read(),
  );

/**
 * Removes one person's entries from the tab before another person signs in: the form for a new registry, and the
 * addition that waits for a sign-in.
 */
export const forgetPerson =
  (memories: StorageMemories): IO.IO<void> =>
  () => {
    memories(NEW_REGISTRY, t.null).keep(null)();
    memories(WAITING_STORAGE_NAME, t.UnknownArray).keep([])();
  };
