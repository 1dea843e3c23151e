/*
 * [GREET-02] [GG-04] [PERS-03] [CART-06] A text of which no one sees anything is blank, and counts as not written: spaces of any script, line breaks, controls, zero-width signs, marks of the
 * direction of writing, fillers. Whatever leaves ink is not blank, also in a script or a font that we do not know.
 *
 * @example isBlank(' \u00a0\n') // => true
 * @example isBlank('\u200b\u200f') // => true
 * @example isBlank('.') // => false
 */

/** Spaces, controls, format characters, lone surrogates, ignorable characters, and the blank Braille pattern. */
const unseen = /^[\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether the text has no visible character. */
export const isBlank = (text: string): boolean => unseen.test(text);
