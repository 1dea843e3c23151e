import { markets } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { isRegion, regionsOf } from './regions.ts';

describe('the regions of a market', () => {
  it.each([
    ['US', 59, 'AL', 'WY'],
    ['CA', 13, 'AB', 'YT'],
  ] as const)('[SET-01] %s has %i, each once, by name', (id, count, first, last) => {
    const market = markets[id];
    const regions = regionsOf(market);
    expect(regions).toHaveLength(count);
    const names = regions.map(({ name }) => name);
    expect(new Set(names).size).toBe(count);
    for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z. ]+$/);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect([regions[0]?.code, regions.at(-1)?.code]).toEqual([first, last]);
    for (const { code } of regions) expect([code.length, isRegion(market, code)]).toEqual([2, true]);
  });

  it('[SET-01] no code is a region of both', () => {
    expect(regionsOf(markets.US).filter(({ code }) => isRegion(markets.CA, code))).toEqual([]);
  });
});
