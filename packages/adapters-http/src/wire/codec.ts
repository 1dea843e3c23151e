import type { Site } from '@gift-registry/domain';
import { either as E, function as F, type readonlyNonEmptyArray as RNEA } from 'fp-ts';
import type * as t from 'io-ts';
import { reasonOf } from './reason.ts';

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
