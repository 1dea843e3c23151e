import { describe, expect, it } from 'vitest';
import { exampleServices, sharedExampleService, signIn, tagOf } from '../testing/example-services.ts';

const serving = exampleServices();
const shared = sharedExampleService();
const find = '/api/registries/find?text=amelia';
const form = {
  registryTypeCode: 'br',
  eventDate: '2027-09-12',
  primaryFirstName: 'Rosa',
  primaryLastName: 'Almeida',
  address: { line1: '2180 North Halsted Street', city: 'Chicago', region: 'IL', postalCode: '60614' },
};

describe('creating and finding registries', () => {
  it('[HOME-01] a new registry is 201 with its number, and a repeat under the key returns the same one', async () => {
    const { browser, dependencies } = await serving();
    await signIn(browser);
    const begin = {
      method: 'POST',
      url: '/api/registries',
      body: form,
      headers: { 'idempotency-key': 'a-key-of-this-test' },
    } as const;
    const [first, again] = [await browser.ask(begin), await browser.ask(begin)];
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(JSON.parse(first.body)).toEqual({ isSuccess: true, grId: expect.stringMatching(/^\d{9}$/) });
    expect(again.body).toBe(first.body);
    expect(dependencies.registries.all()).toHaveLength(3);
  });

  it('[HOME-01] [AUTH-03] 401 without a session, whatever the form contains; 422 for what a rule refuses', async () => {
    const { browser } = await serving();
    const ask = async (body: object) => {
      const answer = await browser.ask({ method: 'POST', url: '/api/registries', body });
      return [answer.statusCode, tagOf(answer)];
    };
    expect(await ask({ ...form, registryTypeCode: 'zz' })).toEqual([401, 'SignInNeeded']);
    await signIn(browser);
    expect(await ask({ ...form, registryTypeCode: 'zz' })).toEqual([422, 'RegistryFormInvalid']);
  });

  it.each(['%', '_', 'a', ''])('"%s" is 422', async (text) => {
    const { browser } = await shared();
    const answer = await browser.ask({ url: `/api/registries/find?text=${encodeURIComponent(text)}` });
    expect([answer.statusCode, tagOf(answer)]).toEqual([422, 'FindTooShort']);
  });

  it('searches are limited, so that names cannot be listed one after the other: 429 with the time to wait', async () => {
    const { browser } = await serving({ findsPerMinute: 2, beginningsPerMinute: 1 });
    for (const status of [200, 200, 429]) expect((await browser.ask({ url: find })).statusCode).toBe(status);
    const begin = { method: 'POST', url: '/api/registries', body: form } as const;
    expect((await browser.ask(begin)).statusCode).toBe(401);
    const refused = await browser.ask(begin);
    expect([refused.statusCode, tagOf(refused)]).toEqual([429, 'TooManyRequests']);
  });
});
