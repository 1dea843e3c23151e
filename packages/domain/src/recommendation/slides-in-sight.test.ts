import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slidesInSight } from './slides-in-sight.ts';

const seen = fc.integer({ min: 1, max: 8 });
const count = fc.integer({ min: 0, max: 40 });

describe('slides in sight', () => {
  it.each([
    [0, 4, 0, 0, 0],
    [0, 4, 3, 0, 3],
    [0, 4, 4, 0, 4],
    [0, 4, 5, 0, 4],
    [1, 4, 5, 1, 5],
    [1, 4, 8, 4, 8],
    [2, 3, 7, 4, 7],
    [1, 1, 6, 1, 2],
  ])('[REC-04] after %d turns of %d in %d: from %d to %d', (turn, atOnce, all, from, to) => {
    expect(slidesInSight(turn, atOnce, all)).toEqual({ from, to });
  });

  it('[REC-04] as many are in sight as are seen at once, or all that there are', () => {
    fc.assert(
      fc.property(fc.nat(20), seen, count, (turn, atOnce, all) => {
        const { from, to } = slidesInSight(turn, atOnce, all);
        expect(to - from).toBe(Math.min(atOnce, all));
      }),
    );
  });

  it('[REC-04] every slide is in sight at one of the turns', () => {
    fc.assert(
      fc.property(seen, count, (atOnce, all) => {
        const shown = new Set<number>();
        for (let turn = 0; turn < Math.ceil(all / atOnce); turn += 1) {
          const { from, to } = slidesInSight(turn, atOnce, all);
          for (let place = from; place < to; place += 1) shown.add(place);
        }
        expect(shown.size).toBe(all);
      }),
    );
  });

  it('[REC-04] no turn leads beyond the last slide', () => {
    fc.assert(
      fc.property(fc.nat(20), seen, count, (turn, atOnce, all) => {
        const { from, to } = slidesInSight(turn, atOnce, all);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(all);
      }),
    );
  });
});
