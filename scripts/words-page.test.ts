import { describe, expect, it } from 'vitest';
import { wordsIn } from './said-words.ts';
import { wordsPage } from './words-page.ts';

const source = `
import { itemCount } from './count.en.ts';
import type { Kind } from '../gift-card/index.ts';

const names: Readonly<Record<Kind, string>> = { Card: 'Gift card', Mail: 'eGift card' };

/** Said in the field (GC-04). */
export const hint = (kind: Kind): string => \`\${names[kind]} must be at least \${kind === 'Card' ? 10 : 25}\`;

/** What stands there (LIST-01 to LIST-03). */
export const listWords = {
  title: 'The list',
  card: names.Card,
  /** LIST-10: the line above it. */
  count: (items: number): string => \`\${itemCount(items)} in all\`,
  hint,
  refused: (problem: { readonly _tag: 'Full' | 'Gone' }): string => {
    switch (problem._tag) {
      case 'Full':
        return 'Nothing more fits | in.';
      case 'Gone':
        return hint('Card');
    }
  },
} as const;
`;

describe('the words of a file', () => {
  const [hint, list] = wordsIn(source);

  it('are what may be said, also out of what only the file knows, and nothing that words are chosen by', () => {
    expect(hint).toEqual({
      name: 'hint',
      ids: ['GC-04'],
      said: [{ name: 'hint', ids: [], texts: ['… must be at least …', 'Gift card', 'eGift card'], asks: [] }],
    });
  });

  it('are named one by one, with the rows and the other words that each asks', () => {
    expect(list?.ids).toEqual(['LIST-01', 'LIST-02', 'LIST-03']);
    expect(list?.said).toEqual([
      { name: 'listWords.title', ids: [], texts: ['The list'], asks: [] },
      { name: 'listWords.card', ids: [], texts: ['Gift card'], asks: [] },
      { name: 'listWords.count', ids: ['LIST-10'], texts: ['… in all'], asks: ['itemCount'] },
      { name: 'listWords.hint', ids: [], texts: [], asks: ['hint'] },
      { name: 'listWords.refused', ids: [], texts: ['Nothing more fits | in.'], asks: ['hint'] },
    ]);
  });
});

it('the page of words has each under its name, and leads to it from its rows', () => {
  const page = wordsPage([{ file: 'packages/domain/src/words/list.en.ts', title: 'List', groups: wordsIn(source) }]);
  expect(page).toContain(
    '| GC-04 | `hint` |\n| LIST-01 | `listWords` |\n| LIST-02 | `listWords` |\n| LIST-03 | `listWords` |\n',
  );
  expect(page).toContain('| LIST-10 | `listWords.count` |\n');
  expect(page).toContain('## List\n\n[words](../packages/domain/src/words/list.en.ts)\n');
  expect(page).toContain(
    '| `listWords.count` | “… in all”<br>*asks* `itemCount` | LIST-10 LIST-01 LIST-02 LIST-03 |\n',
  );
  expect(page).toContain('“Nothing more fits \\| in.”');
});
