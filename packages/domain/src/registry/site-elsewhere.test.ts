import { accountIdOf, demoSite, exampleRegistry, sites } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type Site, type SiteId, type SiteIdentity, sitesOf } from '../site/index.ts';
import type { Registry } from './registry.ts';
import { siteElsewhere } from './site-elsewhere.ts';

const led = (
  at: Site,
  registry: Partial<Registry>,
  person: { readonly account?: string; readonly linkKey?: string } = {},
) =>
  O.map(({ id }: SiteIdentity) => id)(
    siteElsewhere({
      site: at,
      account: O.map(accountIdOf)(O.fromNullable(person.account)),
      linkKey: O.fromNullable(person.linkKey),
    })(O.some(exampleRegistry(registry))),
  );
const american: ReadonlyArray<SiteId> = ['main', 'modern', 'kids'];

describe('a registry on a site of the other market', () => {
  it('on a site of the registry’s own market no one is redirected', () => {
    for (const id of american) expect(led(demoSite(id), { market: 'US' })).toEqual(O.none);
    expect(led(sites.canada, { market: 'CA' })).toEqual(O.none);
  });

  it('on a site of the other market the visitor is redirected to the main site of the registry’s market', () => {
    for (const id of american) expect(led(demoSite(id), { market: 'CA' })).toEqual(O.some('canada'));
    expect(led(sites.canada, { market: 'US' })).toEqual(O.some('main'));
  });

  it('[INT-01] where the retailer has no site in that market no one is redirected', () => {
    const [alone] = sitesOf([sites.main]);
    expect(led(alone, { market: 'CA' })).toEqual(O.none);
  });

  it('[ROUTE-17] no one is redirected to a registry that they could not see there', () => {
    const shut = { market: 'CA', visibility: { _tag: 'Private' } } as const;
    const byLink = { market: 'CA', visibility: { _tag: 'LinkOnly', key: 'k' } } as const;
    expect(led(sites.main, shut)).toEqual(O.none);
    expect(led(sites.main, shut, { account: 'account-amelia' })).toEqual(O.some('canada'));
    expect(led(sites.main, byLink)).toEqual(O.none);
    expect(led(sites.main, byLink, { linkKey: 'k' })).toEqual(O.some('canada'));
    expect(siteElsewhere({ site: sites.main, account: O.none, linkKey: O.none })(O.none)).toEqual(O.none);
  });
});
