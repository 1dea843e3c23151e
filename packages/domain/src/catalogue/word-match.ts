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
