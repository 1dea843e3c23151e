import type { Log } from '@gift-registry/domain';
import { either as E, function as F, type io as IO, option as O } from 'fp-ts';
import * as t from 'io-ts';

/** As much of a browser's storage as a memory needs. */
export type PageStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** A value that outlives a reload: reading and storing never fail. */
export interface StorageMemory<A> {
  /** None when nothing is stored, or what is stored cannot be read. */
  readonly read: IO.IO<O.Option<A>>;
  /** Whether it is stored now. */
  readonly keep: (value: A) => IO.IO<boolean>;
}

/** Gives the memory of a key, whose values the codec reads. */
export type StorageMemories = <A>(key: string, codec: t.Decoder<unknown, A>) => StorageMemory<A>;

/** A stored text or number that the domain reads into a narrower one. */
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
 * Memories in a storage of the browser. What the storage refuses, or what is stored and cannot be read, is only logged, without the value; the storage is asked for each time, since
 * even that may be forbidden.
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
