import { type Log, parseIdempotencyKey } from '@gift-registry/domain';
import type { MutationAttempt, MutationMemory } from '@gift-registry/ui';
import { type io as IO, option as O } from 'fp-ts';
import * as t from 'io-ts';
import type { Observable } from 'rxjs';
import { keptAs, type PageStorage, sessionMemory } from './session-memory.ts';

const attemptsOf = <Asked extends string | number>(asked: t.Type<Asked>) =>
  t.array(t.type({ item: t.string, asked: t.array(asked), key: keptAs('a key', t.string, parseIdempotencyKey) }));

/** Where attempts are kept, and how other pages of the browser are heard of. */
interface MutationStorage {
  readonly storage: IO.IO<PageStorage>;
  /** Each time another page may have changed what the storage holds. */
  readonly changed$: Observable<unknown>;
  readonly log: Log;
}

/** Attempts that the storage refuses are kept with the page, until it takes some again. */
const memoryOf =
  <Asked extends string | number>(asked: t.Type<Asked>) =>
  ({ storage, changed$, log }: MutationStorage, place: string): MutationMemory<Asked> => {
    const kept = sessionMemory<ReadonlyArray<MutationAttempt<Asked>>>({
      codec: attemptsOf(asked),
      place,
      storage,
      log,
      tag: 'mutations-not-kept',
    });
    let refused: ReturnType<MutationMemory<Asked>['read']> = O.none;
    return {
      read: () => (O.isSome(refused) ? refused : kept.read()),
      keep: (attempts) => () => {
        refused = kept.keep(attempts)() ? O.none : O.some(attempts);
      },
      changed$,
    };
  };

/** What was sent without an answer, under that name in that storage, a tab's or the one that all tabs of a browser share (CART-08). Its keys are each visitor's own: to another cart or account they are new ones. */
export const browserMutationMemory = memoryOf(t.number);

/** The things that were put into the cart without an answer (CART-08). */
export const browserThingMemory = (kept: MutationStorage): MutationMemory<string> =>
  memoryOf(t.string)(kept, 'things without an answer');
