/*
 * [ROUTE-16] Any text can be a part of an address. Half of a character, which no address can hold, is there as the sign for what cannot be shown.
 *
 * Laws:
 * - whatever the text, it has a place in an address, and what is whole of it reads back as it was given
 * - half of a character reads back as the sign for what cannot be shown
 *
 * @example addressValue('r 1&2') // => 'r%201%262'
 * @example addressValue('a\ud800') // => 'a%EF%BF%BD'
 */

/** The text as it is written into an address, for the value or the name of a parameter or one step of a path. */
export const addressValue = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
