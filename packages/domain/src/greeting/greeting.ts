/*
 * [GREET-01] A greeting has at most 250 characters, counted as a person counts them who writes in any script: a letter with its accent is one, and so is a line break. Form,
 * service and database count the same text, the one that is stored (`storedText`).
 *
 * @example readGreeting('Welcome!\r\nCome in.') // => E.right(O.some('Welcome!\nCome in.'))
 */
import { either as E, function as F, option as O } from 'fp-ts';
import { isBlank, storedLength, storedText } from '../text/index.ts';

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

/*
 * [GREET-01] The greeting's field takes what fits and says how much that is. Where a keystroke or a paste is too much, what stood in the field stays, and of the new text as much goes
 * in as there is room for. While one types, the text is left as it is typed; when the field is left, it holds what would be stored.
 *
 * @example greetingField.type('Hello', 'Hello!') // => 'Hello!'
 * @example greetingField.type('a'.repeat(249) + '!', 'a'.repeat(249) + 'bcd!') // => 'a'.repeat(249) + '!'
 */

/** How many characters of the greeting's field are used and left (GREET-01). */
export interface GreetingCount {
  readonly used: number;
  readonly left: number;
}

const fits = (text: string): boolean => storedLength(text) <= GREETING_LIMIT;

/**
 * The text between two others, shortened at its end until the whole fits. Cuts between visible characters: a family
 * emoji or a letter with three accents is one.
 */
const cutBetween = (before: string, text: string, behind: string): string => {
  const seen = new Intl.Segmenter('en');
  let part = '';
  for (const { segment } of seen.segment(text)) {
    if (!fits(before + part + segment + behind)) break;
    part += segment;
  }
  return before + part + behind;
};

/** The length of the common prefix of two texts, in code points. */
const common = (a: ReadonlyArray<string>, b: ReadonlyArray<string>): number => {
  const end = a.findIndex((character, at) => character !== b[at]);
  return end === -1 ? a.length : end;
};

const type = (field: string, typed: string): string => {
  if (fits(typed)) return typed;
  const [was, is] = [[...field], [...typed]];
  const before = common(was, is);
  const behind = common(was.slice(before).reverse(), is.slice(before).reverse());
  const end = is.length - behind;
  const cut = cutBetween(is.slice(0, before).join(''), is.slice(before, end).join(''), is.slice(end).join(''));
  return fits(cut) ? cut : cutBetween('', field, '');
};

const blur = (text: string): string => {
  const part = storedText(cutBetween('', text, ''));
  return isBlank(part) ? '' : part;
};

const count = (text: string): GreetingCount => {
  const used = storedLength(text);
  return { used, left: GREETING_LIMIT - used };
};

const leftOut = (typed: string, field: string): number => storedLength(typed) - storedLength(field);

const caret = (typed: string, field: string, at: number): number =>
  Math.max(0, Math.min(field.length, field.length - (typed.length - at)));

/**
 * The greeting's field (GREET-01): its text after typing or pasting (`type`, given the old and the new text) and after
 * losing focus (`blur`); the character counter (`count`) of such a text; how many typed characters were dropped
 * (`leftOut`); and the caret's position afterwards, if it was `at` in the typed text (`caret`, in UTF-16 units).
 */
export const greetingField = {
  type,
  blur,
  count,
  leftOut,
  caret,
} as const;

/*
 * [GREET-02] Guests are always greeted: with the registrant's words, or with ours in the language of the page while there are none.
 *
 * @example shownGreeting('Welcome!', O.some('   ')) // => 'Welcome!'
 */

/** The greeting shown on the page: the registrant's, or ours; never blank (GREET-02). */
export const shownGreeting = (ours: string, written: O.Option<string>): string =>
  F.pipe(
    written,
    O.filter((text) => !isBlank(text)),
    O.getOrElse(() => ours),
  );
