import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearEdges } from '../../testing/arbitrary/index.ts';
import { headerSticks } from './header-sticks.ts';

const listTop = nearEdges(-20_000, 2_000, [0]);
const wanted = nearEdges(0, 1_000, [0]);

describe('the sticking header', () => {
  it('[PAGE-09] without a wished piece nothing sticks', () => {
    fc.assert(fc.property(listTop, (top) => !headerSticks({ listTop: top, wanted: 0 })));
  });

  it('[PAGE-09] what is at or below the window’s upper edge sticks not, what is above it does', () => {
    fc.assert(
      fc.property(listTop, wanted, (top, count) => {
        fc.pre(count > 0);
        expect(headerSticks({ listTop: top, wanted: count })).toBe(top < 0);
      }),
    );
  });

  it.each([
    [0, 1, false],
    [1, 1, false],
    [-1, 1, true],
    [-0.5, 1, true],
    [-1, 0, false],
    [-5_000, 1_000, true],
  ])('[PAGE-09] the list at %d with %d wished pieces: %s', (top, count, sticks) => {
    expect(headerSticks({ listTop: top, wanted: count })).toBe(sticks);
  });
});
