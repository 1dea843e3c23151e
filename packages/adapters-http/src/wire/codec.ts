import type { Site } from '@gift-registry/domain';
import { either as E, function as F, type readonlyNonEmptyArray as RNEA } from 'fp-ts';
import type * as t from 'io-ts';
import type { Context, Errors, ValidationError } from 'io-ts';

/** How many faults of one message are named; the rest add nothing. */
const NAMED = 3;
const LONGEST = 300;

const place = (context: Context): string =>
  context.reduce(
    (path, { key }) =>
      key === '' ? path : /^\d+$/.test(key) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`,
    '',
  );

const complaint = ({ value, context, message }: ValidationError): string =>
  message ?? (value === undefined ? 'is missing' : `must be ${context.at(-1)?.type.name ?? 'something else'}`);

const sentence = (error: ValidationError): string => {
  const path = place(error.context);
  return `${path === '' ? 'the message' : path}: ${complaint(error)}`;
};

/**
 * Why something did not decode, for a person who writes the other side: `items[0].Quantity: must be a whole number`. Says where and what was
 * expected, never the value that was there. At most 300 characters.
 */
const reasonOf = (errors: Errors): string => {
  const all = errors.slice(0, NAMED).map(sentence).join('; ');
  return all.length > LONGEST ? `${all.slice(0, LONGEST - 1)}…` : all;
};

/** Reads what somebody sent; left is the reason why it cannot be read. */
export const decodeWith =
  <A, O>(wire: t.Type<A, O>) =>
  (raw: unknown): E.Either<string, A> =>
    F.pipe(wire.decode(raw), E.mapLeft(reasonOf));

/** How an answer that may be long is read a part at a time, each part as an answer of its own. */
export interface Slices<A> {
  readonly cut: (raw: unknown) => RNEA.ReadonlyNonEmptyArray<unknown>;
  readonly join: (parts: RNEA.ReadonlyNonEmptyArray<A>) => A;
}

/** Both directions of an answer. Writing needs the site, whose money and words it is written in; reading does not. */
export interface AnswerCodec<A> {
  /** Left is the reason why it cannot be read. */
  readonly decode: (raw: unknown) => E.Either<string, A>;
  /** What goes to `JSON.stringify`. */
  readonly encode: (site: Site, answer: A) => unknown;
  /** Not there where an answer is never long. */
  readonly slices?: Slices<A>;
}

/** A codec from the shape on the wire and the two translations between it and our words. */
export const answerCodec = <W, O, A>(
  wire: t.Type<W, O>,
  fromWire: (wire: W) => A,
  toWire: (site: Site, answer: A) => W,
): AnswerCodec<A> => ({
  decode: F.flow(decodeWith(wire), E.map(fromWire)),
  encode: (site, answer) => wire.encode(toWire(site, answer)),
});
