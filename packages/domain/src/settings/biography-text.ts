/*
 * [SET-01] A biography has at most 2,000 characters, counted as in the greeting. Invisible text is empty.
 *
 * Laws:
 * - a stored biography is read unchanged
 * - up to 2,000 characters are accepted, more are refused with their number
 * - a blank text is empty
 *
 * @example readBiography('We met in Lisbon.\r\n') // => E.right('We met in Lisbon.\n')
 * @example readBiography('a'.repeat(2_001)) // => E.left({ _tag: 'BiographyTooLong', length: 2_001, maximum: 2_000 })
 */
import { either as E } from 'fp-ts';
import { isBlank, storedText } from '../text/index.ts';

/** The most characters that a biography has (SET-01). */
export const BIOGRAPHY_LIMIT = 2_000;

/** A biography of that many characters is too long. */
export interface BiographyTooLong {
  readonly _tag: 'BiographyTooLong';
  readonly length: number;
  readonly maximum: number;
}

/** What is stored about a biography that was sent; empty where no one can see anything of it. */
export const readBiography = (raw: string): E.Either<BiographyTooLong, string> => {
  const text = storedText(raw);
  const { length } = [...text];
  if (length > BIOGRAPHY_LIMIT) return E.left({ _tag: 'BiographyTooLong', length, maximum: BIOGRAPHY_LIMIT });
  return E.right(isBlank(text) ? '' : text);
};
