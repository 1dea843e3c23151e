/*
 * [GREET-01] A greeting has at most 250 characters, counted as a person counts them who writes in any script: a letter with its accent is one, and so is a line break. Form,
 * service and database count the same text, the one that is stored (`storedText`).
 *
 * @example readGreeting('Welcome!\r\nCome in.') // => E.right(O.some('Welcome!\nCome in.'))
 */
import { either as E, option as O } from 'fp-ts';
import { isBlank, storedText } from '../text/index.ts';

/** The maximum length of a greeting, in characters (GREET-01). */
export const GREETING_LIMIT = 250;

/** The greeting has that many characters, which is too long (GREET-01). */
export interface GreetingTooLong {
  readonly _tag: 'GreetingTooLong';
  readonly length: number;
  readonly maximum: number;
}

/** Parses a greeting: `none` when it is blank, so that the default is shown; or that it is too long (GREET-01, GREET-02). */
export const readGreeting = (raw: string): E.Either<GreetingTooLong, O.Option<string>> => {
  const text = storedText(raw);
  const { length } = [...text];
  if (length > GREETING_LIMIT) return E.left({ _tag: 'GreetingTooLong', length, maximum: GREETING_LIMIT });
  return E.right(isBlank(text) ? O.none : O.some(text));
};
