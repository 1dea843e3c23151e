import { type Notation, orNull } from '@gift-registry/adapters-http/wire';
import { either as E, option as O } from 'fp-ts';
import * as t from 'io-ts';

const withoutNulls = (raw: unknown): unknown =>
  t.UnknownRecord.is(raw) ? Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== null)) : raw;

/** How values are written in the database: under our own names, with null for `none`. */
export const stored: Notation = {
  inEach: (_wire, codec) => codec,
  object: (name, props) => t.type(props, name),
  optional: (props) => {
    const known = t.exact(t.partial(props), 'an object');
    return new t.Type(known.name, known.is, (raw, context) => known.validate(withoutNulls(raw), context), known.encode);
  },
  orNull,
  orMissing: orNull,
};

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
