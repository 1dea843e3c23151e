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
