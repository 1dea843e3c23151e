/*
 * [SITE-01] [SITE-03] [CA-01] [INT-01] The sites of a retailer, distinguished by the host name that was requested. There are at most four; which of them it is decides brand, market, currency and units.
 *
 * Laws:
 * - every host of a site leads to it, in any case and with any port
 * - any other host leads to the first site
 * - a site knows all other sites of the retailer, and itself is none of them
 * - a site that the retailer no longer has is found as the first one
 *
 * @example siteOfHost(demoSites, 'modern.localhost:3000').id // => 'modern'
 * @example siteById([sites.main], 'kids').id // => 'main'
 */
import type { readonlyNonEmptyArray as RNEA } from 'fp-ts';
import type { Site, SiteConfig, SiteId, SiteIdentity } from './site.ts';

/** The properties of a site that are fixed by its id. */
export type SiteKind = Pick<Site, 'brand' | 'market' | 'currency' | 'currencyPrefix' | 'units'>;

const american = { market: 'US', currency: 'USD', currencyPrefix: '$', units: 'in' } as const;

/** The possible sites of a retailer, with their fixed properties. */
export const siteKinds: Readonly<Record<SiteId, SiteKind>> = {
  main: { ...american, brand: 'main' },
  modern: { ...american, brand: 'modern' },
  kids: { ...american, brand: 'kids' },
  canada: { brand: 'main', market: 'CA', currency: 'CAD', currencyPrefix: 'CAD ', units: 'cm' },
};

/** The ids of the sites that a retailer may have. */
export const siteIds = ['main', 'modern', 'kids', 'canada'] as const satisfies RNEA.ReadonlyNonEmptyArray<SiteId>;

/** The sites of a retailer; the first one also serves unknown hosts. */
export type Sites = RNEA.ReadonlyNonEmptyArray<Site>;

/** A site's id and configuration. */
export interface ConfiguredSite extends SiteConfig {
  readonly id: SiteId;
  readonly hasWordmark: boolean;
}

/** The identity of a site, as its sisters know it. */
export const siteIdentity = ({ id, name, hosts }: Pick<SiteIdentity, 'id' | 'name' | 'hosts'>): SiteIdentity => {
  const { brand, market } = siteKinds[id];
  return { id, name, brand, market, hosts };
};

/** A site, made from its configuration and its fixed properties. */
export const siteOf = (config: ConfiguredSite, sisters: ReadonlyArray<SiteIdentity>): Site => ({
  ...siteKinds[config.id],
  ...config,
  sisters,
});

/** The sites of a retailer, each with all others as its sisters. */
export const sitesOf = (configs: RNEA.ReadonlyNonEmptyArray<ConfiguredSite>): Sites => {
  const site = (config: ConfiguredSite): Site =>
    siteOf(config, configs.filter(({ id }) => id !== config.id).map(siteIdentity));
  const [first, ...others] = configs;
  return [site(first), ...others.map(site)];
};

/** The site for a request's host, with or without port. */
export const siteOfHost = (sites: Sites, host: string): Site => {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return sites.find(({ hosts }) => hosts.includes(name)) ?? sites[0];
};

/** The site of that id; the first one if the retailer no longer has it. */
export const siteById = (sites: Sites, id: SiteId): Site => sites.find((site) => site.id === id) ?? sites[0];
