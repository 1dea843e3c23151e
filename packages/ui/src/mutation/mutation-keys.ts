import { type IdempotencyKey, outcomeUnknown, repeated } from '@gift-registry/domain';
import { type io as IO, option as O } from 'fp-ts';
import { merge, type Observable, Subject } from 'rxjs';

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

/** The keys of mutations: one for an item, and the same again until it is known whether what was asked of it took effect (CART-08). */
export interface MutationKeys<Asked extends string | number = number> {
  /** The key for what is asked of that item, so many pieces or by what it is replaced; whatever else was asked of it, until that is settled. */
  readonly keyFor: (item: string, asked: Asked) => IdempotencyKey;
  /** What was asked of that item, the newest first, while nobody knows whether one of it took effect. */
  readonly unconfirmed: (item: string) => ReadonlyArray<Asked>;
  /** The mutation took effect, or surely did not; with a key only where it is still that one's. */
  readonly settle: (item: string, key?: IdempotencyKey) => void;
  /** The key under which something was asked of that item, while nobody knows whether it took effect. */
  readonly openKey: (item: string) => O.Option<IdempotencyKey>;
  /** No answer says what became of what was asked under the key, the newest first: it stays kept, though another page may have settled it meanwhile. */
  readonly keepUnconfirmed: (item: string, asked: ReadonlyArray<Asked>, key: IdempotencyKey) => void;
  /** Each time something may have been settled, by this page or another one. */
  readonly settled$: Observable<unknown>;
}

/** Keys that several pages share, in one tab or in several. */
export interface KeptMutationKeys<Asked extends string | number = number> extends MutationKeys<Asked> {
  /** Somebody saw for themselves what took effect and what did not. */
  readonly settleAll: IO.IO<void>;
}

/** Whether the mutation, or an earlier try under its key, may have taken effect although no answer says so. */
export const maybeDone = (reason: { readonly _tag: string }): boolean => outcomeUnknown(repeated(reason));

/** Keys made by `newKey`, kept with the page unless there is a memory that outlives it. What is kept is looked at each time: another page may have changed it meanwhile. */
export const mutationKeys = <Asked extends string | number = number>(
  newKey: IO.IO<IdempotencyKey>,
  memory: MutationMemory<Asked> = pageMutationMemory(),
): KeptMutationKeys<Asked> => {
  const kept = (): ReadonlyArray<MutationAttempt<Asked>> =>
    O.getOrElse((): ReadonlyArray<MutationAttempt<Asked>> => [])(memory.read());
  const settled$ = new Subject<void>();
  const of = (item: string) => kept().find((attempt) => attempt.item === item);
  const others = (item: string) => kept().filter((attempt) => attempt.item !== item);
  return {
    keyFor: (item, asked) => {
      const { key, asked: before } = of(item) ?? { key: newKey(), asked: [] };
      memory.keep([...others(item), { item, asked: [asked, ...before.filter((one) => one !== asked)], key }])();
      return key;
    },
    unconfirmed: (item) => of(item)?.asked ?? [],
    openKey: (item) => O.fromNullable(of(item)?.key),
    settle: (item, key) => {
      const attempt = of(item);
      if (attempt === undefined || (key !== undefined && attempt.key !== key)) return;
      memory.keep(others(item))();
      settled$.next();
    },
    keepUnconfirmed: (item, asked, key) => {
      if (of(item) === undefined) memory.keep([...others(item), { item, asked, key }])();
    },
    settled$: merge(settled$, memory.changed$),
    settleAll: () => {
      memory.keep([])();
      settled$.next();
    },
  };
};
