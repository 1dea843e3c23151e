import { withForm } from '@gift-registry/adapters-http/wire';
import { isBlank, type ShopMistake } from '@gift-registry/domain';
import { either as E, function as F } from 'fp-ts';
import * as t from 'io-ts';

/** The codec of those of its values that are valid; `name` is what is expected. */
export const refine = <A>(name: string, base: t.Type<A>, isValid: (value: A) => boolean) =>
  t.refinement(base, isValid, name);

/** A text that is not blank. */
export const nonBlankText = refine('a text that is not blank', t.string, (raw) => !isBlank(raw));

/** A list that is not empty. */
export const nonEmptyList = <A>(codec: t.Type<A>) =>
  refine('a list with at least one entry', t.readonlyArray(codec), (all) => all.length > 0);

const unknownKey = (known: ReadonlyArray<string>): t.Type<never> =>
  new t.Type<never>(
    `left out; what may be there is ${known.join(', ')}`,
    (raw): raw is never => false,
    t.failure,
    t.identity,
  );

/** The codec with unknown keys refused, so that a misspelled key is reported instead of ignored. */
export const rejectUnknownKeys = <A>(known: ReadonlyArray<string>, base: t.Type<A>): t.Type<A> =>
  withForm(
    new t.Type<A>(
      `an object of ${known.join(', ')}`,
      base.is,
      (raw, context) => {
        const unknown = t.UnknownRecord.is(raw) ? Object.keys(raw).filter((key) => !known.includes(key)) : [];
        const read = base.validate(raw, context);
        const wrong = unknown.map((key) => ({ value: raw, context: t.appendContext(context, key, unknownKey(known)) }));
        return wrong.length === 0 ? read : t.failures([...wrong, ...(E.isLeft(read) ? read.left : [])]);
      },
      t.identity,
    ),
    { as: base, isClosed: true },
  );

/** An object of exactly these properties. */
export const strictObject = <P extends t.Props>(props: P): t.Type<t.TypeOfProps<P>> =>
  rejectUnknownKeys(Object.keys(props), t.type(props));

/** The same with optional properties besides. No intersection of two codecs, which would hide the place of a mistake. */
export const strictObjectWithOptional = <P extends t.Props, Q extends t.Props>(
  props: P,
  more: Q,
): t.Type<t.TypeOfProps<P> & t.TypeOfPartialProps<Q>> => {
  const [must, may] = [t.type(props), t.partial(more)];
  return rejectUnknownKeys(
    [...Object.keys(props), ...Object.keys(more)],
    withForm(
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
      { all: [must, may] },
    ),
  );
};

/** A property of files in which editors look for their JSON Schema. */
export const schemaProperty = { $schema: t.string };

/** The place of a mistake, such as `sites.main.hosts[0]`. */
const placeOf = (context: t.Context): string =>
  context
    .map(({ key }) => (/^\d+$/.test(key) ? `[${key}]` : key === '' ? '' : `.${key}`))
    .join('')
    .replace(/^\./, '');

/** The place of a mistake, empty for the whole file, and what was expected there. */
export type FileMistake = Omit<ShopMistake, 'file'>;

const notJson = (error: unknown): ReadonlyArray<FileMistake> => [
  { place: '', expected: `JSON (${error instanceof Error ? error.message : 'it cannot be parsed'})` },
];

const mistakeOf = ({ context }: t.ValidationError): FileMistake => ({
  place: placeOf(context),
  expected: context.at(-1)?.type.name ?? 'something else',
});

/** Parses a JSON file; left is all its mistakes, one for each place. */
export const mistakesInFile =
  <A>(codec: t.Type<A, unknown, unknown>) =>
  (text: string): E.Either<ReadonlyArray<FileMistake>, A> =>
    F.pipe(
      E.tryCatch((): unknown => JSON.parse(text.replace(/^\ufeff/, '')), notJson),
      E.chain((raw) =>
        E.mapLeft((errors: t.Errors): ReadonlyArray<FileMistake> => errors.map(mistakeOf))(codec.decode(raw)),
      ),
    );

/** Parses a JSON file; left is the place of the first mistake. */
export const decodeFile =
  <A>(codec: t.Type<A, unknown, unknown>) =>
  (text: string): E.Either<string, A> =>
    E.mapLeft(([first]: ReadonlyArray<FileMistake>) =>
      first === undefined || (first.place === '' && first.expected.startsWith('JSON ('))
        ? 'the file is not JSON'
        : `${first.place || 'the file'} must be ${first.expected}`,
    )(mistakesInFile(codec)(text));
