import { type IdempotencyKey, outcomeUnknown, repeated } from '@gift-registry/domain';
import { type io as IO, option as O } from 'fp-ts';
import { merge, type Observable, Subject } from 'rxjs';

/** Requests that may have taken effect although no answer says so. */
export interface MutationAttempt<Intent extends string | number = number> {
  readonly item: string;
  /** All requests under the key, the newest first; at most one of them has taken effect. */
  readonly asked: ReadonlyArray<Intent>;
  readonly key: IdempotencyKey;
}

/** Driven port: stores attempts beyond the page and for all tabs, at most one of an item. Reading and keeping never fail: what cannot be stored is lost with the page. */
export interface MutationMemory<Intent extends string | number = number> {
  /** None when nothing was stored, or it cannot be read. */
  readonly read: IO.IO<O.Option<ReadonlyArray<MutationAttempt<Intent>>>>;
  readonly keep: (attempts: ReadonlyArray<MutationAttempt<Intent>>) => IO.IO<void>;
  /** Emits when another tab may have stored something else. */
  readonly changed$: Observable<unknown>;
}

/** Keeps attempts in memory, as long as the page is open. */
export const pageMutationMemory = <Intent extends string | number = number>(): MutationMemory<Intent> => {
  let stored: O.Option<ReadonlyArray<MutationAttempt<Intent>>> = O.none;
  const changed$ = new Subject<void>();
  return {
    read: () => stored,
    keep: (attempts) => () => {
      stored = O.some(attempts);
      changed$.next();
    },
    changed$,
  };
};

/** The idempotency keys of mutations: an item keeps its key until it is known whether its request took effect (CART-08). */
export interface MutationKeys<Intent extends string | number = number> {
  /** The key for a request about that item; the same for every other request about it until the outcome is known. */
  readonly keyFor: (item: string, intent: Intent) => IdempotencyKey;
  /** The requests for that item, the newest first, while it is not known whether one of them took effect. */
  readonly unconfirmed: (item: string) => ReadonlyArray<Intent>;
  /** Forgets the key, since the outcome is known. If `key` is given, only while that is still the item's key. */
  readonly settle: (item: string, key?: IdempotencyKey) => void;
  /** The key of the item's unconfirmed requests, if any. */
  readonly openKey: (item: string) => O.Option<IdempotencyKey>;
  /** Stores unconfirmed requests under their key, the newest first, even if another tab has settled it meanwhile. */
  readonly keepUnconfirmed: (item: string, intents: ReadonlyArray<Intent>, key: IdempotencyKey) => void;
  /** Emits when an outcome may have become known, here or in another tab. */
  readonly settled$: Observable<unknown>;
}

/** Keys that several pages or tabs share. */
export interface SharedMutationKeys<Intent extends string | number = number> extends MutationKeys<Intent> {
  /** Forgets all keys: the person saw what took effect. */
  readonly settleAll: IO.IO<void>;
}

/** Whether the request, or an earlier one under its key, may have taken effect although no answer says so. */
export const mayHaveSucceeded = (reason: { readonly _tag: string }): boolean => outcomeUnknown(repeated(reason));

/**
 * Creates keys with `newKey`, stored in the memory or, without one, with the page. The memory is read on each call,
 * since another tab may have changed it.
 */
export const mutationKeys = <Intent extends string | number = number>(
  newKey: IO.IO<IdempotencyKey>,
  memory: MutationMemory<Intent> = pageMutationMemory(),
): SharedMutationKeys<Intent> => {
  const attempts = (): ReadonlyArray<MutationAttempt<Intent>> =>
    O.getOrElse((): ReadonlyArray<MutationAttempt<Intent>> => [])(memory.read());
  const settled$ = new Subject<void>();
  const of = (item: string) => attempts().find((attempt) => attempt.item === item);
  const others = (item: string) => attempts().filter((attempt) => attempt.item !== item);
  return {
    keyFor: (item, intent) => {
      const { key, asked: before } = of(item) ?? { key: newKey(), asked: [] };
      memory.keep([...others(item), { item, asked: [intent, ...before.filter((one) => one !== intent)], key }])();
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
    keepUnconfirmed: (item, intents, key) => {
      if (of(item) === undefined) memory.keep([...others(item), { item, asked: intents, key }])();
    },
    settled$: merge(settled$, memory.changed$),
    settleAll: () => {
      memory.keep([])();
      settled$.next();
    },
  };
};
