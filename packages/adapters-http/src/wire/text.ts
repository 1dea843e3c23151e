import { isPlainPath } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { parsed } from './parsed.ts';

/** Any text. */
export const text = parsed('a text', t.string, O.some);

/** A text of at most so many characters. */
export const textUpTo = (maximum: number): t.Type<string, string> =>
  parsed(
    `a text of at most ${maximum} characters`,
    t.string,
    O.fromPredicate((raw) => raw.length <= maximum),
  );

/** A text on one line, without control characters, of at most so many characters. */
export const line = (maximum: number): t.Type<string, string> =>
  parsed(
    `a text of at most ${maximum} characters without control characters`,
    t.string,
    O.fromPredicate((raw) => raw.length <= maximum && !/\p{Cc}/u.test(raw)),
  );

/** True or false. */
export const flag = parsed('true or false', t.boolean, O.some);

/** A number that is one. */
export const measure = parsed('a number', t.number, O.fromPredicate(Number.isFinite));

/** A whole number; its bounds are the rule's business. */
export const whole = parsed('a whole number', t.number, O.fromPredicate(Number.isSafeInteger));

/** A whole number within bounds that do not depend on any rule. */
export const wholeBetween = (minimum: number, maximum: number): t.Type<number, number> =>
  parsed(
    `a whole number from ${minimum} to ${maximum}`,
    t.number,
    O.fromPredicate((count) => Number.isSafeInteger(count) && count >= minimum && count <= maximum),
  );

/** A count of pieces: a whole number, zero or more. */
export const count = parsed(
  'a whole number, zero or more',
  t.number,
  O.fromPredicate((units) => Number.isSafeInteger(units) && units >= 0),
);

/** A place on the same origin: begins with exactly one `/`. */
export const path = parsed('a path that begins with one /', t.string, O.fromPredicate(isPlainPath));

/** A place on the same origin, or the empty text. */
export const pathOrEmpty = parsed(
  'a path that begins with one /, or empty',
  t.string,
  O.fromPredicate((raw) => raw === '' || isPlainPath(raw)),
);
