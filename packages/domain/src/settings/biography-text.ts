/*
 * [SET-01] A biography has at most 2,000 characters, counted as in the greeting. Invisible text is empty.
 *
 * @example readBiography('We met in Lisbon.\r\n') // => E.right('We met in Lisbon.\n')
 * @example readBiography('a'.repeat(2_001)) // => E.left({ _tag: 'BiographyTooLong', length: 2_001, maximum: 2_000 })
 */
import { either as E } from 'fp-ts';
import { isBlank, storedText } from '../text/index.ts';

/** The maximum length of a biography, in characters (SET-01). */
export const BIOGRAPHY_LIMIT = 2_000;

/** The biography has that many characters, which is too long. */
export interface BiographyTooLong {
  readonly _tag: 'BiographyTooLong';
  readonly length: number;
  readonly maximum: number;
}

/** Parses a biography; empty when nothing of it would be visible. */
export const readBiography = (raw: string): E.Either<BiographyTooLong, string> => {
  const text = storedText(raw);
  const { length } = [...text];
  if (length > BIOGRAPHY_LIMIT) return E.left({ _tag: 'BiographyTooLong', length, maximum: BIOGRAPHY_LIMIT });
  return E.right(isBlank(text) ? '' : text);
};
