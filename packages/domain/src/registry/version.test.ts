import { versionOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { FIRST_VERSION, nextVersion, parseVersion } from './version.ts';

describe('the version of a registry', () => {
  it.each([0, 1, 9_007_199_254_740_991])('[LIVE-01] %d is a version', (count) => {
    expect(parseVersion(count)).toEqual(O.some(count));
  });

  it.each([-1, 0.5, 9_007_199_254_740_992, Number.NaN, Number.POSITIVE_INFINITY])('[LIVE-01] %d is none', (count) => {
    expect(parseVersion(count)).toEqual(O.none);
  });

  it('[LIVE-01] versions are counted from zero, one by one', () => {
    expect(FIRST_VERSION).toBe(0);
    expect(nextVersion(FIRST_VERSION)).toBe(1);
    expect(nextVersion(versionOf(41))).toBe(42);
  });
});
