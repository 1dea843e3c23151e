/*
 * [ADD-09] [THX-01] [NAME-01] What is looked for is compared plainly, however somebody writes it: capitals, accents and apostrophes make no difference,
 * nor do letters that people without them on their keyboard write otherwise (ø as o, ß as ss).
 *
 * Laws:
 * - what is plain stays as it is
 * - capitals, accents and apostrophes make no difference, nor do full-width letters
 * - invisible characters never count
 * - a letter of its own alphabet is what others write for it
 * - plain letters keep their order, and none is lost
 *
 * @example plainText('Zoë’s CRÈME') // => 'zoes creme'
 * @example plainText('Bjørn Weiß') // => 'bjorn weiss'
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
]);

/** The text in lower case, without accents and apostrophes, with special letters replaced by plain ones. */
export const plainText = (text: string): string =>
  withoutInvisible(text)
    .replace(/[\uff01-\uff5e]/g, (wide) => wide.normalize('NFKC'))
    .normalize('NFD')
    .replace(/[\p{M}'’‘ʼʻ`´]/gu, '')
    .toLowerCase()
    .replace(/[øłđðħıßæœþ]/gu, (letter) => elsewhere.get(letter) ?? letter);
