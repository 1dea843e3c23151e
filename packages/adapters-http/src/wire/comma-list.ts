import { either as E, function as F } from 'fp-ts';
import * as t from 'io-ts';

/** A comma of a value is written so, and the sign that this writing needs. */
const written = (value: string): string => value.replaceAll('%', '%25').replaceAll(',', '%2C');
const read = (value: string): string => value.replace(/%2C/gi, ',').replaceAll('%25', '%');

/** A parameter with several values between commas, none of them empty; a missing or empty one has none. */
export const commaList = <A>(of: t.Type<A, string>, maximum: number): t.Type<ReadonlyArray<A>, string | undefined> => {
  const all = t.readonlyArray(of);
  const name = `at most ${maximum} values between commas`;
  return new t.Type<ReadonlyArray<A>, string | undefined>(
    name,
    (raw): raw is ReadonlyArray<A> => all.is(raw) && raw.length <= maximum,
    (raw, context) => {
      if (raw === undefined) return t.success([]);
      if (typeof raw !== 'string') return t.failure(raw, context);
      const values = raw.split(',').filter((value) => value !== '');
      return values.length > maximum
        ? t.failure(raw, context)
        : F.pipe(all.validate(values.map(read), context), E.map(F.identity));
    },
    (values) => (values.length === 0 ? undefined : all.encode(values).map(written).join(',')),
  );
};
