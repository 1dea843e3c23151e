import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../src/messages/en/', import.meta.url);

/** The texts of a file of messages: its string literals, without comments and imports. */
const textsOf = (source: string): ReadonlyArray<string> =>
  source
    .replace(/^import [\s\S]*?;$/gm, '')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .match(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g) ?? [];

const files = readdirSync(folder)
  .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))
  .map((name) => ({ name, texts: textsOf(readFileSync(new URL(name, folder), 'utf8')) }));

/** Other words for a state, and the one word of the shop. */
const otherWords: ReadonlyArray<readonly [word: string, instead: RegExp]> = [
  [
    'no longer available',
    /no longer (sold|offered here|stocked)|not available any|sold out|(?<!being[ -])discontinued(?=[ .,;])/i,
  ],
  ['being discontinued', /discontinuing|phased out|running out/i],
  ['out of stock', /not in stock|currently unavailable|temporarily unavailable/i],
  ['on backorder', /(?<!on )back-?order(?!able)(ed)?\b(?!')|back order/i],
  ['removed', /taken off (the|this|your) (list|registry)|was deleted from|withdrawn from/i],
];

describe('the texts of all messages', () => {
  it('are read', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap(({ texts }) => texts).join()).toContain('No longer available');
  });

  it.each(otherWords)('[NLA-08] say “%s” for that state, and no other word', (_word, other) => {
    const found = files.flatMap(({ name, texts }) =>
      texts.filter((text) => other.test(text)).map((text) => `${name}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it.each(['is discontinued and', 'what has sold out', 'no longer sold', 'was taken off the list', 'backordered now'])(
    'would be noticed: “%s”',
    (text) => {
      expect(otherWords.some(([, other]) => other.test(text))).toBe(true);
    },
  );
});
