/*
 * [GREET-01] A greeting has at most 250 characters, counted as a person counts them who writes in any script: a letter with its accent is one, and so is a line break. Form,
 * service and database count the same text. What nobody can see, such as a NUL, is not part of it.
 *
 * Laws:
 * - a line break is one character, however the writer's machine spells it
 * - a letter is one character, whether its accent was typed with it or after it
 * - the same text again comes out as it is
 * - what comes out has no control characters but tabs and line breaks, and no half of a character
 * - up to 250 characters are a greeting, more are refused with their number
 * - what is blank is no greeting
 *
 * @example greetingLength('Café\r\n') // => 5
 * @example readGreeting('Welcome!\r\nCome in.') // => E.right(O.some('Welcome!\nCome in.'))
 */
import { either as E, option as O } from 'fp-ts';

/** The most characters that a greeting has (GREET-01). */
export const GREETING_LIMIT = 250;

/** A greeting of that many characters is too long (GREET-01). */
export interface GreetingTooLong {
  readonly _tag: 'GreetingTooLong';
  readonly length: number;
  readonly maximum: number;
}

/** The text as it is counted and kept: line breaks as `\n`, letters composed (NFC), nothing that cannot be seen (GREET-01). */
export const greetingText = (raw: string): string =>
  raw
    .replace(/\p{Cs}|(?![\t\n\r])\p{Cc}/gu, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC');

/** How many characters the text has, in code points of what is kept (GREET-01). */
export const greetingLength = (raw: string): number => [...greetingText(raw)].length;

/** Whether nothing can be seen of the text: it is empty, or spaces and invisible signs only (GREET-02). */
export const isBlankGreeting = (raw: string): boolean => /^[\s\p{Cf}]*$/u.test(greetingText(raw));

/** What is kept of a greeting that was sent: none where it is blank, so that the default greets; or that it is too long (GREET-01, GREET-02). */
export const readGreeting = (raw: string): E.Either<GreetingTooLong, O.Option<string>> => {
  const text = greetingText(raw);
  const { length } = [...text];
  if (length > GREETING_LIMIT) return E.left({ _tag: 'GreetingTooLong', length, maximum: GREETING_LIMIT });
  return E.right(isBlankGreeting(text) ? O.none : O.some(text));
};
