import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { ambiguousNames, evaluate } from './evaluate.ts';
import { oneLine, readRules } from './rule-comment.ts';

const folder = join(import.meta.dirname, '../../src');

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .sort()
  .map((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return { file, text, rules: readRules(text) };
  });

describe('the examples of the rules', () => {
  it('no name represents two things', () => {
    expect(ambiguousNames()).toEqual([]);
  });

  for (const { file, text, rules } of files) {
    const written = text.match(/^\s*(\*|\/\/|\/\*\*) @example/gm) ?? [];
    const count = rules.reduce((sum, { examples }) => sum + examples.length, 0);
    if (written.length > count)
      it(`${file}: every example stands in the comment of a rule`, () => {
        expect.fail(`${written.length} examples are written, ${count} of them in the comment of a rule`);
      });

    for (const { ids, sentence, examples } of rules) {
      const row = ids.map((id) => `[${id}]`).join(' ');

      if (examples.length === 0)
        it(`${row} ${file}: has no example`, () => {
          expect.fail(`write "@example <expression> // => <expected>" into the comment of: ${sentence}`);
        });

      for (const example of examples)
        if (E.isLeft(example))
          it(`${row} ${file}: has an example that does not read`, () => {
            expect.fail(example.left);
          });
        else
          it(`${row} ${file}: ${oneLine(example.right.expression)}`, () => {
            expect(evaluate(example.right.expression)).toEqual(evaluate(example.right.expected));
          });
    }
  }
});
