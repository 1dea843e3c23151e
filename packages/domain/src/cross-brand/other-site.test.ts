import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { sites } from '../site/index.ts';
import { otherSite } from './other-site.ts';

describe('the other site', () => {
  it.each([
    ['main', O.some('modern')],
    ['kids', O.some('modern')],
    ['modern', O.some('main')],
    ['canada', O.none],
  ] as const)('[XB-02] [CA-01] from %s: %j; in Canada there is no other site', (from, to) => {
    expect(O.map(({ id }: { readonly id: string }) => id)(otherSite(sites[from]))).toEqual(to);
  });

  it('[XB-02] [AUTH-05] the other site is of the same market, and is found in the table of sites', () => {
    for (const site of Object.values(sites)) {
      const other = otherSite(site);
      if (O.isSome(other)) {
        expect(Object.values(sites)).toContain(other.value);
        expect(other.value.market).toBe(site.market);
      }
    }
  });

  it('[XB-02] from the other site the way leads back to the brand that one came from', () => {
    for (const site of [sites.main, sites.modern]) {
      expect(O.chain(otherSite)(otherSite(site))).toEqual(O.some(site));
    }
    expect(O.chain(otherSite)(otherSite(sites.kids))).toEqual(O.some(sites.main));
  });
});
