import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExampleCall } from '../testing/call-form.ts';
import { exampleCalls } from '../testing/example-calls.ts';
import { type ExampleService, exampleService } from '../testing/example-service.ts';
import { tagOf } from '../testing/example-services.ts';
import { type BrowserRequest, injectingBrowser } from '../testing/injecting-browser.ts';

let service: ExampleService['service'];
beforeAll(async () => {
  service = (
    await exampleService({ requestsPerMinute: 1_000_000, findsPerMinute: 1_000_000, beginningsPerMinute: 1_000_000 })
  ).service;
});
afterAll(() => service.close());

/** Asks as a browser that was never here. */
const ask = (asked: BrowserRequest) => injectingBrowser(service).ask(asked);

const writes = exampleCalls.filter(([, { method }]) => method !== 'GET');
const withBody = exampleCalls.flatMap(([name, call]) =>
  call.body === undefined ? [] : [[name, call, call.body] as const],
);
const withFields = withBody.filter(([, , body]) => Object.keys(body).length > 0);

/** The call made rightly, as far as its form goes. */
const asking = ({ method, path, body, isKeyed }: ExampleCall): BrowserRequest => ({
  method,
  url: path,
  ...(body === undefined ? {} : { body }),
  headers: isKeyed === true ? { 'idempotency-key': 'a-key-of-this-test' } : {},
});

const answered = async (asked: BrowserRequest) => {
  const answer = await ask(asked);
  return [answer.statusCode, tagOf(answer)];
};

/** A value that the field cannot have; the codecs' own tests go through all kinds. */
const wrongFor = (value: unknown): unknown => (typeof value === 'string' ? { $gt: '' } : 'x');

describe('what a call refuses before it is looked at', () => {
  it.each(exampleCalls)('[API-01] %s, made rightly, is refused for none of these reasons', async (_name, call) => {
    const { statusCode } = await ask(asking(call));
    expect([400, 403, 405, 413, 415]).not.toContain(statusCode);
    expect(statusCode).toBeLessThan(500);
  });

  it.each(exampleCalls)('[API-01] %s is answered the same with and without a slash at the end', async (_name, call) => {
    const [path = '', query] = call.path.split('?');
    const url = `${path}/${query === undefined ? '' : `?${query}`}`;
    const status = async (asked: BrowserRequest) => (await ask(asked)).statusCode;
    expect(await status({ ...asking(call), url })).toBe(await status(asking(call)));
  });

  it.each(exampleCalls)('[API-01] %s is 405 with Allow at another method', async (_name, { method, path }) => {
    const answer = await ask({ method: 'PATCH', url: path, body: '{}' });
    expect([answer.statusCode, tagOf(answer)]).toEqual([405, 'MethodNotAllowed']);
    expect(String(answer.headers['allow']).split(', ')).toContain(method);
  });

  it.each(exampleCalls.filter(([, { method }]) => method === 'GET'))(
    '[API-01] %s is the same for HEAD, without the body',
    async (_name, { path }) => {
      const [got, head] = [await ask({ url: path }), await ask({ method: 'HEAD', url: path })];
      expect([head.statusCode, head.body]).toEqual([got.statusCode, '']);
    },
  );

  it.each(writes)('[AUTH-03] %s from a foreign page is 403, whatever else is wrong with it', async (_name, call) => {
    const headers = { origin: 'https://evil.example', 'content-type': 'text/plain' };
    expect(await answered({ ...asking(call), body: 'no json', headers })).toEqual([403, 'ForeignOrigin']);
  });

  it.each(withBody)('[API-01] %s with a body that is not said to be JSON is 415', async (_name, call, body) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await answered({ ...asking(call), body: JSON.stringify(body), headers })).toEqual([415, 'NotJson']);
  });

  it.each(withBody)('[API-01] %s with a body over 64 KiB is 413', async (_name, call) => {
    expect(await answered({ ...asking(call), body: ' '.repeat(65_537) })).toEqual([413, 'TooLarge']);
  });

  it.each(withBody)('[API-01] %s with a body that is no object, or no JSON, is 400', async (_name, call) => {
    for (const body of ['{"a":', '[]'])
      expect([body, await answered({ ...asking(call), body })]).toEqual([body, [400, 'BadRequest']]);
  });

  it.each(withFields)('[API-01] %s with nothing in its body is 400', async (_name, call) => {
    for (const body of ['', '{}'])
      expect([body, await answered({ ...asking(call), body })]).toEqual([body, [400, 'BadRequest']]);
  });

  it.each(withBody)('[API-01] %s with a property that it does not know is 400', async (_name, call, body) => {
    expect(await answered({ ...asking(call), body: { ...body, role: 'admin' } })).toEqual([400, 'BadRequest']);
  });

  it.each(withFields)('[API-01] %s without one of its fields is 400', async (_name, call, body) => {
    for (const field of Object.keys(body).filter((one) => !(call.optional ?? []).includes(one))) {
      const rest = Object.fromEntries(Object.entries(body).filter(([one]) => one !== field));
      expect([field, await answered({ ...asking(call), body: rest })]).toEqual([field, [400, 'BadRequest']]);
    }
  });

  it.each(withFields)('[API-01] %s with a field of the wrong type is 400', async (_name, call, body) => {
    for (const [field, right] of Object.entries(body))
      expect([field, await answered({ ...asking(call), body: { ...body, [field]: wrongFor(right) } })]).toEqual([
        field,
        [400, 'BadRequest'],
      ]);
  });

  it.each(withFields.filter(([, { wrongWithin = [] }]) => wrongWithin.length > 0))(
    '[API-01] %s with something wrong deeper in its body is 400',
    async (_name, call, body) => {
      for (const wrong of call.wrongWithin ?? [])
        expect([wrong, await answered({ ...asking(call), body: { ...body, ...wrong } })]).toEqual([
          wrong,
          [400, 'BadRequest'],
        ]);
    },
  );

  it.each(exampleCalls.filter(([, { isKeyed }]) => isKeyed === true))(
    '[CART-08] %s without a proper key is 400',
    async (_name, call) => {
      expect(await answered({ ...asking(call), headers: { 'idempotency-key': 'short' } })).toEqual([400, 'BadRequest']);
    },
  );

  it.each(
    exampleCalls.filter(([, { wrongPaths, wrongQuery }]) => wrongPaths !== undefined || wrongQuery !== undefined),
  )('[API-01] %s at a malformed address is 400', async (_name, call) => {
    const { wrongPaths = [], wrongQuery = [], path } = call;
    const urls = [...wrongPaths, ...wrongQuery.map((query) => `${path}${path.includes('?') ? '&' : '?'}${query}`)];
    for (const url of urls) expect([url, await answered({ ...asking(call), url })]).toEqual([url, [400, 'BadRequest']]);
  });
});
