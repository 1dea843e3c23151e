/** The digits that a text begins with, spaces before them aside, as many as fit: `'1.5'` begins with `'1'`, `'-5'` with none. */
export const leadingDigits = (text: string, atMost: number): string =>
  (/^\d+/.exec(text.trimStart())?.[0] ?? '').slice(0, atMost);
