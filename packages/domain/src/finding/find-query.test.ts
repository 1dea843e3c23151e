import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { readFindQuery } from './find-query.ts';

const names = (...words: ReadonlyArray<string>) => E.right({ _tag: 'Names', words });
const tooShort = E.left({ _tag: 'FindTooShort' });

describe('what a guest types to find a registry', () => {
  it.each([
    ['100200300', '100200300'],
    ['# 100 200 300', '100200300'],
    ['100-200-300', '100200300'],
    ['123456', '123456'],
    ['123456789012', '123456789012'],
  ])(
    '[ROUTE-06] 6 to 12 digits, with a # in front, spaces or hyphens between them or not, are a number: "%s"',
    (typed, grId) => {
      expect(readFindQuery(typed)).toEqual(E.right({ _tag: 'Number', grId }));
    },
  );

  it.each([
    ['  HART, Amélia ', ['hart', 'amelia']],
    ['O’Neil', ['oneil']],
    ['hart hart', ['hart']],
    ['J Reyes', ['j', 'reyes']],
    ['12345', ['12345']],
    ['1234567890123', ['1234567890123']],
    ['Li', ['li']],
    ['李明', ['李明']],
  ])(
    '[ROUTE-06] anything else with a word of two letters or more is names, each word once, however it is written: "%s"',
    (typed, words) => {
      expect(readFindQuery(typed)).toEqual(names(...words));
    },
  );

  it.each(['', ' ', '%', '_', '%%', '.*', 'a', ' a b ', '( )', '*'])(
    '[ROUTE-06] what has no word of two letters finds nothing, and so does what is longer than 120 characters: "%s"',
    (typed) => {
      expect(readFindQuery(typed)).toEqual(tooShort);
    },
  );

  it('[ROUTE-06] 120 characters can be looked for, 121 cannot', () => {
    expect(E.isRight(readFindQuery('é'.repeat(120)))).toBe(true);
    expect(readFindQuery('é'.repeat(121))).toEqual(E.left({ _tag: 'FindTooLong', maximum: 120 }));
  });

  it('[ROUTE-06] a sign is never part of what is looked for', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('%', '_', '*', '(', "'", '\\', 'a', 'b', ' ', ':', '&') }),
        (typed) => {
          const read = readFindQuery(typed);
          if (E.isRight(read) && read.right._tag === 'Names')
            for (const word of read.right.words) expect(word).toMatch(/^[ab]+$/);
        },
      ),
    );
  });
});
