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

  it('[XB-02] [AUTH-05] the other site is in the same market, and in the table of sites', () => {
    for (const site of Object.values(sites)) {
      const other = otherSite(site);
      if (O.isSome(other)) {
        expect(Object.values(sites)).toContain(other.value);
        expect(other.value.market).toBe(site.market);
      }
    }
  });

  it('[XB-02] the other site’s other site has the first brand', () => {
    for (const site of [sites.main, sites.modern]) {
      expect(O.chain(otherSite)(otherSite(site))).toEqual(O.some(site));
    }
    expect(O.chain(otherSite)(otherSite(sites.kids))).toEqual(O.some(sites.main));
  });
});
