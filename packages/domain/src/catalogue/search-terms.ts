/*
 * [ADD-09] [SHOP-04] Anyone who looks for something in the shop may write one or many of it, and may call it otherwise than the shop does: knife meets Knives, couch a sofa, gray what is grey, as the shop's people have written down.
 *
 * @example wordMatches('knife', []) // => [{ beginnings: ['knife'], wholes: ['knives', 'knifes', 'knife'] }]
 */
import { displaySku } from '../identity/index.ts';
import type { Product } from '../item/index.ts';
import { plainText } from '../text/index.ts';

/** Groups of words with the same meaning; searching for one word of a group finds all of them. */
export type Synonyms = ReadonlyArray<ReadonlyArray<string>>;

const madeOf = new WeakMap<Synonyms, ReadonlyMap<string, ReadonlyArray<string>>>();

/** The synonyms of each word; cached, because the groups never change. */
const synonymsByWord = (synonyms: Synonyms): ReadonlyMap<string, ReadonlyArray<string>> => {
  const known = madeOf.get(synonyms);
  if (known !== undefined) return known;
  const made = new Map<string, ReadonlyArray<string>>();
  for (const line of synonyms)
    for (const word of line) made.set(word, [...(made.get(word) ?? []), ...line.filter((other) => other !== word)]);
  madeOf.set(synonyms, made);
  return made;
};

type Ending = readonly [ending: RegExp, instead: string];

/** Endings that a plural (left) may have, and the singular's endings (right). */
const singularEndings: ReadonlyArray<Ending> = [
  [/ves$/, 'f'],
  [/ves$/, 'fe'],
  [/ies$/, 'y'],
  [/(?<=ss|x|z|ch|sh|o)es$/, ''],
  [/(?<![su])s$/, ''],
  [/(?<=eau|eu)x$/, ''],
  [/aux$/, 'al'],
];

/** Endings of a singular (left), and of its plural (right). */
const pluralEndings: ReadonlyArray<Ending> = [
  [/fe?$/, 'ves'],
  [/(?<![aeiou])y$/, 'ies'],
  [/(?<=s|x|z|ch|sh|o)$/, 'es'],
  [/(?<=[^s])$/, 's'],
  [/(?<=eau|eu)$/, 'x'],
  [/al$/, 'aux'],
];

/** Shorter words have no singular or plural: `us` is not the plural of `u`. */
const SHORTEST_WORD = 3;

const changed = (endings: ReadonlyArray<Ending>, word: string): ReadonlyArray<string> =>
  endings.flatMap(([ending, instead]) =>
    ending.test(word) ? [word.replace(ending, instead)].filter((other) => other.length >= SHORTEST_WORD) : [],
  );

const isLatin = (word: string): boolean => /^[a-z]+$/.test(word);

/** The word and its possible singular forms. */
export const singulars = (word: string): ReadonlyArray<string> =>
  isLatin(word) ? [word, ...changed(singularEndings, word)] : [word];

/** The possible plural forms of the word. */
const plurals = (word: string): ReadonlyArray<string> =>
  isLatin(word) && word.length >= SHORTEST_WORD ? changed(pluralEndings, word) : [];

