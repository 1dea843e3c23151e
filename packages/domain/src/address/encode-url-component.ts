/*
 * [ROUTE-16] Any text can be a part of an address. Half of a character, which no address can hold, is there as the sign for what cannot be shown.
 *
 * @example encodeUrlComponent('r 1&2') // => 'r%201%262'
 * @example encodeUrlComponent('a\ud800') // => 'a%EF%BF%BD'
 */

/** Encodes a text for a URL, as the value or name of a parameter or as a path segment. */
export const encodeUrlComponent = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
