import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { ambiguousNames, evaluate } from './evaluate.ts';
import { oneLine, readRuleComment } from './rule-comment.ts';

const folder = join(import.meta.dirname, '../../src');

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .sort()
  .map((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return { file, text, comment: readRuleComment(text) };
  });

describe('the examples of the rules', () => {
  it('no name represents two things', () => {
    expect(ambiguousNames()).toEqual([]);
  });

  for (const { file, text, comment } of files) {
    const { ids, examples } = O.isSome(comment) ? comment.value : { ids: [], examples: [] };
    const row = ids.map((id) => `[${id}]`).join(' ');

    if (O.isSome(comment) && examples.length === 0)
      it(`${row} ${file}: has no example`, () => {
        expect.fail('write "@example <expression> // => <expected>" into the comment that opens the file');
      });

    const written = text.match(/^\s*(\*|\/\/|\/\*\*) @example/gm) ?? [];
    if (written.length > examples.length)
      it(`${row} ${file}: every example stands in the opening comment of a rule`, () => {
        expect.fail(
          `${written.length} examples are written, ${examples.length} of them in the opening comment of a rule`,
        );
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
});
