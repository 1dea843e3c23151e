/*
 * [SITE-01] [SITE-03] [CA-01] [INT-01] The sites of a retailer, distinguished by the host name that was requested.
 *
 * @example siteOfHost(demoSites, `${sites.modern.hosts[0]}:3000`).id // => 'modern'
 * @example siteById([sites.main], 'kids').id // => 'main'
 */
import { option as O, type readonlyNonEmptyArray as RNEA } from 'fp-ts';
import type { Market, MarketRules, Site, SiteConfig, SiteId, SiteIdentity } from './site.ts';

/** The sites of a retailer; the first one also serves unknown hosts. */
export type Sites = RNEA.ReadonlyNonEmptyArray<Site>;

/** The identity of a site, as its sisters know it. */
export const siteIdentity = ({ id, name, brand, sells, market, hosts }: SiteIdentity): SiteIdentity => ({
  id,
  name,
  brand,
  sells,
  market,
  hosts,
});

/** A site, made from its configuration and the rules of its market. */
export const siteOf = (config: SiteConfig, sisters: ReadonlyArray<SiteIdentity>): Site => {
  const { currency, currencyPrefix, units } = config.marketRules;
  return { ...config, currency, currencyPrefix, units, sisters, language: 'en', words: {} };
};

/** The sites of a retailer, each with all others as its sisters. */
export const sitesOf = (configs: RNEA.ReadonlyNonEmptyArray<SiteConfig>): Sites => {
  const site = (config: SiteConfig): Site =>
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

/** The rules of that market; those of the first site's if the retailer no longer sells there. */
export const marketRulesOf = (sites: Sites, market: Market): MarketRules =>
  (sites.find((site) => site.market === market) ?? sites[0]).marketRules;

/** The markets of the sites, in their order. */
export const marketsOf = (sites: Sites): ReadonlyArray<Market> => [...new Set(sites.map(({ market }) => market))];

/** A site of the retailer in that market other than this one's, for what is there and not here (SITE-02). */
export const firstSiteIn = ({ sisters }: Pick<Site, 'sisters'>, market: Market): O.Option<SiteIdentity> =>
  O.fromNullable(sisters.find((site) => site.market === market));
