import type { Log } from '@gift-registry/domain';
import { NO_NEW_REGISTRY } from '@gift-registry/ui';
import { type io as IO, option as O } from 'fp-ts';
import type { TabWaiting } from './session-adding-memory.ts';
import type { PageStorage } from './session-memory.ts';
import { sessionNewRegistryMemory } from './session-new-registry-memory.ts';

/** Takes what one person typed and wanted out of the tab, before somebody else signs in there: names and home address of a registry that was not begun, and what waited for signing in. */
export const forgetPerson =
  (storage: IO.IO<PageStorage>, waiting: Pick<TabWaiting, 'keep'>, log: Log): IO.IO<void> =>
  () => {
    sessionNewRegistryMemory(storage, log).keep(NO_NEW_REGISTRY)();
    waiting.keep(O.none)();
  };
