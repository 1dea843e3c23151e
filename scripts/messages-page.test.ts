import { describe, expect, it } from 'vitest';
import { messagePage } from './messages-page.ts';
import { wordsIn } from './said-words.ts';

const source = `
import { itemCount } from './count.en.ts';
import type { Kind } from '../gift-card/index.ts';

const names: Readonly<Record<Kind, string>> = { Card: 'Gift card', Mail: 'eGift card' };

/** Said in the field (GC-04). */
export const hint = (kind: Kind): string => \`\${names[kind]} must be at least \${kind === 'Card' ? 10 : 25}\`;

/** What stands there (LIST-01 to LIST-03). */
export const listWords = {
  title: 'The list',
  empty: { Guest: { title: 'Nothing yet', help: 'Look again soon.' }, Owner: { title: 'Add a gift' } },
  card: names.Card,
  /** LIST-10: the line above it. */
  count: (items: number): string => \`\${itemCount(items)} in all\`,
  hint,
  refused: (problem: { readonly _tag: string }): string => {
    switch (problem._tag) {
      case 'Full':
        return 'Nothing more fits | in.';
      case 'Gone':
      case 'Late':
        return hint('Card');
      default:
        return 'Something else.';
    }
  },
} as const;
`;

describe('the words of a file', () => {
  const [hint, list] = wordsIn(source);

  const plain = (it: string) => ({ of: undefined, it });

  it('are what may be said, also out of what only the file knows, and nothing that words are chosen by', () => {
    expect(hint).toEqual({
      name: 'hint',
      ids: ['GC-04'],
      said: [
        {
          name: 'hint',
          ids: [],
          texts: [plain('… must be at least …'), { of: 'Card', it: 'Gift card' }, { of: 'Mail', it: 'eGift card' }],
          asks: [],
        },
      ],
    });
  });

  it('are named one by one, with the rows, the other words that each asks, and the reasons for which it is said', () => {
    expect(list?.ids).toEqual(['LIST-01', 'LIST-02', 'LIST-03']);
    expect(list?.said).toEqual([
      { name: 'listWords.title', ids: [], texts: [plain('The list')], asks: [] },
      {
        name: 'listWords.empty',
        ids: [],
        texts: [
          { of: 'Guest: title', it: 'Nothing yet' },
          { of: 'Guest: help', it: 'Look again soon.' },
          { of: 'Owner: title', it: 'Add a gift' },
        ],
        asks: [],
      },
      { name: 'listWords.card', ids: [], texts: [plain('Gift card')], asks: [] },
      { name: 'listWords.count', ids: ['LIST-10'], texts: [plain('… in all')], asks: [plain('itemCount')] },
      { name: 'listWords.hint', ids: [], texts: [], asks: [plain('hint')] },
      {
        name: 'listWords.refused',
        ids: [],
        texts: [{ of: 'Full', it: 'Nothing more fits | in.' }, plain('Something else.')],
        asks: [{ of: 'Gone, Late', it: 'hint' }],
      },
    ]);
  });
});

it('the page of words has each under its name, and leads to it from its rows', () => {
  const page = messagePage([
    { file: 'packages/domain/src/messages/en/list.ts', title: 'List', groups: wordsIn(source) },
  ]);
  expect(page).toContain(
    '| GC-04 | `hint` |\n| LIST-01 | `listWords` |\n| LIST-02 | `listWords` |\n| LIST-03 | `listWords` |\n',
  );
  expect(page).toContain('| LIST-10 | `listWords.count` |\n');
  expect(page).toContain('## List\n\n[words](../packages/domain/src/messages/en/list.ts)\n');
  expect(page).toContain('| `listWords.count` | “… in all”<br>asks `itemCount` | LIST-10 LIST-01 LIST-02 LIST-03 |\n');
  expect(page).toContain('| *Full* “Nothing more fits \\| in.”<br>“Something else.”<br>*Gone, Late* asks `hint` |');
});
