import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../packages/domain/src/messages/en');

/** Modules with texts that only registrants read: what is on their list is an item to them. */
const forRegistrants: ReadonlyArray<string> = [
  'adding.ts',
  'both-brands.ts',
  'checklist.ts',
  'group-gift-fund.ts',
  'manage-item.ts',
  'nla-item.ts',
  'overview.ts',
  'registry.ts',
  'scan.ts',
  'similar-items.ts',
];

/** Texts that are fixed word for word (CART-01, GREET-02). */
const fixed: ReadonlyArray<string> = [
  'Thank you for your generosity and for celebrating this milestone moment with us. It means so much!',
  'itemCount added to your cart',
  'itemCount already in your cart',
  'Your Cart: itemCount',
];

/** What other modules have for registrants alone. */
const registrantTexts: ReadonlyArray<string> = [
  'Manage Item',
  'Manage Item: ',
  'See Similar Items',
  'See Similar Items: ',
  'Show items',
  'Show Items',
  'Hide Items',
  'One item is no longer available and hidden from guests. Replace or remove it.',
  ' items are no longer available and hidden from guests. Replace or remove them.',
  'You can add items from  to your registry, too. Anything you add there appears on the same list.',
  'Thank You Manager | ',
];

/** The texts of a module: strings and templates of several words, without comments and without what is written into them. */
const textsIn = (file: string): ReadonlyArray<string> =>
  [
    ...readFileSync(join(folder, file), 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\/|^import [\s\S]*?;$|\/\/.*$/gm, '')
      .matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g),
  ]
    .map(([, quoted, template]) => quoted ?? template?.replaceAll(/\$\{(itemCount)?[^}]*\}/g, '$1') ?? '')
    .filter((text) => text.includes(' ') && !fixed.includes(text) && !registrantTexts.includes(text));

const texts = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !forRegistrants.includes(file))
  .flatMap((file) => textsIn(file).map((text) => ({ file, text })));

describe('what guests read', () => {
  it('guests read of gifts, never of items', () => {
    expect(texts.filter(({ text }) => /(?<!\()\bitems?\b|itemCount/i.test(text))).toEqual([]);
  });

  it('nothing is exclaimed', () => {
    expect(texts.filter(({ text }) => /!(?:\s|$)/.test(text))).toEqual([]);
  });

  it('titles of pages are sentences', () => {
    expect(texts.filter(({ text }) => / [A-Z].* \| $/.test(text))).toEqual([]);
  });
});
