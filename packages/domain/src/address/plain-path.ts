/*
 * [AUTH-05] [ROUTE-08] A place on the same site begins with exactly one slash, and has nothing in it that a browser reads as another or leaves out: no backslash, no control character.
 *
 * @example isPlainPath('/gift-registry?find=hart') // => true
 * @example isPlainPath('//elsewhere.example') // => false
 */

/** Whether the text is a path on the current site and cannot be read as anything else. */
export const isPlainPath = (raw: string): boolean => /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(raw);
