import { centsOf, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fundPercent } from './fund-progress.ts';

const percent = (goal: number, raised: number) => fundPercent({ goal: centsOf(goal), raised: centsOf(raised) });
const goal = nearEdges(1, 5_000_000, [1, 100, 1_000]);
const funds = goal.chain((whole) =>
  nearEdges(0, whole + 5, [0, Math.floor(whole / 2), whole]).map((raised) => ({ whole, raised })),
);

describe('the progress of a fund', () => {
  it.each([
    [10_000, 0, 0],
    [10_000, 1, 1],
    [10_000, 199, 1],
    [10_000, 200, 2],
    [10_000, 4_999, 49],
    [10_000, 5_000, 50],
    [10_000, 9_999, 99],
    [10_000, 10_000, 100],
    [10_000, 10_001, 100],
    [1, 0, 0],
    [1, 1, 100],
    [3, 2, 66],
    [9_007_199_254_740_991, 9_007_199_254_740_990, 99],
  ])('[GG-03] of %d, %d is %d percent', (whole, raised, expected) => {
    expect(percent(whole, raised)).toBe(expected);
  });

  it('[GG-03] nothing raised is 0, the whole goal or more is 100', () => {
    fc.assert(
      fc.property(funds, ({ whole, raised }) => {
        expect(percent(whole, raised) === 0).toBe(raised === 0);
        expect(percent(whole, raised) === 100).toBe(raised >= whole);
      }),
    );
  });

  it('[GG-03] anything between is from 1 to 99, rounded down', () => {
    fc.assert(
      fc.property(funds, ({ whole, raised }) => {
        fc.pre(raised > 0 && raised < whole);
        const said = percent(whole, raised);
        expect(Number.isInteger(said) && said >= 1 && said <= 99).toBe(true);
        if (said > 1) expect(said * whole).toBeLessThanOrEqual(raised * 100);
        expect((said + 1) * whole).toBeGreaterThan(raised * 100);
      }),
    );
  });

  it('[GG-03] more money is never less progress', () => {
    fc.assert(
      fc.property(funds, fc.nat({ max: 1_000 }), ({ whole, raised }, more) => {
        expect(percent(whole, raised + more)).toBeGreaterThanOrEqual(percent(whole, raised));
      }),
    );
  });

  it('[GG-03] a fund without a goal has nothing to reach and says 100', () => {
    expect(percent(0, 0)).toBe(100);
    expect(percent(0, 1)).toBe(100);
  });
});
