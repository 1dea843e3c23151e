/*
 * [GC-03] [GG-04] [CART-06] A name or an amount is on one line. In its field whatever breaks the line, turns the direction of writing around, or is a control character, is shown as a space, so that nothing that was typed
 * vanishes and nothing hidden is sent.
 *
 * @example onOneLine('Our\nkitchen') // => 'Our kitchen'
 * @example isOneLine('Our kitchen') // => true
 * @example isOneLine('Our\nkitchen') // => false
 */
import { BIDI_CONTROLS } from './bidi-controls.ts';

/** Control characters including tabs and line breaks, lone surrogates, Unicode line separators, and bidirectional controls. */
const breaks = new RegExp(`[\\p{Cc}\\p{Cs}\\u2028\\u2029${BIDI_CONTROLS}]`, 'gu');

/** The text for a single-line field: line breaks and control characters become spaces (GC-03, GG-04). */
export const onOneLine = (text: string): string => text.replace(breaks, ' ');

/** Whether the text is on one line, without control characters and lone surrogates (GG-04, CART-06). */
export const isOneLine = (text: string): boolean => text.search(breaks) === -1;
