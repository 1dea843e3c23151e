import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type FindQuery, readFindQuery } from './find-query.ts';

/** The search words, as they were typed. */
const termsOf = (typed: string) =>
  E.map((query: FindQuery) => (query._tag === 'Names' ? query.words.map(({ beginnings }) => beginnings[0]) : query))(
    readFindQuery(typed),
  );
const tooShort = E.left({ _tag: 'FindTooShort' });

describe('what a guest types to find a registry', () => {
  it.each([
    ['100200300', '100200300'],
    ['# 100 200 300', '100200300'],
    ['100-200-300', '100200300'],
    ['123456', '123456'],
    ['123456789012', '123456789012'],
    ['Registry number 100200300', '100200300'],
    ['Amelia & Jonah, registry no. 100-200-300.', '100200300'],
    ['\u200e100200300\u200b', '100200300'],
    ['https://registry.example/gift-registry/guest-list/100200300', '100200300'],
  ])(
    '[ROUTE-06] [NAME-01] 6 to 12 digits, with spaces or hyphens between them or not, are a number, whatever words or signs are around them: "%s"',
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
    ['李', ['李']],
    ['oto1234567', ['oto1234567']],
    ['12345 67890123', ['12345', '67890123']],
    ['June 12 2027 or 13', ['june', '12', '2027', 'or', '13']],
    ['Ro\u200bsa \u00adAlmeida', ['rosa', 'almeida']],
  ])(
    '[ROUTE-06] anything else with a word of two letters or more is names, each word once, however it is written: "%s"',
    (typed, words) => {
      expect(termsOf(typed)).toEqual(E.right(words));
    },
  );

  it.each([
    ['Amelia and Jonah', ['amelia', 'jonah']],
    ['Jonah & Amelia', ['jonah', 'amelia']],
    ['Amelia + Jonah’s wedding', ['amelia', 'jonah']],
    ['the Hart family', ['hart']],
    ['José y Ana', ['jose', 'ana']],
    ['and', ['and']],
    ['The Baby', ['the', 'baby']],
  ])(
    '[NAME-01] words that join names or are beside them, such as "and", need not be part of a name: "%s"',
    (typed, words) => {
      expect(termsOf(typed)).toEqual(E.right(words));
    },
  );

  it.each(['\u200b', '\u200ea\u200f', '', ' ', '%', '_', '%%', '.*', 'a', ' a b ', '( )', '*'])(
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
            for (const word of read.right.words.flatMap(({ beginnings }) => beginnings))
              expect(word).toMatch(/^[ab]+$/);
        },
      ),
    );
  });
});
