import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { ProjectRule } from './project-rules.ts';
import { ruleNames } from './rule-names.ts';
import { rulesPage, unknownSubjects } from './rules-page.ts';

const rule = (subject: string, stem: string, overrides: Partial<ProjectRule> = {}): ProjectRule => ({
  file: `packages/domain/src/${subject}/${stem}.ts`,
  test: `packages/domain/src/${subject}/${stem}.test.ts`,
  subject,
  stem,
  ids: ['LIST-02'],
  sentence: 'A sentence.',
  laws: ['a law'],
  examples: [E.right({ expression: 'f(1)', expected: '2' })],
  names: [{ name: 'f', door: '' }],
  ...overrides,
});

describe('the page of the rules', () => {
  it('a rule has its name, rows, links, sentence, laws and example', () => {
    const page = rulesPage([rule('item', 'nla-offers', { ids: ['NLA-01', 'ITEM-04'] })]);
    expect(page).toContain(
      '### NLA offers\n\n`NLA-01` `ITEM-04` · [rule](../../packages/domain/src/item/nla-offers.ts)',
    );
    expect(page).toContain('\n\n*Ask* `f`\n\nA sentence.\n\n*Always:*\n\n- a law\n\n```js\nf(1) // => 2\n```');
    expect(page).toContain('| ITEM-04 | [NLA offers](#nla-offers) |\n| NLA-01 | [NLA offers](#nla-offers) |');
  });

  it('names stand with the smallest door that they are behind', () => {
    const names = ruleNames(
      'export const bandOf = 1;\nexport function decideAdd() {}\nexport const podOf = 2;\nexport const own = 3;',
    );
    expect(names).toEqual([
      { name: 'bandOf', door: '/rules' },
      { name: 'decideAdd', door: '/keeping' },
      { name: 'podOf', door: '' },
    ]);
    expect(rulesPage([rule('item', 'tally', { names })])).toContain(
      '*Ask* `bandOf` (`/rules`) · `decideAdd` (`/keeping`) · `podOf`\n',
    );
  });

  it('the index begins with the rule that names the row first', () => {
    const page = rulesPage([rule('cart', 'line', { ids: ['ITEM-04', 'LIST-02'] }), rule('list', 'bands')]);
    expect(page).toContain('| LIST-02 | [Bands](#bands) · [Line](#line) |');
  });

  it('headings of one name have anchors that lead to each', () => {
    const page = rulesPage([rule('cart', 'cart'), rule('item', 'cart')]);
    expect(page).toContain('- **[Item](#item)** [Cart](#cart)');
    expect(page).toContain('- **[Cart](#cart-1)** [Cart](#cart-2)');
    expect(page).toContain('| LIST-02 | [Cart](#cart) · [Cart](#cart-2) |');
  });

  it('a long answer stands below its question, and words stay words', () => {
    const page = rulesPage([
      rule('item', 'tally', {
        sentence: 'A <b> and `<i>`.',
        examples: [E.right({ expression: 'f(1)', expected: 'x'.repeat(97) }), E.left('does not read')],
      }),
    ]);
    expect(page).toContain('A \\<b> and `<i>`.');
    expect(page).toContain(`f(1)\n// => ${'x'.repeat(97)}\n\`\`\``);
  });

  it('a folder of which nobody says what it is about is named', () => {
    expect(unknownSubjects([rule('item', 'tally'), rule('attic', 'tally'), rule('attic', 'trunk')])).toEqual(['attic']);
  });
});
