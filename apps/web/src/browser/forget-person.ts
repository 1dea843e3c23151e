import { type io as IO, option as O } from 'fp-ts';
import * as t from 'io-ts';
import type { TabWaiting } from './adding-memory.ts';
import type { StorageMemories } from './storage-memory.ts';

/** The name under which a tab stores the form for a new registry (new-registry-memory.ts); null once it is forgotten. */
export const NEW_REGISTRY = 'new registry';

/** Removes what one person typed and wanted from the tab before another signs in: the form for a new registry, and what waited for the sign-in. */
export const forgetPerson =
  (memories: StorageMemories, waiting: Pick<TabWaiting, 'keep'>): IO.IO<void> =>
  () => {
    memories(NEW_REGISTRY, t.null).keep(null)();
    waiting.keep(O.none)();
  };
