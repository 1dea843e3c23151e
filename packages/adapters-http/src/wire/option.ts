import { either as E, function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';

const isOptionOf = <A, W>(some: t.Type<A, W>): t.Is<O.Option<A>> =>
  t.union([t.type({ _tag: t.literal('None') }), t.type({ _tag: t.literal('Some'), value: some })]).is;

const someOf = <A, W>(some: t.Type<A, W>, raw: unknown, context: t.Context): t.Validation<O.Option<A>> =>
  F.pipe(some.validate(raw, context), E.map(O.some));

/** A property that is always there and may be null: none. */
export const orNull = <A, W>(some: t.Type<A, W>): t.Type<O.Option<A>, W | null> =>
  new t.Type<O.Option<A>, W | null>(
    `${some.name}, or null`,
    isOptionOf(some),
    (raw, context) => (raw === null ? t.success(O.none) : someOf(some, raw, context)),
    O.match(() => null, some.encode),
  );

/** A property that may be missing: none. */
export const orMissing = <A, W>(some: t.Type<A, W>): t.Type<O.Option<A>, W | undefined> =>
  new t.Type<O.Option<A>, W | undefined>(
    some.name,
    isOptionOf(some),
    (raw, context) => (raw === undefined ? t.success(O.none) : someOf(some, raw, context)),
    O.match(() => undefined, some.encode),
  );

/** A text that may be empty: none. */
export const orEmpty = <A>(some: t.Type<A, string>): t.Type<O.Option<A>, string> =>
  new t.Type<O.Option<A>, string>(
    `${some.name}, or empty`,
    isOptionOf(some),
    (raw, context) => (raw === '' ? t.success(O.none) : someOf(some, raw, context)),
    O.match(() => '', some.encode),
  );

/** A property that may be missing and then has that value. */
export const orElse = <A, W>(given: t.Type<A, W>, otherwise: A): t.Type<A, W> =>
  new t.Type<A, W>(
    given.name,
    given.is,
    (raw, context) => (raw === undefined ? t.success(otherwise) : given.validate(raw, context)),
    given.encode,
  );
