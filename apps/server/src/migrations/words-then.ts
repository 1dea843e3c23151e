const LONGEST_WORD = 64;

const shortened = (word: string): string => [...word].slice(0, LONGEST_WORD).join('');

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();

/** The words of a text as they were told apart on the day of migrations 0002 and 0015. Whoever changes how words are told apart today adds a migration that fills the columns anew. */
export const wordsThen = (text: string): ReadonlyArray<string> => [
  ...new Set((plain(text).match(/[\p{L}\p{Nd}]+/gu) ?? []).map(shortened)),
];
