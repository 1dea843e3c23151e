import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { readRules } from './rule-comment.ts';

const rule = (...lines: ReadonlyArray<string>): string =>
  ['/*', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */', "import 'x';", '// @example no(1) // => 1'].join('\n');

const example = (...lines: ReadonlyArray<string>) =>
  readRules(rule('[LIST-02] Short.', '', ...lines)).flatMap(({ examples }) => examples);

describe('rule comment', () => {
  it('reads ids, sentence and examples, broken over lines or not', () => {
    const text = rule(
      '[LIST-02] [GC-06] A list falls',
      'into bands; see [LIST-03].',
      '',
      "@example bandOf(1).key // => '0-20'",
      '@example bandOf(',
      '  { price: 2,',
      '    of: 3 },',
      ') // => none',
    );
    expect(readRules(text)).toMatchObject([
      {
        ids: ['LIST-02', 'GC-06'],
        sentence: 'A list falls into bands; see [LIST-03].',
        examples: [
          E.right({ expression: 'bandOf(1).key', expected: "'0-20'" }),
          E.right({ expression: 'bandOf(\n  { price: 2,\n    of: 3 },\n)', expected: 'none' }),
        ],
      },
    ]);
  });

  it('a rule ends where the next begins', () => {
    const rules = readRules(
      `${rule('[LIST-02] One.')}\nexport const one = 1;\n\n/** Another. */\n${rule('[GC-06] Two.')}`,
    );
    expect(rules).toMatchObject([
      { sentence: 'One.', code: expect.stringContaining('one = 1') },
      { sentence: 'Two.', code: expect.not.stringContaining('one') },
    ]);
  });

  it('a comment without a row is no rule', () => {
    for (const text of ['', "import 'x';", '/** [LIST-02] Said of one thing. */', '/*\n * Said without a row.\n */'])
      expect(readRules(text)).toEqual([]);
  });

  it('what is no example says so in its own words', () => {
    for (const written of ['same(1) // the same', 'same(1)', '// => 1', 'same(1) // =>'])
      expect(example(`@example ${written}`)).toEqual([
        E.left(expect.stringContaining(`expected on the last line: ${written}`)),
      ]);
    expect(example('@example same( // => 1', '  2)')).toEqual([E.left(expect.stringContaining('same( // => 1'))]);
  });

  it('an example ends before an empty line, and an address in it is not its end', () => {
    expect(example("@example at('http://x/') // => 'http://x/'", '', 'More is said.')).toEqual([
      E.right({ expression: "at('http://x/')", expected: "'http://x/'" }),
    ]);
  });

  it('without examples there are none', () => {
    expect(readRules(rule('[LIST-02] Short.'))).toMatchObject([{ ids: ['LIST-02'], sentence: 'Short.', examples: [] }]);
  });
});
