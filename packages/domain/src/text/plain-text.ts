/*
 * [ADD-09] [THX-01] [NAME-01] What is looked for is compared plainly, however somebody writes it: capitals, accents and apostrophes make no difference,
 * nor do letters that people without them on their keyboard write otherwise (ø as o, ß as ss).
 *
 * @example plainText('Zoë’s CRÈME') // => 'zoes creme'
 * @example plainText('Bjørn Weiß') // => 'bjorn weiss'
 * @example plainText('Sʔanə X̱wélsha') // => 'sane xwelsha'
 */
import { withoutInvisible } from './invisible.ts';

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
