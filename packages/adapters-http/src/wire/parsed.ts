import { function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';

/** A word or number of the wire that the domain reads into a narrower one; `name` completes "must be …". */
export const parsed = <B, A extends B>(name: string, base: t.Type<B>, parse: (raw: B) => O.Option<A>): t.Type<A, B> => {
  const read = (raw: unknown): O.Option<A> => (base.is(raw) ? parse(raw) : O.none);
  return new t.Type<A, B>(
    name,
    (raw): raw is A =>
      F.pipe(
        read(raw),
        O.exists((value) => value === raw),
      ),
    (raw, context) =>
      F.pipe(
        read(raw),
        O.match(() => t.failure(raw, context), t.success),
      ),
    F.identity,
  );
};
