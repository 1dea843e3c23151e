import type { Market } from '../../site/index.ts';

/** How to read: within a sentence, the code of an address in the market on the left is called as on the right. */
export const postalCodeNames: Readonly<Record<Market, string>> = { US: 'ZIP code', CA: 'postal code' };

/** What the parts of an address are called, wherever one is asked for; some are called as in the market. */
export const addressMessages = {
  recipient: 'Deliver to',
  line1: 'Street address',
  line2: 'Apartment, suite or unit',
  city: 'City',
  region: (market: Market): string => (market === 'CA' ? 'Province' : 'State'),
  chooseRegion: (market: Market): string => (market === 'CA' ? 'Choose a province' : 'Choose a state'),
  postalCode: (market: Market): string => (market === 'CA' ? 'Postal code' : 'ZIP code'),
} as const;
