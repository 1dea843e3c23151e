import { forAll, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHeaderSticky } from './sticky-header.tsx';

const listTop = nearEdges(-20_000, 2_000, [0]);
const wanted = nearEdges(0, 1_000, [0]);

describe('the sticking header', () => {
  it('[PAGE-09] does not stick when nothing is wanted', () => {
    forAll(listTop, (top) => !isHeaderSticky({ listTop: top, wanted: 0 }));
  });

  it('[PAGE-09] it sticks once the top of the list is above the window, not at its edge or below', () => {
    forAll(listTop, wanted, (top, count) => {
      fc.pre(count > 0);
      expect(isHeaderSticky({ listTop: top, wanted: count })).toBe(top < 0);
    });
  });
});
