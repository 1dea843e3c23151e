import { either as E, function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { type Form, withForm } from './form.ts';

/** The codec of an object, with its property names on the wire. */
export interface Shape<A, W> extends t.Type<A, W> {
  readonly keys: ReadonlyArray<string>;
}

/** Wire names of properties that differ from ours, by our name. */
type Names<P> = { readonly [Key in keyof P]?: string };

/* @__NO_SIDE_EFFECTS__ */
const shape = <A, W>(
  keys: ReadonlyArray<string>,
  is: t.Is<A>,
  validate: t.Validate<unknown, A>,
  encode: t.Encode<A, W>,
  form: Form,
): Shape<A, W> => Object.assign(new t.Type<A, W>('an object', is, validate, encode), { keys, form });

const withoutUndefined = <W extends object>(written: W): W =>
  Object.values(written).includes(undefined)
    ? Object.assign({}, ...Object.entries(written).map(([key, value]) => (value === undefined ? {} : { [key]: value })))
    : written;

/**
 * The codec of an object in an answer. Unknown properties are dropped on reading, so that the other side may add some;
 * undefined ones are not written.
 */
/* @__NO_SIDE_EFFECTS__ */
export const answerShape = <P extends t.Props>(props: P): Shape<t.TypeOfProps<P>, t.OutputOfProps<P>> => {
  const known = t.strict(props, 'an object');
  return shape(Object.keys(props), known.is, known.validate, (value) => withoutUndefined(known.encode(value)), {
    as: known,
  });
};

const renamed = <A extends object>(
  props: t.Props,
  names: Readonly<Record<string, string | undefined>>,
  ours: t.Type<A, object>,
  read: (props: t.Props) => t.Type<Readonly<Record<string, unknown>>, unknown>,
): Shape<A, object> => {
  const wireName = (name: string): string => names[name] ?? name;
  const wire = read(Object.fromEntries(Object.entries(props).map(([name, codec]) => [wireName(name), codec])));
  const toOurs = (values: Readonly<Record<string, unknown>>): unknown =>
    Object.fromEntries(
      Object.keys(props)
        .filter((name) => Object.hasOwn(values, wireName(name)))
        .map((name) => [name, values[wireName(name)]]),
    );
  return shape(
    Object.keys(props).map(wireName),
    ours.is,
    (raw, context) =>
      F.pipe(
        wire.validate(raw, context),
        E.chain((values) => {
          const value = toOurs(values);
          return ours.is(value) ? t.success(value) : t.failure<A>(raw, context);
        }),
      ),
    (value) =>
      Object.fromEntries(
        Object.entries(withoutUndefined(ours.encode(value))).map(([name, written]) => [wireName(name), written]),
      ),
    { as: wire },
  );
};

/** Like `answerShape`, with different names on the wire. */
/* @__NO_SIDE_EFFECTS__ */
export const namedShape = <P extends t.Props>(props: P, names: Names<P>): Shape<t.TypeOfProps<P>, object> =>
  renamed(props, { ...names }, t.strict(props), (wired) => t.strict(wired, 'an object'));

/** An object whose properties may be missing, on the wire as in our types. */
/* @__NO_SIDE_EFFECTS__ */
export const optional = <P extends t.Props>(props: P, names: Names<P> = {}): Shape<t.TypeOfPartialProps<P>, object> =>
  renamed(props, { ...names }, t.exact(t.partial(props)), (wired) => t.exact(t.partial(wired), 'an object'));

/** An object that is read by both codecs and written as one. */
/* @__NO_SIDE_EFFECTS__ */
export const merged = <A extends object, V extends object, B extends object, W extends object>(
  one: Shape<A, V>,
  other: Shape<B, W>,
): Shape<A & B, V & W> =>
  shape(
    [...one.keys, ...other.keys],
    (raw): raw is A & B => one.is(raw) && other.is(raw),
    (raw, context) => {
      if (!t.UnknownRecord.is(raw)) return t.failure(raw, context);
      const first = one.validate(raw, context);
      const second = other.validate(raw, context);
      if (E.isLeft(first)) return E.isLeft(second) ? E.left([...first.left, ...second.left]) : first;
      return F.pipe(
        second,
        E.map((more) => ({ ...first.right, ...more })),
      );
    },
    (value) => ({ ...one.encode(value), ...other.encode(value) }),
    { all: [one, other] },
  );

/** An object that is wrapped in our types, while its properties are flat on the wire. */
/* @__NO_SIDE_EFFECTS__ */
export const flattened = <A, W, B>(
  part: Shape<A, W>,
  whole: t.Type<B, unknown>,
  wrap: (part: A) => B,
  unwrap: (whole: B) => A,
): Shape<B, W> =>
  shape(
    part.keys,
    whole.is,
    (raw, context) => F.pipe(part.validate(raw, context), E.map(wrap)),
    (value) => part.encode(unwrap(value)),
    { as: part },
  );

/** Refuses unknown properties, so that no part of a request is silently ignored (API-01). */
/* @__NO_SIDE_EFFECTS__ */
export const onlyKnown = <A, W>(known: Shape<A, W>): Shape<A, W> =>
  shape(
    known.keys,
    known.is,
    (raw, context) => {
      const unknown = t.UnknownRecord.is(raw) ? Object.keys(raw).filter((key) => !known.keys.includes(key)) : [];
      return unknown.length === 0
        ? known.validate(raw, context)
        : E.left(
            unknown.map((key) => ({
              value: raw,
              context: t.appendContext(context, key, t.unknown),
              message: 'is not known here',
            })),
          );
    },
    known.encode,
    { as: known, isClosed: true },
  );

/** The codec of an object in a request: unknown properties are refused. */
/* @__NO_SIDE_EFFECTS__ */
export const requestShape = <P extends t.Props>(props: P): Shape<t.TypeOfProps<P>, t.OutputOfProps<P>> =>
  onlyKnown(answerShape(props));

/* @__NO_SIDE_EFFECTS__ */
export const list = <A, W>(of: t.Type<A, W>): t.Type<ReadonlyArray<A>, ReadonlyArray<W>> =>
  t.readonlyArray(of, 'a list');

/** A list with a minimum and maximum length. */
/* @__NO_SIDE_EFFECTS__ */
export const listOf = <A, W>(
  of: t.Type<A, W>,
  minimum: number,
  maximum: number,
): t.Type<ReadonlyArray<A>, ReadonlyArray<W>> => {
  const unbounded = list(of);
  const name = `a list of ${minimum} to ${maximum}`;
  const fits = (length: number): boolean => length >= minimum && length <= maximum;
  const codec = new t.Type<ReadonlyArray<A>, ReadonlyArray<W>>(
    name,
    (raw): raw is ReadonlyArray<A> => unbounded.is(raw) && fits(raw.length),
    (raw, context) =>
      Array.isArray(raw) && !fits(raw.length)
        ? t.failure(raw, context, `must be ${name}`)
        : unbounded.validate(raw, context),
    unbounded.encode,
  );
  return withForm(codec, { as: unbounded, limits: { minItems: minimum, maxItems: maximum } });
};

/** An option; `none` is written as the given value. */
/* @__NO_SIDE_EFFECTS__ */
const optionOf = <A, W, N extends null | undefined | ''>(
  name: string,
  some: t.Type<A, W>,
  none: N,
): t.Type<O.Option<A>, W | N> => {
  const codec = new t.Type<O.Option<A>, W | N>(
    name,
    t.union([t.type({ _tag: t.literal('None') }), t.type({ _tag: t.literal('Some'), value: some })]).is,
    (raw, context) => (raw === none ? t.success(O.none) : F.pipe(some.validate(raw, context), E.map(O.some))),
    O.matchW(() => none, some.encode),
  );
  return withForm(codec, none === undefined ? { as: some, isOptional: true } : { as: some, or: none });
};

/** A property that is always present; null means `none`. */
/* @__NO_SIDE_EFFECTS__ */
export const orNull = <A, W>(some: t.Type<A, W>): t.Type<O.Option<A>, W | null> =>
  optionOf(`${some.name}, or null`, some, null);

/** A property that may be missing, which means `none`. */
/* @__NO_SIDE_EFFECTS__ */
export const orMissing = <A, W>(some: t.Type<A, W>): t.Type<O.Option<A>, W | undefined> =>
  optionOf(some.name, some, undefined);

/** A text; empty means `none`. */
/* @__NO_SIDE_EFFECTS__ */
export const orEmpty = <A>(some: t.Type<A, string>): t.Type<O.Option<A>, string> =>
  optionOf(`${some.name}, or empty`, some, '');

/** A property that defaults to the given value when missing. */
/* @__NO_SIDE_EFFECTS__ */
export const orElse = <A, W>(given: t.Type<A, W>, otherwise: A): t.Type<A, W> =>
  withForm(
    new t.Type<A, W>(
      given.name,
      given.is,
      (raw, context) => (raw === undefined ? t.success(otherwise) : given.validate(raw, context)),
      given.encode,
    ),
    { as: given, isOptional: true },
  );
