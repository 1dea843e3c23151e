import type { Site } from '@gift-registry/domain';
import { either as E, function as F } from 'fp-ts';
import * as t from 'io-ts';
import { type Form, withForm } from './form.ts';
import { encodeOn, onSites } from './site-codec.ts';

/** The codec of an object, with its property names on the wire. */
export interface Shape<A, W> extends t.Type<A, W> {
  readonly keys: ReadonlyArray<string>;
}

/** Wire names of properties that differ from ours, by our name: another name, one inside another object (`details.summary`), or `BESIDE`. */
export type Names<P> = { readonly [Key in keyof P]?: string };

/** The name of a property whose own properties stand beside the others on the wire. */
export const BESIDE = '';

/** The place of a property on the wire, from the outermost object; `BESIDE` has none of its own. */
export const placeOf = (name: string): ReadonlyArray<string> => (name === BESIDE ? [] : name.split('.'));

const keysOf = (codec: object): ReadonlyArray<string> =>
  'keys' in codec && t.readonlyArray(t.string).is(codec.keys) ? codec.keys : [];

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

/** Puts the value in its place, inside of objects that are made for it. */
const put = (into: Record<string, unknown>, [key = '', ...inner]: ReadonlyArray<string>, value: unknown): void => {
  if (inner.length === 0) {
    into[key] = value;
    return;
  }
  const object = { ...(t.UnknownRecord.is(into[key]) ? into[key] : {}) };
  into[key] = object;
  put(object, inner, value);
};

const find = (raw: unknown, place: ReadonlyArray<string>): unknown =>
  place.reduce((inner, key) => (t.UnknownRecord.is(inner) ? inner[key] : undefined), raw);

/** Writes each property in its place; undefined ones are not written. */
const writeAll =
  (props: t.Props, names: Readonly<Record<string, string | undefined>>) =>
  (site: Site | undefined, value: object): object => {
    const values: Readonly<Record<string, unknown>> = { ...value };
    const all: Record<string, unknown> = {};
    for (const [name, codec] of Object.entries(props)) {
      const written = values[name] === undefined ? undefined : encodeOn(codec, site, values[name]);
      const place = placeOf(names[name] ?? name);
      if (place.length === 0) Object.assign(all, written);
      else if (written !== undefined) put(all, place, written);
    }
    return all;
  };

/**
 * The codec of an object in an answer. Unknown properties are dropped on reading, so that the other side may add some;
 * undefined ones are not written.
 */
/* @__NO_SIDE_EFFECTS__ */
export const answerShape = <P extends t.Props>(props: P): Shape<t.TypeOfProps<P>, t.OutputOfProps<P>> => {
  const known = t.strict(props, 'an object');
  return onSites(
    shape(Object.keys(props), known.is, known.validate, (value) => withoutUndefined(known.encode(value)), {
      as: known,
    }),
    Object.values(props),
    writeAll(props, {}),
  );
};

/** An error as it is on the wire: under the wire's name of the property at that depth. */
const errorOnWire =
  (depth: number, names: Readonly<Record<string, string | undefined>>) =>
  (error: t.ValidationError): t.ValidationError => {
    const entry = error.context[depth];
    return entry === undefined
      ? error
      : {
          ...error,
          context: [
            ...error.context.slice(0, depth),
            ...placeOf(names[entry.key] ?? entry.key).map((key) => ({ ...entry, key })),
            ...error.context.slice(depth + 1),
          ],
        };
  };

const named = <A extends object>(
  props: t.Props,
  names: Readonly<Record<string, string | undefined>>,
  ours: t.Type<A, object>,
  isPartial: boolean,
): Shape<A, object> => {
  const places = Object.keys(props).map((name) => [name, placeOf(names[name] ?? name)] as const);
  const write = writeAll(props, names);
  return onSites(
    shape(
      Object.entries(props).flatMap(([name, codec]) => placeOf(names[name] ?? name)[0] ?? keysOf(codec)),
      ours.is,
      (raw, context) => {
        if (!t.UnknownRecord.is(raw)) return t.failure(raw, context);
        const read: Record<string, unknown> = {};
        for (const [name, place] of places) {
          const value = find(raw, place);
          if (value !== undefined) read[name] = value;
        }
        return F.pipe(
          ours.validate(read, context),
          E.mapLeft((errors) => errors.map(errorOnWire(context.length, names))),
        );
      },
      (value) => write(undefined, value),
      { props, names, isPartial },
    ),
    Object.values(props),
    write,
  );
};