/** What the words of a search text match in the shop. */
export const wordMatches = (text: string, synonyms: Synonyms): ReadonlyArray<WordMatch> => {
  const words = searchTerms(text);
  const others = synonymsByWord(synonyms);
  // "l'assiette" is looked for as one word, and as what the article stands before.
  const bare = new Map(
    (text.match(/[\p{L}\p{Nd}'’]+/gu) ?? []).map((typed) => [searchTerms(typed)[0], frenchTerms(typed)]),
  );
  return words.map((word): WordMatch => {
    const beginnings = [...new Set([...joinedWith(words)(word), ...(bare.get(word) ?? [])])];
    const meant = beginnings.flatMap(singulars).flatMap((one) => [one, ...(others.get(one) ?? [])]);
    return {
      beginnings,
      wholes: [...new Set(meant.flatMap((one) => [...plurals(one), one]))],
    };
  });
};

/*
 * [ADD-09] [NAME-01] A word that somebody looks for can be met in several ways: by a word of the text that begins with it, or by a word that means the same. Words that others write as one are
 * tried together, too: "o neil" meets O’Neil, "tea pot" a teapot.
 *
 * @example hasSearchTerms(['dinner', 'plate'], [{ beginnings: ['pl'], wholes: [] }]) // => true
 * @example hasSearchTerms(['mattress'], [{ beginnings: ['mats'], wholes: ['mat'] }]) // => false
 * @example joinedWith(['mary', 'o', 'neil'])('o') // => ['o', 'maryo', 'maryoneil', 'oneil']
 */

/** The ways in which a search word can match; one is enough. */
export interface WordMatch {
  /** A word of the text starts with one of these. */
  readonly beginnings: ReadonlyArray<string>;
  /** A word of the text is exactly one of these. */
  readonly wholes: ReadonlyArray<string>;
}

/** Whether each search word matches one of these words. */
export const hasSearchTerms = (words: ReadonlyArray<string>, terms: ReadonlyArray<WordMatch>): boolean =>
  terms.every(({ beginnings, wholes }) =>
    words.some((word) => wholes.includes(word) || beginnings.some((beginning) => word.startsWith(beginning))),
  );

/** The maximum number of adjacent words that are tried as one. */
const MOST_JOINED = 3;

/** Every run of one to three adjacent words, joined to one word; each once. */
export const joinedWords = (words: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...new Set(
    words.flatMap((_word, from) =>
      words.slice(from, from + MOST_JOINED).map((_last, count) => words.slice(from, from + count + 1).join('')),
    ),
  ),
];

/** The word by itself, and joined with adjacent words; `words` must be distinct. */
export const joinedWith =
  (words: ReadonlyArray<string>) =>
  (word: string): ReadonlyArray<string> => {
    const at = words.indexOf(word);
    const near = words.slice(Math.max(0, at - MOST_JOINED + 1), at + MOST_JOINED);
    const place = near.indexOf(word);
    return [
      ...new Set([
        word,
        ...near.flatMap((_from, from) =>
          near
            .slice(from, from + MOST_JOINED)
            .flatMap((_to, count) =>
              from <= place && place <= from + count ? [near.slice(from, from + count + 1).join('')] : [],
            ),
        ),
      ]),
    ];
  };

/*
 * [SHOP-04] A word with one mistake in it is near the word that was meant: a letter too many, one too few, another letter, or two letters side by side that changed places. Words near each other have
 * a spelling in common, so that they can be looked up.
 *
 * @example isOneEditApart('ketle', 'kettle') // => true
 * @example isOneEditApart('kettel', 'kettle') // => true
 * @example isOneEditApart('bottle', 'kettle') // => false
 */

/** The word, and the word without each one of its letters. */
export const spellings = (word: string): ReadonlyArray<string> => {
  const letters = [...word];
  return [...new Set([word, ...letters.map((_letter, at) => letters.toSpliced(at, 1).join(''))])];
};

/** Whether the two words differ by at most one mistake. */
export const isOneEditApart = (one: string, other: string): boolean => {
  const [short, long] = [[...one], [...other]].sort((a, b) => a.length - b.length);
  if (short === undefined || long === undefined || long.length - short.length > 1) return false;
  const at = long.findIndex((letter, place) => letter !== short[place]);
  if (at === -1) return true;
  const rest = (letters: ReadonlyArray<string>, from: number): string => letters.slice(from).join('');
  if (long.length > short.length) return rest(long, at + 1) === rest(short, at);
  const isSwapped = long[at] === short[at + 1] && long[at + 1] === short[at];
  return rest(long, at + 1) === rest(short, at + 1) || (isSwapped && rest(long, at + 2) === rest(short, at + 2));
};

/*
 * [ADD-09] What somebody looks for is compared word by word, however it is written: capitals, accents, apostrophes and invisible characters make no difference. Two words of a name that others
 * write as one are found as one, too: a table cloth as a tablecloth.
 *
 * @example withCompounds(['red', 'wine', 'glasses', 'of', 'oak']) // => ['red', 'wine', 'glasses', 'of', 'oak', 'redwine', 'wineglasses']
 * @example searchTerms('Crème-brûlée Torch, Chef’s') // => ['creme', 'brulee', 'torch', 'chefs']
 * @example frenchTerms('Œuf, l’assiette d’acacia') // => ['oeuf', 'assiette', 'acacia']
 */

/** The number of characters by which words are distinguished, so that no text makes a word too long to store. */
const LONGEST_WORD = 64;

const shortened = (word: string): string => [...word].slice(0, LONGEST_WORD).join('');

/** The distinct words of a text, in order. */
export const searchTerms = (text: string): ReadonlyArray<string> => [
  ...new Set((plainText(text).match(/[\p{L}\p{Nd}]+/gu) ?? []).map(shortened)),
];

/** The distinct words of a French text: what is elided before a word is not part of it. */
export const frenchTerms = (text: string): ReadonlyArray<string> => searchTerms(text.replace(elided, ' '));

const elided = /(?<!\p{L})(?:[cdjlmnst]|qu)['’](?=\p{L})/giu;

/** The French texts by which a product is found. */
const frenchOf = ({ texts }: Pick<Product, 'texts'>): { readonly name: string; readonly description: string } => ({
  name: texts?.['fr-CA']?.name ?? '',
  description: texts?.['fr-CA']?.description ?? '',
});

/** The words of a product's name, in each of its languages. */
export const nameTermsOf = (product: Pick<Product, 'name' | 'texts'>): ReadonlyArray<string> => [
  ...new Set([...withCompounds(searchTerms(product.name)), ...withCompounds(frenchTerms(frenchOf(product).name))]),
];

/** The minimum length of the parts of a compound: shorter words, such as `of` and `4`, make none. */
const SHORTEST_PART = 3;

/** The words, and each two side by side as one word; `words` must be distinct. */
export const withCompounds = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const isPart = (word: string): boolean => [...word].length >= SHORTEST_PART;
  const compounds = words.flatMap((word, at) => {
    const next = words[at + 1];
    return next !== undefined && isPart(word) && isPart(next) ? [shortened(`${word}${next}`)] : [];
  });
  return [...new Set([...words, ...compounds])];
};

/** The minimum length of a word for which spelling mistakes are considered. */
const SHORTEST_SPELLCHECKED = 4;

/** Whether spelling mistakes are considered for a word: only letters, and enough of them. Numbers are taken as they are. */
export const isSpellchecked = (word: string): boolean =>
  [...word].length >= SHORTEST_SPELLCHECKED && /^\p{L}+$/u.test(word);

/** The words that a misspelled word is compared with (SHOP-04): names of products and of their categories. */
export const spellcheckedTerms = (product: Product): ReadonlyArray<string> =>
  [
    ...new Set([
      ...searchTerms(
        [product.name, product.categoryName, product.department, product.productClass, product.productSubclass].join(
          ' ',
        ),
      ),
      ...frenchTerms(frenchOf(product).name),
    ]),
  ].filter(isSpellchecked);

/** The words by which a product is found: its name, its place in the shop, its visible details, its SKU, and the compounds of its name. */
export const productTerms = (product: Product): ReadonlyArray<string> => [
  ...new Set([
    ...searchTerms(
      [
        product.name,
        product.categoryName,
        product.department,
        product.productClass,
        product.productSubclass,
        product.description,
        displaySku(product.sku),
        product.sku,
      ].join(' '),
    ),
    ...nameTermsOf(product),
    ...frenchTerms(frenchOf(product).description),
  ]),
];
