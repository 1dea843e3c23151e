import { either as E, function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';

/** A value with a parser, stored in the form that it is parsed from. */
export const parsed = <Raw, A extends Raw>(
  name: string,
  raw: t.Type<Raw, unknown>,
  parse: (value: Raw) => O.Option<A>,
): t.Type<A, unknown> =>
  new t.Type<A, unknown>(
    name,
    (value): value is A => raw.is(value) && O.isSome(parse(value)),
    (value, context) =>
      F.pipe(
        raw.validate(value, context),
        E.chain((read) =>
          F.pipe(
            parse(read),
            O.match(
              () => t.failure<A>(value, context),
              (found) => t.success(found),
            ),
          ),
        ),
      ),
    raw.encode,
  );

/** An optional value; `none` is stored as null. */
export const optional = <A>(inner: t.Type<A, unknown>): t.Type<O.Option<A>, unknown> =>
  new t.Type<O.Option<A>, unknown>(
    `Option<${inner.name}>`,
    (value): value is O.Option<A> =>
      t.type({ _tag: t.literal('None') }).is(value) || t.type({ _tag: t.literal('Some'), value: inner }).is(value),
    (value, context) =>
      value === null
        ? t.success<O.Option<A>>(O.none)
        : F.pipe(
            inner.validate(value, context),
            E.map((found): O.Option<A> => O.some(found)),
          ),
    (option) =>
      F.pipe(
        option,
        O.match(() => null, inner.encode),
      ),
  );

/** The JSON text of a value, with fields in the order of the codec. */
export const jsonOf = <A>(codec: t.Type<A, unknown>, value: A): string => JSON.stringify(codec.encode(value));

/** The JSON text of an optional value for a nullable column. */
export const jsonOrNull = <A>(codec: t.Type<A, unknown>, value: O.Option<A>): string | null =>
  O.isNone(value) ? null : jsonOf(codec, value.value);

/** Thrown when a stored value does not match its codec. The code names the codec and the place, never the value. */
class StoredValueUnreadable extends Error {
  readonly code: string;
  constructor(codec: string, paths: ReadonlyArray<string>) {
    super('A stored value cannot be read');
    this.code = `StoredValueUnreadable ${codec} at ${paths.join(' ')}`;
  }
}

/** Decodes a stored value; throws if it does not match, since that is an error of this program. */
export const readStored = <A>(codec: t.Type<A, unknown>, value: unknown): A => {
  const read = codec.decode(value);
  if (E.isRight(read)) return read.right;
  const paths = read.left.map(({ context }) => context.map(({ key }) => key).join('.'));
  throw new StoredValueUnreadable(codec.name, paths.slice(0, 3));
};
