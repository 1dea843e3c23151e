/*
 * [SET-01] [GREET-01] [GG-04] [CART-06] Signs that turn the direction of writing around, or hold it for whatever follows, are no part of what people write here: a name with one in it would
 * turn our own words beside it, too. Letters of every script and the marks that single words need stay as they are, so that names from right to left read as they are written.
 *
 * @example stripBidiControls('\u202eevil') // => 'evil'
 * @example stripBidiControls('\u05e9\u05dc\u05d5\u05dd\u200f') // => '\u05e9\u05dc\u05d5\u05dd\u200f'
 */

/** Embeddings and overrides, then isolates. */
const turns = /[\u202a-\u202e\u2066-\u2069]/gu;

/** The text without Unicode bidirectional control characters. */
export const stripBidiControls = (text: string): string => text.replace(turns, '');

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

/** Matches a joiner between letters, a variation selector after a character (both captured), or any invisible character. */
const invisibleInName = /* @__PURE__ */ (() => {
  // Excludes scripts that need no joiners, and ASCII, accents and invisible characters.
  const shaped = `(?![\\p{ASCII}\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Inherited}${INVISIBLE}])`;
  const letter = `${shaped}[\\p{L}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}]`;
  const joiner = `(?<=${letter}|\\p{Extended_Pictographic}\\ufe0f)[\\u200c\\u200d](?=${letter})`;
  const selector = `(?<=${letter})[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]`;
  return new RegExp(`(${joiner}|${selector})|[${INVISIBLE}]`, 'gu');
})();

const invisible = new RegExp(`[${INVISIBLE}]`, 'gu');

/** The text without any invisible character: the form in which texts are compared. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/** The text without invisible characters, except those that affect how visible ones look; the form in which names are stored. */
export const withoutStrayInvisible = (text: string): string =>
  text.replace(invisibleInName, (_all, shaping: string | undefined) => shaping ?? '');

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

/*
 * [ADD-09] [THX-01] [NAME-01] What is looked for is compared plainly, however somebody writes it: capitals, accents and apostrophes make no difference,
 * nor do letters that people without them on their keyboard write otherwise (ø as o, ß as ss).
 *
 * @example plainText('Zoë’s CRÈME') // => 'zoes creme'
 * @example plainText('Bjørn Weiß') // => 'bjorn weiss'
 * @example plainText('Sʔanə X̱wélsha') // => 'sane xwelsha'
 */

/** Plain replacements for letters that do not decompose into a base letter and an accent. */
const elsewhere: ReadonlyMap<string, string> = new Map([
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ħ', 'h'],
  ['ı', 'i'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
  // Letters of the first languages of Canada, and of West Africa.
  ['ə', 'e'],
  ['ɛ', 'e'],
  ['ɔ', 'o'],
  ['ɨ', 'i'],
  ['ɬ', 'l'],
  ['ƛ', 'tl'],
  ['ŋ', 'ng'],
  ['ɣ', 'g'],
  ['χ', 'x'],
  ['θ', 'th'],
  ['ɓ', 'b'],
  ['ɗ', 'd'],
]);

const special = new RegExp(`[${[...elsewhere.keys()].join('')}]`, 'gu');

/** Accents, apostrophes of any form, and the letters of a glottal stop, which plain spellings leave out. */
const leftOut = /[\p{M}'’‘ʼʻ`´ʔʕɁɂˀˁꞋꞌ]/gu;

/** The text in lower case, without accents and apostrophes, with special and raised letters replaced by plain ones. */
export const plainText = (text: string): string =>
  withoutInvisible(text)
    .replace(/[\uff01-\uff5e]|\p{Lm}/gu, (wide) => wide.normalize('NFKC'))
    .normalize('NFD')
    .replace(leftOut, '')
    .toLowerCase()
    .replace(special, (letter) => elsewhere.get(letter) ?? letter);
