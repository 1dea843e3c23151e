import { createHmac } from 'node:crypto';
import { grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { signatureOf } from '../http/report-signature.ts';
import { exampleServices, tagOf } from '../testing/example-services.ts';
import { REPORT_SECRET } from '../testing/report-signing.ts';

const serving = exampleServices();
const reporting = () => serving({ reportSecrets: [REPORT_SECRET] });
const grId = grIdOf('7310442');
/** The time of the example's clock, in seconds. */
const NOW = Date.parse('2027-06-01T11:00:00.000Z') / 1_000;

const report = {
  orderId: 'web-000117',
  grId: '7310442',
  giver: { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa@example.com' },
  message: 'From the shop in town.',
  lines: [{ sku: '4821', personalizationId: 0, quantity: 2, unitPrice: 12.5 }],
  placedAt: '2027-06-01T10:58:00.000Z',
};

const path: string = '/api/orders/reported';
const hex = (timestamp: string, body: string, secret = REPORT_SECRET) =>
  signatureOf(secret, timestamp, { method: 'POST', path, body }).toString('hex');

/** A report as a back end sends it: no origin, no cookie. */
const asking = (
  body: unknown,
  { timestamp = String(NOW), signature }: { timestamp?: string; signature?: string } = {},
) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    method: 'POST',
    url: path,
    body: text,
    headers: { origin: '', 'x-timestamp': timestamp, 'x-signature': signature ?? hex(timestamp, text) },
  } as const;
};

type Given = Awaited<ReturnType<typeof serving>>;
const outcome = async ({ browser }: Given, request: ReturnType<typeof asking>) => {
  const answer = await browser.ask(request);
  return [answer.statusCode, tagOf(answer)];
};