/** Like `answerShape`, with different names on the wire. */
/* @__NO_SIDE_EFFECTS__ */
export const namedShape = <P extends t.Props>(props: P, names: Names<P>): Shape<t.TypeOfProps<P>, object> =>
  named(props, { ...names }, t.type(props), false);

/** An object whose properties may be missing, on the wire as in our types. */
/* @__NO_SIDE_EFFECTS__ */
export const optional = <P extends t.Props>(props: P, names: Names<P> = {}): Shape<t.TypeOfPartialProps<P>, object> =>
  named(props, { ...names }, t.partial(props), true);

/** A value that is the only property of an object on the wire, under that name. */
/* @__NO_SIDE_EFFECTS__ */
export const only = <A, W>(name: string, of: t.Type<A, W>): Shape<A, Readonly<Record<string, W>>> =>
  onSites(
    shape(
      [name],
      of.is,
      (raw, context) =>
        t.UnknownRecord.is(raw) ? of.validate(raw[name], t.appendContext(context, name, of)) : t.failure(raw, context),
      (value) => withoutUndefined({ [name]: of.encode(value) }),
      { props: { [name]: of }, names: {}, isPartial: false },
    ),
    [of],
    (site, value) => ({ [name]: encodeOn(of, site, value) }),
  );

/** A value that is always the same in our types, and nothing on the wire. */
/* @__NO_SIDE_EFFECTS__ */
export const always = <A extends string>(value: A): t.Type<A, object> =>
  withForm(
    new t.Type<A, object>(
      value,
      t.literal(value).is,
      () => t.success(value),
      () => ({}),
    ),
    { all: [] },
  );

/** Also writes properties that follow from the others; they are not read. */
/* @__NO_SIDE_EFFECTS__ */
export const withDerived = <A, W extends object, P extends t.Props>(
  known: t.Type<A, W>,
  props: P,
  derive: (site: Site, value: A) => t.TypeOfProps<P>,
): Shape<A, object> => {
  const derived = answerShape(props);
  return Object.assign(
    shape([...keysOf(known), ...derived.keys], known.is, known.validate, known.encode, { all: [known, derived] }),
    {
      encodeOn: (site: Site, value: A) =>
        Object.assign({}, encodeOn(known, site, value), encodeOn(derived, site, derive(site, value))),
    },
  );
};

/** A shape that refuses unknown properties. */
export interface ClosedShape<A, W> extends Shape<A, W> {
  readonly isClosed: true;
}

/** Two parts of an object: none of them may refuse the properties of the other. */
type Part<A, V> = t.Type<A, V> & { readonly isClosed?: never };

/** An object that is read by both codecs and written as one. */
/* @__NO_SIDE_EFFECTS__ */
export const merged = <A extends object, V extends object, B extends object, W extends object>(
  one: Part<A, V>,
  other: Part<B, W>,
): Shape<A & B, V & W> =>
  onSites(
    shape(
      [...keysOf(one), ...keysOf(other)],
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
    ),
    [one, other],
    (site, value) => Object.assign({}, encodeOn(one, site, value), encodeOn(other, site, value)),
  );

/** Refuses unknown properties, so that no part of a request is silently ignored (API-01). */
/* @__NO_SIDE_EFFECTS__ */
export const onlyKnown = <A, W>(known: Shape<A, W>): ClosedShape<A, W> =>
  Object.assign(
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
    ),
    { isClosed: true as const },
  );

/** The codec of an object in a request: unknown properties are refused. */
/* @__NO_SIDE_EFFECTS__ */
export const requestShape = <P extends t.Props>(props: P): ClosedShape<t.TypeOfProps<P>, t.OutputOfProps<P>> =>
  onlyKnown(answerShape(props));
