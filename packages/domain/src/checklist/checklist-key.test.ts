import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { WANTED_QUANTITY } from '../quantity/index.ts';
import { LONGEST_CHECKLIST_KEY, MOST_RECOMMENDED, parseChecklistKey } from './checklist-key.ts';

const sign = fc.constantFrom(...'azAZ09-');

describe('how much a checklist recommends', () => {
  it('[CHK-01] of one category no more than a registry can want of one product', () => {
    expect(MOST_RECOMMENDED).toBe(WANTED_QUANTITY.maximum);
  });
});

describe('the key of an entry', () => {
  it('[CHK-01] 1 to 64 letters, digits and hyphens are a key, and nothing else is', () => {
    fc.assert(
      fc.property(fc.string({ unit: sign, minLength: 1, maxLength: LONGEST_CHECKLIST_KEY }), (key) => {
        expect(parseChecklistKey(key)).toEqual(O.some(key));
      }),
    );
    expect(parseChecklistKey('a'.repeat(64))).toEqual(O.some('a'.repeat(64)));
  });

  it.each(['', 'a'.repeat(65), 'a b', 'a_b', 'é', ' a', 'a ', 'a\n'])('[CHK-01] %j is none', (raw) => {
    expect(parseChecklistKey(raw)).toEqual(O.none);
  });
});
