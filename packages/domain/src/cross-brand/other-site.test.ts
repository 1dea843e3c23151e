import { demoSite, sites } from '@gift-registry/domain/testing/arbitrary';
import { function as F, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type Site, sitesOf } from '../site/index.ts';
import { otherSite } from './other-site.ts';

describe('the other site', () => {
  it.each([
    ['main', O.some('modern')],
    ['kids', O.some('modern')],
    ['modern', O.some('main')],
    ['canada', O.none],
  ] as const)('[XB-02] [CA-01] from %s: %j; in Canada there is no other site', (from, to) => {
    expect(O.map(({ id }: { readonly id: string }) => id)(otherSite(demoSite(from)))).toEqual(to);
  });

  it('[XB-02] [INT-01] where the retailer has no site of the other brand there is none', () => {
    for (const site of sitesOf([sites.main, sites.kids, sites.canada])) expect(otherSite(site)).toEqual(O.none);
  });

  it('[XB-02] [AUTH-05] the other site is in the same market, and one of its sisters', () => {
    for (const site of Object.values(sites)) {
      const other = otherSite(site);
      if (O.isSome(other)) {
        expect(site.sisters).toContain(other.value);
        expect(other.value.market).toBe(site.market);
      }
    }
  });

  const backFrom = (site: Site) =>
    F.pipe(
      otherSite(site),
      O.chain(({ id }) => otherSite(demoSite(id))),
      O.map(({ id }) => id),
    );

  it('[XB-02] the other site’s other site has the first brand', () => {
    for (const site of [sites.main, sites.modern]) {
      expect(backFrom(site)).toEqual(O.some(site.id));
    }
    expect(backFrom(sites.kids)).toEqual(O.some('main'));
  });
});
