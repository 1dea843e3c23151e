import type { option as O } from 'fp-ts';
import type * as t from 'io-ts';
import { orMissing, orNull } from './list-and-option.ts';
import { type Names, namedShape, optional } from './shape.ts';

/**
 * How values are written in JSON: on the wire under the names of the contract, in the database under our own. What is
 * both sent and stored is described once, by a function of the notation.
 */
export interface Notation {
  /** A value with a codec for each. What is stored was checked when it came in, and is not checked for its range again. */
  readonly inEach: <A>(wire: t.Type<A, unknown>, stored: t.Type<A, unknown>) => t.Type<A, unknown>;
  /** An object. The name is for reports of what cannot be read from the database; `names` are those on the wire. */
  readonly object: <P extends t.Props>(name: string, props: P, names?: Names<P>) => t.Type<t.TypeOfProps<P>, object>;
  /** An object whose properties may be missing. */
  readonly optional: <P extends t.Props>(props: P) => t.Type<t.TypeOfPartialProps<P>, object>;
  readonly orNull: <A>(some: t.Type<A, unknown>) => t.Type<O.Option<A>, unknown>;
  /** May be missing on the wire; null in the database. */
  readonly orMissing: <A>(some: t.Type<A, unknown>) => t.Type<O.Option<A>, unknown>;
}

/** What that function describes, made once for each notation. */
/* @__NO_SIDE_EFFECTS__ */
export const perNotation = <C>(describe: (notation: Notation) => C): ((notation: Notation) => C) => {
  const made = new Map<Notation, C>();
  return (notation) => {
    const codec = made.get(notation) ?? describe(notation);
    made.set(notation, codec);
    return codec;
  };
};

export const wire: Notation = {
  inEach: (onWire) => onWire,
  object: (_name, props, names = {}) => namedShape(props, names),
  optional,
  orNull,
  orMissing,
};
