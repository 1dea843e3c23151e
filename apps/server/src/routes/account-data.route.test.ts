import { describe, expect, it } from 'vitest';
import { exampleServices, tagOf } from '../testing/example-services.ts';
import { injectingBrowser } from '../testing/injecting-browser.ts';

const serving = exampleServices();
const url = '/api/account/data';
const amelia = { email: 'amelia@example.com', password: 'hydrangea-52' };

/** Amelia, signed in, after a guest bought two plates of her registry. */
const given = async () => {
  const example = await serving();
  const { browser, service } = example;
  const guest = injectingBrowser(service);
  const item = { Sku: '4821', Quantity: 2, OptionChoiceParameter: '', GiftRegistryId: '7310442' };
  await guest.ask({ method: 'POST', url: '/browse/scbadd/AddItemToCartV2', body: { items: [item] } });
  const giver = { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa@example.com' };
  await guest.ask({
    method: 'POST',
    url: '/api/orders',
    headers: { 'idempotency-key': 'a-key-of-the-giver' },
    body: { giver, message: 'With love', accept: [], payment: { token: 'demo_succeeds_4242_test' } },
  });
  await browser.ask({ method: 'POST', url: '/api/account/sign-in', body: amelia });
  return { ...example, guest };
};

describe('one’s data, over HTTP', () => {
  it('[API-01] [AUTH-06] [SET-01] is a file that is saved and never cached: one value a line, with lists and gifts, and no secret', async () => {
    const { browser } = await given();
    for (const path of [url, `${url}/`]) {
      const { statusCode, headers, body, json } = await browser.ask({ url: path });
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
      expect(headers['content-disposition']).toMatch(
        /^attachment; filename="my-registry-data-\d{4}-\d{2}-\d{2}\.json"$/,
      );
      expect([headers['cache-control'], headers['x-content-type-options']]).toEqual(['no-store', 'nosniff']);
      expect(json()).toMatchObject({
        format: 'gift-registry-own-data',
        version: 1,
        account: { email: amelia.email },
        registries: [{ grId: '7310442', gifts: [{ kind: 'item', sku: '4821', quantity: 2, message: 'With love' }] }],
      });
      expect(body).toContain('\n  "version": 1,\n');
      for (const secret of [/password/i, /argon/i, /rosa@example\.com/, /account-amelia/, /account-jonah/])
        expect(body).not.toMatch(secret);
    }
  });

  it('[API-03] [AUTH-04] [AUTH-06] a signed-out person gets 401, and no file', async () => {
    const { guest } = await given();
    const answer = await guest.ask({ url });
    expect([answer.statusCode, tagOf(answer)]).toEqual([401, 'SignInNeeded']);
    expect([answer.headers['content-disposition'], answer.headers['cache-control']]).toEqual([undefined, 'no-store']);
  });
});
