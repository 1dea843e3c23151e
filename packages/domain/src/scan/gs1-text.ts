/*
 * [ADD-08] [INT-06] Square codes and some bars carry the maker's number among other things, as GS1 writes it: in the address of a page (a Digital Link: `/01/` and the number), or in an element string, where the number follows `01` or `(01)`.
 *
 * @example gs1Number('https://id.gs1.org/01/04006381333931/21/A7?17=281231') // => O.some({ digits: '04006381333931', isPlain: false })
 * @example gs1Number('010400638133393121A7') // => O.some({ digits: '04006381333931', isPlain: true })
 */
import { option as O } from 'fp-ts';

/** A maker's number in a text. */
export interface Gs1Number {
  readonly digits: string;
  /** Whether nothing but its digits tells that the text is GS1's: it may be a SKU as well. */
  readonly isPlain: boolean;
}

const LINK = /^https?:\/\/[^/?#]+(?:\/[^/?#]+)*?\/(?:01|gtin)\/(\d{8,14})(?:[/?#]|$)/i;
/** What scanners send before an element string: the symbology, or the sign that separates elements. */
const MARK = /^(?:\][A-Za-z]\d|\p{Cc})+/u;
const BRACKETS = /^\(01\)\s*(\d{14})(?:\D|$)/;
const ELEMENTS = /^01(\d{14})/;

/** The maker's number in a text as GS1 writes it, with its check digit, which may be wrong. */
export const gs1Number = (raw: string): O.Option<Gs1Number> => {
  const text = raw.replace(MARK, '');
  const written = LINK.exec(text)?.[1] ?? BRACKETS.exec(text)?.[1];
  if (written !== undefined) return O.some({ digits: written, isPlain: false });
  const digits = ELEMENTS.exec(text)?.[1];
  return digits === undefined ? O.none : O.some({ digits, isPlain: text === raw });
};
