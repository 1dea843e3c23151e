import {
  exampleItem,
  examplePostalArea,
  exampleStore,
  exampleStoreStock,
} from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { exampleServices, tagOf } from '../testing/example-services.ts';
import { type BrowserRequest, injectingBrowser } from '../testing/injecting-browser.ts';

const serving = exampleServices();
const shop = async () => {
  const example = await serving();
  example.dependencies.put({
    stores: [exampleStore()],
    shelves: [exampleStoreStock({ sku: exampleItem().product.sku, units: 3 })],
    postalAreas: [examplePostalArea()],
  });
  return example;
};
const parameters = { sku: '4821', zip: '60614' };
const availability = (body: unknown): BrowserRequest => ({
  method: 'POST',
  url: '/gift-registry/guest-list/store-availability',
  body,
});
const item = { Sku: '4821', Quantity: 2, OptionChoiceParameter: '', IsPickupSelected: true };
const pickup = (body: object = {}, key?: string): BrowserRequest => ({
  method: 'POST',
  url: '/guest-list/add-store-pickup-product-to-cart',
  body: { items: [item], GiftRegistryId: '7310442', storeNumber: '104', ...body },
  ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
});

describe('stores over HTTP', () => {
  it('[BUY-08] [API-01] [API-03] availability is the same under both paths', async () => {
    const { browser } = await shop();
    const answers = await Promise.all(
      ['/gift-registry/guest-list/store-availability', '/browse/storeavailability/getAvailabilityData'].map((url) =>
        browser.ask({ ...availability({ ...parameters, grId: '7310442', optionChoiceParameter: 'x' }), url }),
      ),
    );
    for (const answer of answers) {
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(answer.json()).toEqual({
        stores: [
          {
            storeNumber: '104',
            name: 'Lincoln Park',
            street: '1925 North Halsted Street',
            city: 'Chicago',
            region: 'IL',
            postalCode: '60614',
            distance: 5.1,
            isAvailable: true,
            message: 'Only 3 left at this store',
          },
        ],
      });
    }
  });

  it.each([
    [400, 'BadRequest', { sku: '4821' }],
    [400, 'BadRequest', { ...parameters, zip: 60_614 }],
    [400, 'BadRequest', { ...parameters, zip: '1'.repeat(17) }],
    [400, 'BadRequest', { ...parameters, more: 1 }],
    [400, 'BadRequest', { ...parameters, grId: 'x' }],
    [404, 'RegistryNotFound', { ...parameters, grId: '7310443' }],
    [404, 'RegistryNotFound', { ...parameters, grId: '9999999', sku: '1', zip: '' }],
    [404, 'ProductNotFound', { ...parameters, sku: '1', zip: '' }],
    [422, 'PostalCodeInvalid', { ...parameters, zip: '' }],
    [422, 'PostalCodeInvalid', { ...parameters, zip: 'M5V 3L9' }],
    [422, 'PostalCodeUnknown', { ...parameters, zip: '99501' }],
  ])('[BUY-08] [API-01] %i %s for %j', async (status, tag, body) => {
    const { browser } = await shop();
    const answer = await browser.ask(availability(body));
    expect([answer.statusCode, tagOf(answer)]).toEqual([status, tag]);
  });

  it('[BUY-08] [API-03] a postal code is checked by GET and by POST', async () => {
    const { browser, service } = await shop();
    const valid = { isValid: true, city: 'Chicago', state: 'IL' };
    const invalid = { isValid: false, city: '', state: null };
    const get = async (query: string) => (await browser.ask({ url: `/browse/userdata/validateZip${query}` })).json();
    expect(await get('?zip=60614')).toEqual(valid);
    expect(await get('/?zip=60614-2201')).toEqual(valid);
    expect(await get('?zip=6061')).toEqual(invalid);
    expect(await get('?zip=M5V%203L9')).toEqual(invalid);
    const canadian = injectingBrowser(service, 'ca.localhost:3000');
    expect((await canadian.ask({ url: '/browse/userdata/validateZip?zip=M5V%203L9' })).json().isValid).toBe(true);
    const post = (body: unknown) => browser.ask({ method: 'POST', url: '/browse/userdata/validateZip', body });
    expect((await post({ zip: '60614' })).json()).toEqual(valid);
    const bare = (query: string, body?: unknown) =>
      browser.ask({
        method: 'POST',
        url: `/browse/userdata/validateZip${query}`,
        ...(body === undefined ? {} : { body }),
      });
    expect((await bare('?zip=60614')).json()).toEqual(valid);
    expect((await bare('?zip=60614', {})).json()).toEqual(valid);
    expect((await bare('?zip=6061', { zip: '60614' })).json()).toEqual(valid);
    for (const query of ['', `?zip=${'1'.repeat(17)}`, '?zip=1&zip=2'])
      expect((await bare(query)).statusCode).toBe(400);
    for (const bad of [{}, { zip: 60_614 }, { zip: '1'.repeat(17) }, { zip: '60614', more: 1 }])
      expect((await post(bad)).statusCode).toBe(400);
    for (const query of ['', `?zip=${'1'.repeat(17)}`, '?zip=1&zip=2'])
      expect((await browser.ask({ url: `/browse/userdata/validateZip${query}` })).statusCode).toBe(400);
  });

  it.each([
    [400, 'BadRequest', { storeNumber: undefined }],
    [400, 'BadRequest', { storeNumber: 104 }],
    [400, 'BadRequest', { items: [{ ...item, IsPickupSelected: false }] }],
    [400, 'BadRequest', { items: [] }],
    [400, 'BadRequest', { more: 1 }],
    [404, 'StoreNotFound', { storeNumber: '999' }],
    [404, 'RegistryNotFound', { GiftRegistryId: '7310443' }],
    [422, 'QuantityOutOfRange', { items: [{ ...item, Quantity: 100 }] }],
    [409, 'NotAtStore', { items: [{ ...item, Quantity: 4 }] }],
  ])('[BUY-08] [BUY-09] [API-01] for pickup %i %s for %j', async (status, tag, body) => {
    const { browser } = await shop();
    const answer = await browser.ask(pickup(body));
    expect([answer.statusCode, tagOf(answer)]).toEqual([status, tag]);
    expect((await browser.ask({ url: '/api/cart' })).json().lines).toEqual([]);
  });
});
