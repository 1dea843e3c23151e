/*
 * [CHK-01] [NLA-02] Reads from a product's name how many pieces it has: plates and glasses, not the boxes they come in. Large sets, such as building blocks, count as one.
 *
 * @example setSize('Vesper Champagne Coupes, Set of 4') // => 4
 * @example setSize('Fennel 12-Piece Dinnerware Set') // => 12
 * @example setSize('Assiettes Saltmarsh, ensemble de 4') // => 4
 * @example setSize('Fennel Dinner Plate') // => 1
 */

const words: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
};
const NUMBER = `(\\d{1,3}|${Object.keys(words).join('|')})`;

/** Patterns of set sizes in product names; the group captures the number of pieces. */
const sizes: ReadonlyArray<RegExp> = [
  new RegExp(`\\b(?:(?:set|pack|box) of|(?:ensemble|lot) de) ${NUMBER}\\b`, 'i'),
  new RegExp(`\\b${NUMBER}[ -](?:piece|pièce|pack|pc)s?\\b`, 'i'),
];

const LARGEST = 24;

/** The number of pieces in a product, read from its name. */
export const setSize = (name: string): number => {
  const [found] = sizes.flatMap((pattern) => pattern.exec(name)?.[1] ?? []);
  const size = found === undefined ? 1 : (words[found.toLowerCase()] ?? Number(found));
  return size >= 1 && size <= LARGEST ? size : 1;
};
