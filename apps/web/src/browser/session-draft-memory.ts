import type { GrId, Log } from '@gift-registry/domain';
import type { DraftMemory } from '@gift-registry/ui';
import type { io as IO } from 'fp-ts';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { type PageStorage, sessionMemory } from './session-memory.ts';

/** What was typed of that kind for the items of that registry, in a storage of the browser such as that of the tab. */
export const sessionDraftMemory = (
  storage: IO.IO<PageStorage>,
  log: Log,
  kind: 'amounts' | 'quantities',
  grId: GrId,
): DraftMemory => {
  const memory = sessionMemory({
    codec: t.array(t.tuple([t.string, t.string])),
    place: `${kind} ${grId}`,
    storage,
    log,
    tag: `${kind}-not-kept`,
  });
  return {
    read: () => new Map(O.getOrElse((): ReadonlyArray<[string, string]> => [])(memory.read())),
    keep: (typed) => () => void memory.keep([...typed])(),
  };
};
