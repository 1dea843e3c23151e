import { instantOf, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { instantAt } from '../calendar/index.ts';
import { isTimely } from './timely.ts';

const now = instantOf('2027-06-01T12:00:00.000Z');
const after = (milliseconds: number) => {
  const moment = instantAt(Date.parse(now) + milliseconds);
  if (O.isNone(moment)) throw new Error('a moment of this century');
  return moment.value;
};

describe('timely', () => {
  it('[CART-06] a moment up to five minutes before or after now is timely, to the millisecond', () => {
    expect(isTimely(now, now)).toBe(true);
    expect(isTimely(instantOf('2027-06-01T11:55:00.000Z'), now)).toBe(true);
    expect(isTimely(instantOf('2027-06-01T12:05:00.000Z'), now)).toBe(true);
  });

  it('[CART-06] any other moment is not', () => {
    expect(isTimely(instantOf('2027-06-01T11:54:59.999Z'), now)).toBe(false);
    expect(isTimely(instantOf('2027-06-01T12:05:00.001Z'), now)).toBe(false);
    const farAway = nearEdges(-1_000_000, 1_000_000, [-300_000, 300_000]);
    fc.assert(
      fc.property(farAway, (by) => {
        expect(isTimely(after(by), now)).toBe(by >= -300_000 && by <= 300_000);
      }),
    );
  });
});