describe('an order that a commerce back end reports', () => {
  it('[CART-06] is answered as an order, 201, once it is signed; no browser and no page is needed', async () => {
    const { browser, dependencies } = await reporting();
    const answer = await browser.ask(asking(report));
    expect([answer.statusCode, answer.headers['cache-control'], answer.headers['set-cookie']]).toEqual([
      201,
      'no-store',
      undefined,
    ]);
    expect(answer.json()).toEqual({
      orderNumber: 'HF-000001',
      placedAt: '2027-06-01T10:58:00.000Z',
      lines: [
        {
          lineId: '7310442-4821-0',
          kind: 'item',
          grId: '7310442',
          sku: '4821',
          personalizationId: 0,
          name: 'Linden Dinner Plate',
          imagePath: '/pictures/plates-e9e2d4-8a9a86-desktop.webp',
          quantity: 2,
          unitPrice: 12.5,
          lineTotal: 25,
          remaining: 3,
        },
      ],
      subtotal: 25,
      discount: 0,
      charges: [],
      taxes: [],
      total: 25,
      currency: 'USD',
    });
    expect(dependencies.registries.facts(grId)).toMatchObject([{ _tag: 'Purchased', quantity: 2, overPurchased: 0 }]);
  });

  it('[CART-06] accepts any spelling of its signature and leading zeros of its SKU', async () => {
    const { browser } = await reporting();
    const body = JSON.stringify({ ...report, lines: [{ ...report.lines[0], sku: '004821' }] }, undefined, 2);
    const signature = hex(String(NOW), body).toUpperCase();
    expect((await browser.ask(asking(body, { signature }))).statusCode).toBe(201);
  });

  it('[CART-06] [CART-08] a repeat, with the same or a new signature, is answered byte for byte as at first, and counts once', async () => {
    const { browser, dependencies } = await reporting();
    const first = await browser.ask(asking(report));
    const replayed = await browser.ask(asking(report));
    const anew = await browser.ask(asking(report, { timestamp: String(NOW + 60) }));
    expect([replayed.statusCode, replayed.body]).toEqual([201, first.body]);
    expect([anew.statusCode, anew.body]).toEqual([201, first.body]);
    const changedReport = { ...report, lines: [{ ...report.lines[0], quantity: 3 }] };
    expect(tagOf(await browser.ask(asking(changedReport)))).toBe('IdempotencyKeyReused');
    expect(dependencies.registries.facts(grId)).toHaveLength(1);
  });

  it.each([
    ['signed with another secret', { signature: hex(String(NOW), JSON.stringify(report), 'b'.repeat(32)) }],
    ['signed for another time', { signature: hex(String(NOW - 1), JSON.stringify(report)) }],
    [
      'of which the body was changed after signing',
      { signature: hex(String(NOW), JSON.stringify({ ...report, orderId: 'web-2' })) },
    ],
    ['with half a signature', { signature: hex(String(NOW), JSON.stringify(report)).slice(0, 32) }],
    ['with a longer signature', { signature: `${hex(String(NOW), JSON.stringify(report))}00` }],
    ['with a signature that is no hexadecimal number', { signature: 'z'.repeat(64) }],
    ['without a signature', { signature: '' }],
    ['without a time', { timestamp: '' }],
  ])('[CART-06] %s is 401, and nothing counts', async (_name, signature) => {
    const given = await reporting();
    expect(await outcome(given, asking(report, signature))).toEqual([401, 'SignatureInvalid']);
    expect(given.dependencies.registries.facts(grId)).toEqual([]);
  });

  it.each([
    ['five minutes old', String(NOW - 300), 201],
    ['older than five minutes', String(NOW - 301), 401],
    ['five minutes ahead', String(NOW + 300), 201],
    ['further ahead', String(NOW + 301), 401],
    ['in milliseconds', String(NOW * 1_000), 401],
    ['before 1970', '-1', 401],
    ['a date', '2027-06-01T11:00:00.000Z', 401],
  ])('[CART-06] signed with a time that is %s (%s) is %i', async (_name, timestamp, status) => {
    const given = await reporting();
    const answer = await given.browser.ask(asking(report, { timestamp }));
    expect(answer.statusCode).toBe(status);
    if (status === 401) expect(tagOf(answer)).toBe('SignatureStale');
    expect(given.dependencies.registries.facts(grId)).toHaveLength(status === 201 ? 1 : 0);
  });

  it('[REP-01] a signature is that of one method, path, time and body: any other use is 401 and says what to sign', async () => {
    const given = await reporting();
    const { orderNumber } = (await given.browser.ask(asking(report))).json<{ readonly orderNumber: string }>();
    const shipments = `/api/orders/${orderNumber}/shipments`;
    const body = '{"shippedAt":"2027-06-01T10:59:00.000Z"}';
    const time = String(NOW);
    const hmac = (text: string) => createHmac('sha256', REPORT_SECRET).update(text).digest('hex');
    const ship = (text: string, url = shipments) =>
      given.browser.ask({ ...asking(body, { signature: hmac(text) }), url });
    const refusal = async (...sent: Parameters<typeof ship>) => {
      const answer = await ship(...sent);
      return [answer.statusCode, tagOf(answer)];
    };
    for (const signed of [
      `${time}\nPOST\n/api/orders/GR-7KQ2M-XW94C/shipments\n${body}`,
      `${time}\nPOST\n/api/orders/${orderNumber}/returns\n${body}`,
      `${time}\nPUT\n${shipments}\n${body}`,
      `${time}\nPOST\n${shipments}?a=1\n${body}`,
      `${time}\n${shipments}\n${body}`,
      `${time}.${body}`,
    ])
      expect(await refusal(signed)).toEqual([401, 'SignatureInvalid']);
    const right = `${time}\nPOST\n${shipments}\n${body}`;
    expect(await refusal(right, `${shipments}?a=1`)).toEqual([401, 'SignatureInvalid']);
    expect((await ship(`${time}.${body}`)).json()).toMatchObject({
      message: expect.stringContaining('{X-Timestamp}\\n{method}\\n{path}\\n{body}'),
    });
    expect((await ship(right)).statusCode).toBe(200);
  });

  it('[INT-04] is accepted with either of two secrets, so that one can be changed without a refused report', async () => {
    const old = 'c'.repeat(32);
    const given = await serving({ reportSecrets: [REPORT_SECRET, old] });
    for (const [index, secret] of [old, REPORT_SECRET].entries()) {
      const text = JSON.stringify({ ...report, orderId: `web-${index}` });
      const signature = hex(String(NOW), text, secret);
      expect((await given.browser.ask(asking(text, { signature }))).statusCode).toBe(201);
    }
    expect(
      await outcome(given, asking(report, { signature: hex(String(NOW), JSON.stringify(report), 'd'.repeat(32)) })),
    ).toEqual([401, 'SignatureInvalid']);
  });

  it('[CART-06] is refused if no secret is configured, with any signature', async () => {
    const given = await serving();
    for (const signature of [hex(String(NOW), JSON.stringify(report)), hex(String(NOW), JSON.stringify(report), '')])
      expect(await outcome(given, asking(report, { signature }))).toEqual([401, 'ReportsNotSetUp']);
    expect(given.dependencies.registries.facts(grId)).toEqual([]);
    expect(given.dependencies.log.entries()).toContainEqual({
      level: 'warning',
      tag: 'request.denied',
      data: { call: '/api/orders/reported', refusal: 'ReportsNotSetUp' },
    });
  });

  it('[AUTH-03] a browser cannot be made to send one: a foreign origin is 403', async () => {
    const { browser, dependencies } = await reporting();
    const request = asking(report);
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: '', 'sec-fetch-site': 'cross-site' },
      { origin: '', 'sec-fetch-site': 'none' },
    ]) {
      const answer = await browser.ask({ ...request, headers: { ...request.headers, ...headers } });
      expect([answer.statusCode, tagOf(answer)]).toEqual([403, 'ForeignOrigin']);
    }
    expect(dependencies.registries.facts(grId)).toEqual([]);
  });

  it.each([
    ['no JSON', '{"orderId":'],
    ['empty', ''],
    ['without a name', { ...report, orderId: undefined }],
    ['with an unknown property', { ...report, isPaid: true }],
  ])('[API-01] %s is 400, signed or not', async (_name, body) => {
    const given = await reporting();
    expect(await outcome(given, asking(body))).toEqual([400, 'BadRequest']);
    expect(await outcome(given, asking(body, { signature: 'f'.repeat(64) }))).toEqual([400, 'BadRequest']);
  });

  it('[CART-06] another registry and an invalid giver are refused in this order, and an item that is not on the list is kept', async () => {
    const given = await reporting();
    const refused = (change: object) => outcome(given, asking({ ...report, ...change }));
    const elsewhere = [{ ...report.lines[0], sku: '9' }];
    const giver = { ...report.giver, email: 'nobody' };
    expect(await refused({ grId: '999999', lines: elsewhere, giver })).toEqual([404, 'RegistryNotFound']);
    expect(await refused({ giver })).toEqual([422, 'GiverInvalid']);
    expect(await refused({ placedAt: '2027-06-01T11:05:00.001Z' })).toEqual([422, 'PlacedLater']);
    const twice = [1, 2].map(() => ({ grId, hasCard: true, hasReceipt: false }));
    expect(await refused({ giftOptions: twice })).toEqual([422, 'GiftOptionsRepeated']);
    const lineless = [{ grId: '999999', hasCard: true, hasReceipt: false }];
    expect(await refused({ giftOptions: lineless })).toEqual([422, 'GiftOptionsWithoutLine']);
    for (const quantity of [0, -1, 1_000])
      expect(await refused({ lines: [{ sku: '4821', personalizationId: 0, quantity, unitPrice: 12.5 }] })).toEqual([
        422,
        'QuantityOutOfRange',
      ]);
    expect(given.dependencies.registries.facts(grId)).toEqual([]);
    expect((await given.browser.ask(asking({ ...report, lines: elsewhere }))).statusCode).toBe(201);
    expect(given.dependencies.registries.facts(grId)).toMatchObject([{ _tag: 'UnmatchedGiven' }]);
  });
});
