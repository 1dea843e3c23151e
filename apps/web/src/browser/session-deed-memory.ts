import { type Log, parseIdempotencyKey } from '@gift-registry/domain';
import type { DeedAttempt, DeedMemory } from '@gift-registry/ui';
import type { io as IO } from 'fp-ts';
import * as t from 'io-ts';
import { keptAs, type PageStorage, sessionMemory } from './session-memory.ts';

const attemptsOf = <Asked extends string | number>(asked: t.Type<Asked>) =>
  t.array(t.type({ item: t.string, asked: t.array(asked), key: keptAs('a key', t.string, parseIdempotencyKey) }));

const memoryOf =
  <Asked extends string | number>(asked: t.Type<Asked>) =>
  (storage: IO.IO<PageStorage>, log: Log, place: string): DeedMemory<Asked> =>
    sessionMemory<ReadonlyArray<DeedAttempt<Asked>>>({
      codec: attemptsOf(asked),
      place,
      storage,
      log,
      tag: 'deeds-not-kept',
    });

/** What was sent without an answer, under that name in a storage of the browser such as that of the tab (CART-08). */
export const sessionDeedMemory = memoryOf(t.number);

/** The things that were put into the cart without an answer (CART-08). */
export const sessionThingMemory = (storage: IO.IO<PageStorage>, log: Log): DeedMemory<string> =>
  memoryOf(t.string)(storage, log, 'things without an answer');
