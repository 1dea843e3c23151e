/*
 * [SITE-01] [SITE-03] [CA-01] The sites of the demo: what a service without a file of its own serves, and what stories and tests use.
 *
 * Laws:
 * - every site offers both sorts, ships by standard unless chosen otherwise, and counts days in Chicago
 * - the Canadian site has its own help number, the others of the four share one
 * - every name is drawn as a wordmark
 * - express is dearer and faster than standard, and a site asks for the currency of its market
 * - every feature is switched on, on every site, but for the rewards that are earned in the United States alone
 *
 * @example sites.main.hosts // => ['localhost']
 */
import { RETAILER_TIME_ZONE } from '../calendar/index.ts';
import { dollars } from '../money/index.ts';
import type { Site, SiteConfig, SiteFeatures, SiteId } from './site.ts';
import { type Sites, siteIdentity, siteIds, siteOf } from './sites.ts';

/** All features enabled. */
export const allFeatures: SiteFeatures = {
  interactiveChecklist: true,
  nlaReplacement: true,
  overviewTab: true,
  newFlyout: true,
  rewardsBanner: true,
};

const american: Omit<SiteConfig, 'name' | 'hosts'> = {
  phone: '1-800-555-0142',
  features: allFeatures,
  sortOptions: ['category', 'price'],
  shippingMethods: [
    { code: 'standard', name: 'Standard', price: dollars(9.95), arrival: { from: 5, to: 7 } },
    { code: 'express', name: 'Express', price: dollars(24), arrival: { from: 2, to: 3 } },
  ],
  homeRegion: 'IL',
  timeZone: RETAILER_TIME_ZONE,
  returnDays: 90,
};

const configs: Readonly<Record<SiteId, SiteConfig>> = {
  main: { ...american, name: 'Hearth & Field', hosts: ['localhost'] },
  modern: { ...american, name: 'Mode Two', hosts: ['modern.localhost'] },
  kids: { ...american, name: 'Hearth & Field Kids', hosts: ['kids.localhost'] },
  canada: {
    ...american,
    name: 'Hearth & Field Canada',
    hosts: ['ca.localhost'],
    phone: '1-800-555-0178',
    homeRegion: 'ON',
    features: { ...allFeatures, rewardsBanner: false },
    shippingMethods: [
      { code: 'standard', name: 'Standard', price: dollars(12.95), arrival: { from: 6, to: 9 } },
      { code: 'express', name: 'Express', price: dollars(29), arrival: { from: 3, to: 4 } },
    ],
  },
};

const demoSite = (id: SiteId): Site =>
  siteOf(
    { id, ...configs[id], hasWordmark: true },
    siteIds.filter((other) => other !== id).map((other) => siteIdentity({ id: other, ...configs[other] })),
  );

/** The four demo sites by id. */
export const sites: Readonly<Record<SiteId, Site>> = {
  main: demoSite('main'),
  modern: demoSite('modern'),
  kids: demoSite('kids'),
  canada: demoSite('canada'),
};

/** The four demo sites as the sites of one retailer. */
export const demoSites: Sites = [sites.main, sites.modern, sites.kids, sites.canada];
