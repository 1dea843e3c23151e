import { NO_FILTERS, type Reading } from '@gift-registry/domain';

const guest: Reading = { role: 'guest', sortBy: 'price', groupBy: 'all', giftOption: 'all', filters: NO_FILTERS };
const registrant: Reading = { ...guest, role: 'registrant', sortBy: 'category' };

/** What a page opens with, for a guest and for a registrant. */
export const opening = [guest, registrant] as const;

/** How to read: what somebody does with a list, and the reading that it makes. */
export const readings: ReadonlyArray<readonly [name: string, reading: Reading]> = [
  ['a guest, by price', guest],
  ['a registrant, by category', registrant],
  ['a guest, by category', { ...guest, sortBy: 'category' }],
  ['by status', { ...registrant, groupBy: 'status' }],
  ['by brand', { ...guest, groupBy: 'brand' }],
  ['still needed', { ...guest, giftOption: 'needed' }],
  ['two categories', { ...guest, filters: { ...NO_FILTERS, categories: ['Cookware', 'Bedding'] } }],
  ['two bands, by category', { ...registrant, filters: { ...NO_FILTERS, bands: ['20-50', '50-100'] } }],
  ['available, by category', { ...registrant, filters: { ...NO_FILTERS, availability: ['available'] } }],
  [
    'one of each, still needed',
    {
      ...guest,
      giftOption: 'needed',
      filters: { categories: ['Dinnerware'], bands: ['20-50', '50-100'], availability: ['on-sale'] },
    },
  ],
];
