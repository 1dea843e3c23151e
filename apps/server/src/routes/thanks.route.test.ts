import { describe, expect, it } from 'vitest';
import { exampleServices, outcome, signIn } from '../testing/example-services.ts';
import { type BrowserRequest, injectingBrowser } from '../testing/injecting-browser.ts';

const serving = exampleServices();
const url = '/api/registry/7310442/thank-you';

const mark = (body: unknown): BrowserRequest => ({ method: 'POST', url: `${url}/thanked`, body });
const note = (body: unknown): BrowserRequest => ({ method: 'POST', url: `${url}/note`, body });

/** Amelia's registry, after a guest bought two plates. */
const given = async () => {
  const example = await serving();
  const { browser, service } = example;
  const guest = injectingBrowser(service);
  const item = { Sku: '4821', Quantity: 2, OptionChoiceParameter: '', GiftRegistryId: '7310442' };
  await guest.ask({ method: 'POST', url: '/browse/scbadd/AddItemToCartV2', body: { items: [item] } });
  const giver = { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa@example.com' };
  const order = await guest.ask({
    method: 'POST',
    url: '/api/orders',
    headers: { 'idempotency-key': 'a-key-of-the-giver' },
    body: { giver, message: 'With love', accept: [], payment: { token: 'demo_succeeds_4242_test' } },
  });
  const gift = `${order.json().orderNumber}:1`;
  await signIn(browser, 'amelia@example.com', 'hydrangea-52');
  return { ...example, guest, gift };
};

describe('the Thank You Manager, over HTTP', () => {
  it('[API-01] [THX-01] gifts are read with giver and message, marked and noted, with and without a slash; answers are not cached', async () => {
    const { browser, gift } = await given();
    for (const path of [url, `${url}/`]) {
      const answer = await browser.ask({ url: path });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(answer.json()).toMatchObject({
        version: 1,
        gifts: [
          {
            id: gift,
            kind: 'item',
            sku: '4821',
            quantity: 2,
            giver: { firstName: 'Rosa', lastName: 'Almeida' },
            message: 'With love',
            isThanked: false,
            note: '',
          },
        ],
      });
      expect(answer.body).not.toContain('rosa@example.com');
    }
    const marked = await browser.ask(mark({ gifts: [gift], isThanked: true }));
    expect([marked.statusCode, marked.json()]).toMatchObject([
      200,
      { isSuccess: true, version: 2, patch: { version: 2, items: [] }, gifts: [{ id: gift, isThanked: true }] },
    ]);
    const again = await browser.ask(mark({ gifts: [gift], isThanked: true }));
    expect(again.json()).toMatchObject({ isSuccess: true, version: 2 });
    const noted = await browser.ask(note({ gift, was: '', now: ' heron ' }));
    expect(noted.json()).toMatchObject({ version: 3, gifts: [{ id: gift, isThanked: true, note: 'heron' }] });
  });

  it('[API-03] [AUTH-03] 401, 404, 403, then the rules; nothing changes', async () => {
    const { browser, guest, gift } = await given();
    const before = (await browser.ask({ url })).body;
    for (const request of [mark({ gifts: [gift], isThanked: true }), note({ gift, was: '', now: 'x' })])
      expect(await outcome(guest, request)).toEqual([401, 'SignInNeeded']);
    expect(await outcome(guest, { url })).toEqual([401, 'SignInNeeded']);
    expect(await outcome(browser, { url: '/api/registry/999999999/thank-you' })).toEqual([404, 'RegistryNotFound']);
    await signIn(guest, 'ruth@example.com', 'wisteria-81');
    expect(await outcome(guest, { url })).toEqual([403, 'NotOwner']);
    expect(await outcome(guest, mark({ gifts: [gift], isThanked: true }))).toEqual([403, 'NotOwner']);
    expect(await outcome(browser, mark({ gifts: [gift, 'HF-0:1'], isThanked: true }))).toEqual([404, 'GiftUnknown']);
    expect(await outcome(browser, note({ gift: 'HF-0:1', was: '', now: 'x' }))).toEqual([404, 'GiftUnknown']);
    expect(await outcome(browser, note({ gift, was: '', now: 'a'.repeat(501) }))).toEqual([422, 'NoteTooLong']);
    expect(await outcome(browser, note({ gift, was: 'crane', now: 'heron' }))).toEqual([409, 'NoteVersionConflict']);
    expect((await browser.ask({ url })).body).toBe(before);
  });
});
