import { eventType, forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventTypeOf, isBaby, isBabyOrKids, isPlanned } from './event.ts';

describe('event type', () => {
  it.each([
    { code: 'br', name: 'Wedding', baby: false, children: false },
    { code: 'bb', name: 'Baby', baby: true, children: true },
    { code: 'ot', name: 'Celebration', baby: false, children: false },
    { code: 'hw', name: 'Housewarming', baby: false, children: false },
    { code: 'kd', name: 'Kids', baby: false, children: true },
    { code: 'zz', name: 'zz', baby: false, children: false },
    { code: 'BABYSHOWER', name: 'BABYSHOWER', baby: false, children: true },
    { code: 'our kids', name: 'our kids', baby: false, children: true },
    { code: 'toString', name: 'toString', baby: false, children: false },
    { code: '', name: '', baby: false, children: false },
  ])('[STATE-02] every code of the table names its event type, an unknown one itself: "$code" is "$name"', (row) => {
    const type = eventTypeOf(row.code);
    expect(type).toEqual({ code: row.code, name: row.name });
    expect(isBaby(type)).toBe(row.baby);
    expect(isBabyOrKids(type)).toBe(row.children);
  });

  it('[STATE-02] an unknown code is shown by its own name', () => {
    forAll(fc.string(), (code) => {
      fc.pre(!['br', 'bb', 'ot', 'hw', 'kd'].includes(code));
      expect(eventTypeOf(code).name).toBe(code);
    });
  });

  it('[STATE-02] a name with "baby" or "kids" in any case is a baby or kids event', () => {
    const anyCase = (word: string) => fc.mixedCase(fc.constant(word));
    forAll(fc.string(), fc.oneof(anyCase('baby'), anyCase('kids')), fc.string(), (before, word, after) =>
      isBabyOrKids({ code: 'zz', name: `${before}${word}${after}` }),
    );
    forAll(eventType, (type) => {
      const name = type.name.toLowerCase();
      expect(isBabyOrKids(type)).toBe(name.includes('baby') || name.includes('kids'));
    });
  });
});

describe('planned events', () => {
  it.each([
    ['br', true],
    ['bb', true],
    ['ot', true],
    ['hw', true],
    ['kd', false],
    ['BR', false],
    ['br ', false],
    ['', false],
    ['length', false],
  ])('[TAB-01] [TAB-03] "%s" is planned: %s', (code, expected) => {
    expect(isPlanned(code)).toBe(expected);
  });

  it('[TAB-01] [TAB-03] [CHK-01] weddings, babies, celebrations and new homes are planned, and no other event is', () => {
    forAll(fc.oneof(fc.string(), fc.constantFrom('br', 'bb', 'ot', 'hw', 'kd')), (code) => {
      expect(isPlanned(code)).toBe(['br', 'bb', 'ot', 'hw'].includes(code));
    });
  });
});
