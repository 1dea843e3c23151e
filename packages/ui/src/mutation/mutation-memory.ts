import type { IdempotencyKey } from '@gift-registry/domain';
import { type io as IO, option as O } from 'fp-ts';
import { type Observable, Subject } from 'rxjs';

/** Something that may have taken effect although no answer says so. */
export interface MutationAttempt<Asked extends string | number = number> {
  readonly item: string;
  /** All that was asked under the key, the newest first; at most one of them has taken effect. */
  readonly asked: ReadonlyArray<Asked>;
  readonly key: IdempotencyKey;
}

/** Driven port: where attempts outlive the page, and all pages see them; at most one of an item. Reading and keeping never fail: what cannot be kept is only lost with the page. */
export interface MutationMemory<Asked extends string | number = number> {
  /** None when nothing was kept, or what was kept cannot be read. */
  readonly read: IO.IO<O.Option<ReadonlyArray<MutationAttempt<Asked>>>>;
  readonly keep: (attempts: ReadonlyArray<MutationAttempt<Asked>>) => IO.IO<void>;
  /** Each time another page may have kept something else. */
  readonly changed$: Observable<unknown>;
}

/** Keeps attempts as long as the page is there. */
export const pageMutationMemory = <Asked extends string | number = number>(): MutationMemory<Asked> => {
  let kept: O.Option<ReadonlyArray<MutationAttempt<Asked>>> = O.none;
  const changed$ = new Subject<void>();
  return {
    read: () => kept,
    keep: (attempts) => () => {
      kept = O.some(attempts);
      changed$.next();
    },
    changed$,
  };
};
