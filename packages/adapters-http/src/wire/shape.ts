import { either as E } from 'fp-ts';
import * as t from 'io-ts';

/** The keys that are there with nothing behind them are left out. */
const withoutNothing = <O extends object>(output: O): O =>
  Object.values(output).includes(undefined)
    ? Object.assign({}, ...Object.entries(output).map(([key, value]) => (value === undefined ? {} : { [key]: value })))
    : output;

/** An object that somebody sends us: every property must be known, so that nothing is asked for that is then passed over (API-01). */
export const requestShape = <P extends t.Props>(props: P): t.Type<t.TypeOfProps<P>, t.OutputOfProps<P>> => {
  const known = t.type(props, 'an object');
  const unknownKeys = (raw: unknown): ReadonlyArray<string> =>
    t.UnknownRecord.is(raw) ? Object.keys(raw).filter((key) => !Object.hasOwn(props, key)) : [];
  const refused = (raw: unknown, context: t.Context): t.Errors =>
    unknownKeys(raw).map((key) => ({
      value: raw,
      context: t.appendContext(context, key, t.unknown),
      message: 'is not known here',
    }));
  return new t.Type(
    known.name,
    known.is,
    (raw, context) => {
      const errors = refused(raw, context);
      return errors.length > 0 ? E.left(errors) : known.validate(raw, context);
    },
    (value) => withoutNothing(known.encode(value)),
  );
};

/** An object that we are answered: properties that we do not know are dropped, so that the other side may grow. */
export const answerShape = <P extends t.Props>(props: P): t.Type<t.TypeOfProps<P>, t.OutputOfProps<P>> => {
  const known = t.strict(props, 'an object');
  return new t.Type(known.name, known.is, known.validate, (value) => withoutNothing(known.encode(value)));
};

/** A list of such things. */
export const list = <A, O>(of: t.Type<A, O>): t.Type<ReadonlyArray<A>, ReadonlyArray<O>> =>
  t.readonlyArray(of, 'a list');

/** A list of such things with so many entries. */
export const listOf = <A, O>(
  of: t.Type<A, O>,
  minimum: number,
  maximum: number,
): t.Type<ReadonlyArray<A>, ReadonlyArray<O>> => {
  const any = list(of);
  const name = `a list of ${minimum} to ${maximum}`;
  const fits = (length: number): boolean => length >= minimum && length <= maximum;
  return new t.Type(
    name,
    (raw): raw is ReadonlyArray<A> => any.is(raw) && fits(raw.length),
    (raw, context) =>
      Array.isArray(raw) && !fits(raw.length) ? t.failure(raw, context, `must be ${name}`) : any.validate(raw, context),
    any.encode,
  );
};
