/*
 * [GC-03] [GG-04] [CART-06] A name or an amount is on one line. In its field whatever breaks the line, turns the direction of writing around, or is a control character, is shown as a space, so that nothing that was typed
 * vanishes and nothing hidden is sent.
 *
 * @example onOneLine('Our\nkitchen') // => 'Our kitchen'
 * @example isOneLine('Our kitchen') // => true
 * @example isOneLine('Our\nkitchen') // => false
 */

/** Control characters including tabs and line breaks, lone surrogates, Unicode line separators, and bidirectional controls. */
const breaks = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** The text for a single-line field: line breaks and control characters become spaces (GC-03, GG-04). */
export const onOneLine = (text: string): string => text.replace(breaks, ' ');

/** Whether the text is on one line, without control characters and lone surrogates (GG-04, CART-06). */
export const isOneLine = (text: string): boolean => text.search(breaks) === -1;

/*
 * [GREET-01] [THX-01] A text of several lines is stored and counted in one way, no matter who wrote it on whatever machine: in characters (Unicode code points), a letter with its accent as one, and a
 * line break as one. What no text can hold, such as a NUL or half of a character, is no part of it, nor is what turns the direction of writing around. Marks of that direction and zero-width signs stay: words and emoji need them.
 *
 * @example storedText('Cafe\u0301\r\n\0') // => 'Caf\u00e9\n'
 * @example storedLength('Caf\u00e9\r\n') // => 5
 * @example isClean('two\r\nlines') // => true
 * @example isClean('a\0') // => false
 */

/** Lone surrogates, bidirectional controls, and control characters except tabs and line breaks. */
const dropped = /[\p{Cs}\u202a-\u202e\u2066-\u2069]|(?![\t\n\r])\p{Cc}/gu;

/** The text as stored: line breaks as `\n`, in composed form (NFC), without control characters and lone surrogates (GREET-01). */
export const storedText = (text: string): string => text.replace(dropped, '').replace(/\r\n?/g, '\n').normalize('NFC');

/** The length of the stored text, in code points (GREET-01). */
export const storedLength = (text: string): number => [...storedText(text)].length;

/** Whether the text has no characters that would be removed (CART-06). */
export const isClean = (text: string): boolean => text.search(dropped) === -1;
