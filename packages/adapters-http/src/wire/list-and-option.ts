import { either as E, function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { withForm } from './form.ts';
import { encodeOn, onSites } from './site-codec.ts';

/* @__NO_SIDE_EFFECTS__ */
export const list = <A, W>(of: t.Type<A, W>): t.Type<ReadonlyArray<A>, ReadonlyArray<W>> =>
  onSites(t.readonlyArray(of, 'a list'), [of], (site, values: ReadonlyArray<A>) =>
    values.map((value) => encodeOn(of, site, value)),
  );

/** A list of one at least. */
/* @__NO_SIDE_EFFECTS__ */
export const nonEmptyList = <A, W>(of: t.Type<A, W>): t.Type<readonly [A, ...ReadonlyArray<A>], ReadonlyArray<W>> => {
  const all = list(of);
  return new t.Type<readonly [A, ...ReadonlyArray<A>], ReadonlyArray<W>>(
    'a list with at least one entry',
    (raw): raw is readonly [A, ...ReadonlyArray<A>] => all.is(raw) && raw.length > 0,
    (raw, context) =>
      F.pipe(
        all.validate(raw, context),
        E.chain(([first, ...others]) =>
          first === undefined ? t.failure(raw, context) : t.success([first, ...others] as const),
        ),
      ),
    all.encode,
  );
};

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
  return onSites(
    withForm(codec, none === undefined ? { as: some, isOptional: true } : { as: some, or: none }),
    [some],
    (site, value: O.Option<A>) => (O.isNone(value) ? none : encodeOn(some, site, value.value)),
  );
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
