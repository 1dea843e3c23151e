import type { PostalArea, Store, StoreStock } from '@gift-registry/domain';
import { skuOf, storeNumberOf } from './literal.ts';

/** Store 104 in Chicago, for gifts of the main brand and for children's. */
export const exampleStore = (overrides: Partial<Store> = {}): Store => ({
  storeNumber: storeNumberOf('104'),
  name: 'Lincoln Park',
  street: '1925 North Halsted Street',
  city: 'Chicago',
  region: 'IL',
  postalCode: '60614',
  phone: '1-312-555-0104',
  timeZone: 'America/Chicago',
  hours: [1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '10:00', closes: '20:00' })),
  market: 'US',
  brands: ['main', 'kids'],
  offers: ['Store pickup'],
  latitude: 41.92,
  longitude: -87.65,
  ...overrides,
});

/** Ten units of the example product in the example store. */
export const exampleStoreStock = (overrides: Partial<StoreStock> = {}): StoreStock => ({
  storeNumber: storeNumberOf('104'),
  sku: skuOf('4821'),
  units: 10,
  ...overrides,
});

/** The ZIP codes of Chicago that begin with 606. */
export const examplePostalArea = (overrides: Partial<PostalArea> = {}): PostalArea => ({
  market: 'US',
  prefix: '606',
  city: 'Chicago',
  region: 'IL',
  latitude: 41.85,
  longitude: -87.68,
  ...overrides,
});
