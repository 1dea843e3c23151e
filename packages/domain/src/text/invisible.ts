/*
 * [NAME-01] Removes characters that no one sees, so that they never make two names or words different: format characters, zero-width characters, soft hyphens, marks of the direction of writing,
 * variation selectors. For comparison and search all of them go. A name keeps those that shape what is seen: joiners within words of scripts that need them (Persian, the scripts of India) and
 * within emoji, and variation selectors behind the character they choose a form of.
 *
 * @example withoutInvisible('Ro\u200bsa\u00ad') // => 'Rosa'
 * @example withoutStrayInvisible('\u200eRo\u200dsa') // => 'Rosa'
 * @example withoutStrayInvisible('\u0645\u06cc\u200c\u062e') // => '\u0645\u06cc\u200c\u062e'
 */

/** For use inside a character class: format characters, and those that Unicode defines as ignorable. */
const INVISIBLE = '\\p{Cf}\\p{Default_Ignorable_Code_Point}';

/** A lookahead: excludes scripts that need no joiners, and ASCII, accents and invisible characters. */
const shaped = `(?![\\p{ASCII}\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Inherited}${INVISIBLE}])`;
const letter = `${shaped}[\\p{L}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}]`;
const joiner = `(?<=${letter}|\\p{Extended_Pictographic}\\ufe0f)[\\u200c\\u200d](?=${letter})`;
const selector = `(?<=${letter})[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]`;

/** Matches a joiner between letters, a variation selector after a character (both captured), or any invisible character. */
const invisibleInName = /* @__PURE__ */ new RegExp(`(${joiner}|${selector})|[${INVISIBLE}]`, 'gu');

const invisible = new RegExp(`[${INVISIBLE}]`, 'gu');

/** The text without any invisible character: the form in which texts are compared. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/** The text without invisible characters, except those that affect how visible ones look; the form in which names are stored. */
export const withoutStrayInvisible = (text: string): string =>
  text.replace(invisibleInName, (_all, shaping: string | undefined) => shaping ?? '');
