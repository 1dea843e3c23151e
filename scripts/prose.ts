/** Words as Markdown shows them; what stands between backticks stays. */
export const prose = (words: string): string =>
  words
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll(/[\\*_<[\]]/g, '\\$&')))
    .join('');
