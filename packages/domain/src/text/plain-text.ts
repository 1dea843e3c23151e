/*
 * [ADD-09] [THX-01] What is looked for is compared plainly, however somebody writes it: capitals, accents and apostrophes make no difference.
 *
 * Laws:
 * - what is plain stays as it is
 * - capitals, accents and apostrophes make no difference
 * - plain letters keep their order, and none is lost
 *
 * @example plainText('Zoë’s CRÈME') // => 'zoes creme'
 */

/** The text in lower case, without accents and apostrophes. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
