import type { Log } from '@gift-registry/domain';
import { either as E, function as F, type io as IO, option as O } from 'fp-ts';
import * as t from 'io-ts';

/** The part of a browser's storage used by a memory. */
export type PageStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** A value that outlives a reload: reading and storing never fail. */
export interface StorageMemory<A> {
  /** `none` when nothing is stored, or it cannot be read. */
  readonly read: IO.IO<O.Option<A>>;
  /** Stores the value; returns whether that succeeded. */
  readonly keep: (value: A) => IO.IO<boolean>;
}

/** Creates the memory of a storage key, with the codec of its values. */
export type StorageMemories = <A>(key: string, codec: t.Decoder<unknown, A>) => StorageMemory<A>;

/** The codec of a stored text or number that the domain parses into a narrower type. */
export const storedAs = <B, A extends B>(base: t.Type<B>, parse: (raw: B) => O.Option<A>): t.Type<A, B> => {
  const read = (raw: unknown): O.Option<A> => (base.is(raw) ? parse(raw) : O.none);
  return new t.Type<A, B>(
    base.name,
    (raw): raw is A => O.exists((value) => value === raw)(read(raw)),
    (raw, context) => O.match(() => t.failure<A>(raw, context), t.success<A>)(read(raw)),
    F.identity,
  );
};

const attempted = <A, Problem extends 'storage' | 'content'>(attempt: () => A, problem: Problem) =>
  E.tryCatch(attempt, () => problem);

/**
 * Memories in a storage of the browser. A refusal by the storage, or an unreadable value, is only logged, without the
 * value. The storage is accessed anew each time, since even the access may be denied.
 */
export const storageMemories =
  (storage: IO.IO<PageStorage>, log: Log): StorageMemories =>
  <A>(key: string, codec: t.Decoder<unknown, A>): StorageMemory<A> => {
    const logged = (problem: string): void =>
      log.write({ level: 'warning', tag: 'browser-storage.failed', data: { key, problem } })();
    const parsed = (text: string): E.Either<'content', A> =>
      F.pipe(
        attempted((): unknown => JSON.parse(text), 'content'),
        E.chain((content) => E.mapLeft((): 'content' => 'content')(codec.decode(content))),
      );
    return {
      read: () =>
        F.pipe(
          attempted(() => O.fromNullable(storage().getItem(key)), 'storage'),
          E.chainW(O.traverse(E.Applicative)(parsed)),
          E.getOrElse((problem): O.Option<A> => {
            logged(problem);
            return O.none;
          }),
        ),
      keep: (value) => () => {
        const done = attempted(() => storage().setItem(key, JSON.stringify(value)), 'storage');
        if (E.isLeft(done)) logged(done.left);
        return E.isRight(done);
      },
    };
  };

/** Memories that last as long as the visit in this tab. */
export const tabMemories = (page: Pick<Window, 'sessionStorage'>, log: Log): StorageMemories =>
  storageMemories(() => page.sessionStorage, log);

/** Memories that outlive the tab and are shared by all tabs. */
export const browserMemories = (page: Pick<Window, 'localStorage'>, log: Log): StorageMemories =>
  storageMemories(() => page.localStorage, log);
