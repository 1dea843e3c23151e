import { isBlank, isPlainPath } from '@gift-registry/domain';
import { either as E, function as F } from 'fp-ts';
import * as t from 'io-ts';

/** A refinement of a codec; `name` is what is expected. */
export const only = <A>(name: string, base: t.Type<A>, isTaken: (value: A) => boolean): t.Type<A> =>
  new t.Type<A>(
    name,
    (raw): raw is A => base.is(raw) && isTaken(raw),
    (raw, context) =>
      F.pipe(
        base.validate(raw, context),
        E.chain((read) => (isTaken(read) ? t.success(read) : t.failure(raw, context))),
      ),
    t.identity,
  );

/** A path on the site itself, or empty. */
export const pathOrEmpty = only(
  'a path that begins with one /, or empty',
  t.string,
  (raw) => raw === '' || isPlainPath(raw),
);

/** A text that is not empty. */
export const named = only('a text that is not blank', t.string, (raw) => !isBlank(raw));

/** A list that is not empty. */
export const atLeastOne = <A>(name: string, codec: t.Type<A>): t.Type<ReadonlyArray<A>> =>
  only(
    `a list of ${name}, one at least`,
    t.readonlyArray(codec, `a list of ${name}, one at least`),
    (all) => all.length > 0,
  );

/** One of the keys of that record, which are listed in the mistake. */
export const oneOf = <D extends Readonly<Record<string, unknown>>>(all: D): t.KeyofC<D> =>
  t.keyof(all, `one of ${Object.keys(all).join(', ')}`);

const leftOut = (known: ReadonlyArray<string>): t.Type<never> =>
  new t.Type<never>(
    `left out; what may be there is ${known.join(', ')}`,
    (raw): raw is never => false,
    t.failure,
    t.identity,
  );

/** The codec without unknown keys: a misspelled key is reported, not ignored. */
export const withoutMore = <A>(known: ReadonlyArray<string>, base: t.Type<A>): t.Type<A> =>
  new t.Type<A>(
    `an object of ${known.join(', ')}`,
    base.is,
    (raw, context) => {
      const unknown = t.UnknownRecord.is(raw) ? Object.keys(raw).find((key) => !known.includes(key)) : undefined;
      return unknown === undefined
        ? base.validate(raw, context)
        : leftOut(known).validate(raw, t.appendContext(context, unknown, leftOut(known)));
    },
    t.identity,
  );

/** An object of exactly these properties. */
export const exactly = <P extends t.Props>(props: P): t.Type<t.TypeOfProps<P>> =>
  withoutMore(Object.keys(props), t.type(props));

/** An object of exactly these properties, the latter optional. No intersection of two codecs, which would hide the place of a mistake. */
export const exactlyWith = <P extends t.Props, Q extends t.Props>(
  props: P,
  more: Q,
): t.Type<t.TypeOfProps<P> & t.TypeOfPartialProps<Q>> => {
  const [must, may] = [t.type(props), t.partial(more)];
  return withoutMore(
    [...Object.keys(props), ...Object.keys(more)],
    new t.Type<t.TypeOfProps<P> & t.TypeOfPartialProps<Q>>(
      must.name,
      (raw): raw is t.TypeOfProps<P> & t.TypeOfPartialProps<Q> => must.is(raw) && may.is(raw),
      (raw, context) =>
        F.pipe(
          must.validate(raw, context),
          E.chain((first) =>
            F.pipe(
              may.validate(first, context),
              E.map((second) => ({ ...first, ...second })),
            ),
          ),
        ),
      t.identity,
    ),
  );
};

/** The place of the first mistake, and what is expected there. */
export const mistakeIn = (errors: t.Errors): string =>
  errors
    .slice(0, 1)
    .map(({ context }) => {
      const place = context
        .map(({ key }) => key)
        .filter((key) => key !== '')
        .join('.');
      return `${place === '' ? 'the file' : place} must be ${context.at(-1)?.type.name ?? 'something else'}`;
    })
    .join();
