/*
 * [GC-03] [GG-04] [CART-06] A name or an amount is on one line. In its field whatever breaks the line, turns the direction of writing around, or is a control character, is shown as a space, so that nothing that was typed
 * vanishes and nothing hidden is sent.
 *
 * Laws:
 * - every character stays in its place, and what breaks the line or is a control character becomes a space there
 * - what comes out is on one line, and comes out the same again
 * - a text that is on one line stays as it is
 *
 * @example onOneLine('Our\nkitchen') // => 'Our kitchen'
 * @example isOneLine('Our kitchen') // => true
 * @example isOneLine('Our\nkitchen') // => false
 */
import { BIDI_CONTROLS } from './bidi-controls.ts';

/** How to read: control characters, tabs and line breaks among them, halves of pairs, the line breaks that only Unicode has, and what turns the direction of writing. */
const breaks = new RegExp(`[\\p{Cc}\\p{Cs}\\u2028\\u2029${BIDI_CONTROLS}]`, 'gu');

/** The text as a field of one line holds it (GC-03, GG-04). */
export const onOneLine = (text: string): string => text.replace(breaks, ' ');

/** Whether the text is on one line, without control characters and halves of characters (GG-04, CART-06). */
export const isOneLine = (text: string): boolean => text.search(breaks) === -1;
