/*
 * [SITE-01] [SITE-03] [CA-01] One house, four sites, distinguished by the host name that was requested; a host we do not know is the main site.
 *
 * Laws:
 * - every host of the table leads to its site, in any case and with any port
 * - any other host leads to the main site
 * - every site offers both sorts, ships by standard unless chosen otherwise, and counts days in Chicago
 * - the Canadian site has its own help number, the others of the four share one
 * - express is dearer and faster than standard, and a site asks for the currency of its market
 * - every feature is switched on, on every site, but for the rewards that are earned in the United States alone
 *
 * @example siteOfHost('modern.localhost:3000').id // => 'modern'
 */
import { RETAILER_TIME_ZONE } from '../calendar/index.ts';
import { dollars } from '../money/index.ts';
import type { Site, SiteFeatures, SiteId } from './site.ts';

const everything: SiteFeatures = {
  interactiveChecklist: true,
  nlaReplacement: true,
  overviewTab: true,
  newFlyout: true,
  rewardsBanner: true,
};

/** What holds for all four. */
const house = {
  timeZone: RETAILER_TIME_ZONE,
  features: everything,
  sortOptions: ['category', 'price'],
  returnDays: 90,
} as const;

/** What holds for the three that sell in the United States. */
const american = {
  ...house,
  market: 'US',
  currency: 'USD',
  currencyPrefix: '$',
  units: 'in',
  phone: '1-800-555-0142',
  shippingMethods: [
    { code: 'standard', name: 'Standard', price: dollars(9.95), arrival: { from: 5, to: 7 } },
    { code: 'express', name: 'Express', price: dollars(24), arrival: { from: 2, to: 3 } },
  ],
} as const;

/** How to read: one entry a site; a fifth site is one more entry. */
export const sites: Readonly<Record<SiteId, Site>> = {
  main: {
    ...american,
    id: 'main',
    name: 'Hearth & Field',
    brand: 'main',
    hosts: ['localhost'],
  },
  modern: {
    ...american,
    id: 'modern',
    name: 'Mode Two',
    brand: 'modern',
    hosts: ['modern.localhost'],
  },
  kids: {
    ...american,
    id: 'kids',
    name: 'Hearth & Field Kids',
    brand: 'kids',
    hosts: ['kids.localhost'],
  },
  canada: {
    ...house,
    id: 'canada',
    name: 'Hearth & Field Canada',
    brand: 'main',
    market: 'CA',
    hosts: ['ca.localhost'],
    currency: 'CAD',
    currencyPrefix: 'CAD ',
    units: 'cm',
    phone: '1-800-555-0178',
    features: { ...everything, rewardsBanner: false },
    shippingMethods: [
      { code: 'standard', name: 'Standard', price: dollars(12.95), arrival: { from: 6, to: 9 } },
      { code: 'express', name: 'Express', price: dollars(29), arrival: { from: 3, to: 4 } },
    ],
  },
};

/** The site requested by a request's host, with or without port. */
export const siteOfHost = (host: string): Site => {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return Object.values(sites).find((site) => site.hosts.includes(name)) ?? sites.main;
};
