import type { Site } from '@gift-registry/domain';
import {
  either as E,
  eq as Eq,
  function as F,
  readonlyArray as RA,
  type readonlyNonEmptyArray as RNEA,
  string as S,
} from 'fp-ts';
import * as t from 'io-ts';
import { type Form, withForm } from './form.ts';
import { only, type Shape } from './shape.ts';
import { encodeOn } from './site-codec.ts';
import { flag } from './value.ts';

/** The maximum number of problems in one message. */
const MOST_REASONS = 3;
const LONGEST = 300;

const place = (context: t.Context): string =>
  context.reduce(
    (path, { key }) =>
      key === '' ? path : /^\d+$/.test(key) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`,
    '',
  );

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  switch (typeof value) {
    case 'string':
      return 'a text';
    case 'number':
      return 'a number';
    case 'boolean':
      return 'true or false';
    default:
      return 'an object';
  }
};

/** One problem with the data that was sent. It names the place and what was expected, never the actual value. */
export interface Problem {
  /** A JavaScript path such as `items[0].Quantity`; empty for the message itself. */
  readonly path: string;
  /** The expectation, worded to complete the sentence that begins with the path. */
  readonly expected: string;
  /** The kind of the actual value; empty when there is none. */
  readonly found: string;
}

const problemOf = ({ value, context, message }: t.ValidationError): Problem => ({
  path: place(context),
  expected:
    message ?? (value === undefined ? 'is missing' : `must be ${context.at(-1)?.type.name ?? 'something else'}`),
  found: value === undefined ? '' : kindOf(value),
});

/** A property on the wire may be read into two of ours. */
const sameProblem = Eq.struct<Problem>({ path: S.Eq, expected: S.Eq, found: S.Eq });

const sentence = ({ path, expected }: Problem): string => `${path === '' ? 'the message' : path}: ${expected}`;

/** Describes the problems to the developer of the other side: `items[0].Quantity: must be a whole number`. */
export const reasonOf = (problems: ReadonlyArray<Problem>): string => {
  const all = problems.slice(0, MOST_REASONS).map(sentence).join('; ');
  return all.length > LONGEST ? `${all.slice(0, LONGEST - 1)}…` : all;
};

/** Decodes a value; left is every problem with it. */
export const checkWith =
  <A, O>(wire: t.Type<A, O>) =>
  (raw: unknown): E.Either<ReadonlyArray<Problem>, A> =>
    F.pipe(
      wire.decode(raw),
      E.mapLeft((errors) => RA.uniq(sameProblem)(errors.map(problemOf))),
    );

/** Decodes a value; left is the reason why it cannot be read. */
export const decodeWith =
  <A, O>(wire: t.Type<A, O>) =>
  (raw: unknown): E.Either<string, A> =>
    F.pipe(checkWith(wire)(raw), E.mapLeft(reasonOf));

/** Splits a long answer into parts that are decoded separately, and joins the results. */
export interface Slices<A> {
  readonly cut: (raw: unknown) => RNEA.ReadonlyNonEmptyArray<unknown>;
  readonly join: (parts: RNEA.ReadonlyNonEmptyArray<A>) => A;
}

/** Decodes an answer. */
export interface AnswerReader<A> {
  /** Left is the reason why it cannot be read. */
  readonly decode: (raw: unknown) => E.Either<string, A>;
  /** Absent for answers that are never long. */
  readonly slices?: Slices<A>;
}

/** Decodes and encodes an answer. Encoding needs the site, for its currency and wording; decoding does not. */
export interface AnswerCodec<A> extends AnswerReader<A> {
  readonly form: Form;
  /** The value to pass to `JSON.stringify`. */
  readonly encode: (site: Site, answer: A) => unknown;
}

/** An answer codec from a codec that already reads and writes our types. */
/* @__NO_SIDE_EFFECTS__ */
export const answerOf = <A, W>(codec: t.Type<A, W>): AnswerCodec<A> => ({
  form: { as: codec },
  decode: decodeWith(codec),
  encode: (site, answer) => encodeOn(codec, site, answer),
});

/** An answer codec that translates between the wire and our types; `written` describes the full shape when less of it is read. */
/* @__NO_SIDE_EFFECTS__ */
export const answerCodec = <W, O, A>(
  wire: t.Type<W, O>,
  fromWire: (wire: W) => A,
  toWire: (site: Site, answer: A) => W,
  written: t.Mixed = wire,
): AnswerCodec<A> => ({
  form: { as: written },
  decode: F.flow(decodeWith(wire), E.map(fromWire)),
  encode: (site, answer) => encodeOn(wire, site, toWire(site, answer)),
});

/** The `isSuccess` property of an answer; its value is not read. */
export const succeeded: Shape<object, Readonly<Record<string, boolean>>> = only(
  'isSuccess',
  withForm(
    new t.Type<object, boolean>(
      flag.name,
      t.object.is,
      (raw, context) =>
        F.pipe(
          flag.validate(raw, context),
          E.map(() => ({})),
        ),
      () => true,
    ),
    { as: flag },
  ),
);

/** An answer that only confirms success. */
export const done: AnswerCodec<void> = answerCodec(
  succeeded,
  (): void => undefined,
  () => ({}),
);
