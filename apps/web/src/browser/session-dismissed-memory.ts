import type { Log } from '@gift-registry/domain';
import type { DismissedMemory } from '@gift-registry/ui';
import type { io as IO } from 'fp-ts';
import * as t from 'io-ts';
import { type PageStorage, sessionMemory } from './session-memory.ts';

/** That the message about both brands was put away, for as long as the visit lasts (XB-01). */
export const sessionDismissedMemory = (storage: IO.IO<PageStorage>, log: Log): DismissedMemory =>
  sessionMemory({
    codec: t.literal(true),
    place: 'both-brands-put-away',
    storage,
    log,
    tag: 'put-away-memory-not-kept',
  });
