import type { Log } from '@gift-registry/domain';
import { either as E, function as F, type io as IO, option as O } from 'fp-ts';
import * as t from 'io-ts';

/** As much of a storage of the browser as a memory needs. */
export type PageStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** A memory that outlives a reload: reading and keeping never fail. */
export interface PageMemory<A> {
  /** None when nothing was kept, or what was kept cannot be read. */
  readonly read: IO.IO<O.Option<A>>;
  /** Whether it is kept now. */
  readonly keep: (kept: A) => IO.IO<boolean>;
}

/** What is kept, and where. */
export interface SessionMemoryParts<A> {
  readonly codec: t.Decoder<unknown, A>;
  /** Under which name it is kept. */
  readonly place: string;
  readonly storage: IO.IO<PageStorage>;
  /** Told of what could not be kept, without what was typed. */
  readonly log: Log;
  /** The log's tag for that. */
  readonly tag: string;
}

/** A kept word or number that the domain reads into a narrower one. */
export const keptAs = <B, A extends B>(name: string, base: t.Type<B>, parse: (raw: B) => O.Option<A>): t.Type<A, B> => {
  const read = (raw: unknown): O.Option<A> => (base.is(raw) ? parse(raw) : O.none);
  return new t.Type<A, B>(
    name,
    (raw): raw is A => O.exists((value) => value === raw)(read(raw)),
    (raw, context) =>
      F.pipe(
        read(raw),
        O.match(() => t.failure(raw, context), t.success),
      ),
    F.identity,
  );
};

const readAs =
  <A>(codec: t.Decoder<unknown, A>) =>
  (raw: string): E.Either<string, A> =>
    F.pipe(
      E.tryCatch(
        (): unknown => JSON.parse(raw),
        () => 'content',
      ),
      E.chain((content) => E.mapLeft(() => 'content')(codec.decode(content))),
    );

/** A memory in a storage of the browser, such as that of the tab. What it refuses or cannot be read is only logged. */
export const sessionMemory = <A>({ codec, place, storage, log, tag }: SessionMemoryParts<A>): PageMemory<A> => {
  const failed = (what: string): void => log.write({ level: 'warning', tag, data: { what } })();
  const readText = () =>
    E.tryCatch(
      () => O.fromNullable(storage().getItem(place)),
      () => 'storage',
    );
  return {
    read: () => {
      const kept = F.pipe(readText(), E.chain(O.traverse(E.Applicative)(readAs(codec))));
      if (E.isLeft(kept)) failed(kept.left);
      return F.pipe(
        kept,
        E.getOrElse((): O.Option<A> => O.none),
      );
    },
    keep: (kept) => () => {
      const done = E.tryCatch(
        () => storage().setItem(place, JSON.stringify(kept)),
        () => 'storage',
      );
      if (E.isLeft(done)) failed(done.left);
      return E.isRight(done);
    },
  };
};
