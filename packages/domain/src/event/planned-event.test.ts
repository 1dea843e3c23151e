import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlanned } from './planned-event.ts';

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
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('br', 'bb', 'ot', 'hw', 'kd')), (code) => {
        expect(isPlanned(code)).toBe(['br', 'bb', 'ot', 'hw'].includes(code));
      }),
    );
  });
});
