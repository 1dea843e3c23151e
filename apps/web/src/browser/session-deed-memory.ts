import { type Log, parseIdempotencyKey } from '@gift-registry/domain';
import type { DeedAttempt, DeedMemory } from '@gift-registry/ui';
import type { io as IO } from 'fp-ts';
import * as t from 'io-ts';
import { keptAs, type PageStorage, sessionMemory } from './session-memory.ts';

const attempts = t.array(
  t.type({ item: t.string, asked: t.array(t.number), key: keptAs('a key', t.string, parseIdempotencyKey) }),
);

/** What was sent without an answer, under that name in a storage of the browser such as that of the tab (CART-08). */
export const sessionDeedMemory = (storage: IO.IO<PageStorage>, log: Log, place: string): DeedMemory =>
  sessionMemory<ReadonlyArray<DeedAttempt>>({ codec: attempts, place, storage, log, tag: 'deeds-not-kept' });
