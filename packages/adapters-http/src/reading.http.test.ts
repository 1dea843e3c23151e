import { demoSite, exampleView, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Fetch, HttpAnswer } from './connection.ts';
import { accountHttp, cartHttp } from './http.ts';
import { fakeService, fakeServiceAnswering, registriesOf } from './testing/fake-service.ts';
import { calls, failedAnswer, pageState } from './wire/index.ts';

const view = exampleView();
const address = { grId: grIdOf('7310442'), viewing: 'own' } as const;

describe('reading over HTTP', () => {
  it('[API-01] a registry is read from its path', async () => {
    const { connection, sent } = fakeServiceAnswering(200, pageState.encode(demoSite(view.site), view));
    expect(await registriesOf(connection).open(address)()).toEqual(E.right(view));
    expect(sent).toEqual([
      {
        url: 'http://localhost:3000/api/registry/7310442',
        method: 'GET',
        headers: { Accept: 'application/json' },
        body: undefined,
      },
    ]);
  });

  it("[ROUTE-20] the guest's view is requested, with the key that came with the link", async () => {
    const { connection, sent } = fakeServiceAnswering(200, pageState.encode(demoSite(view.site), view));
    await registriesOf(connection, O.some('a&b')).open({ ...address, viewing: 'guest' })();
    expect(sent.map(({ url }) => url)).toEqual(['http://localhost:3000/api/registry/7310442?view=guest&key=a%26b']);
  });

  it('[API-02] a null list of items is an empty one', async () => {
    const { connection, sent } = fakeServiceAnswering(200, null);
    expect(await registriesOf(connection).items(address.grId)()).toEqual(E.right([]));
    expect(sent.map(({ url }) => url)).toEqual(['http://localhost:3000/api/registry-list/7310442']);
  });

  it('[API-01] an unknown registry is a refusal', async () => {
    const { status, body } = failedAnswer(calls.openRegistry)({ _tag: 'RegistryNotFound' });
    const { connection } = fakeServiceAnswering(status, body);
    expect(await registriesOf(connection).open(address)()).toEqual(E.left({ _tag: 'RegistryNotFound' }));
  });

  it('[API-01] no one answers: unavailable', async () => {
    const { connection } = fakeService(() => Promise.reject(new TypeError('network')));
    expect(await cartHttp(connection).read()).toEqual(E.left({ _tag: 'Unavailable' }));
  });

  it('[API-01] an answer that breaks off is unavailable', async () => {
    const fetch: Fetch = async () => ({
      status: 200,
      headers: { get: () => null },
      text: () => Promise.reject(new TypeError('network')),
    });
    expect(await cartHttp({ base: '', fetch }).read()).toEqual(E.left({ _tag: 'Unavailable' }));
  });

  it.each<[string, (signal: AbortSignal) => Promise<HttpAnswer>]>([
    ['never comes', () => new Promise(() => {})],
    ['never ends', async () => ({ status: 200, headers: { get: () => null }, text: () => new Promise(() => {}) })],
  ])('[API-01] an answer that %s is waited for twenty seconds, then given up: unavailable', async (_what, answer) => {
    const scheduler = new VirtualTimeScheduler();
    const signals: Array<AbortSignal> = [];
    const fetch: Fetch = (_url, { signal }) => {
      signals.push(signal);
      return answer(signal);
    };
    const outcome = cartHttp({ base: '', fetch, scheduler }).read();
    await Promise.resolve();
    scheduler.maxFrames = 19_999;
    scheduler.flush();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    scheduler.maxFrames = 20_000;
    scheduler.flush();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(await outcome).toEqual(E.left({ _tag: 'Unavailable' }));
  });

  it('[API-01] an answer that is not understood says why', async () => {
    const notJson = fakeService(async () => ({ status: 200, body: '<html>' }));
    expect(await accountHttp(notJson.connection).config()).toEqual(
      E.left({ _tag: 'UnreadableResponse', reason: 'the answer is not JSON' }),
    );
    const wrong = fakeServiceAnswering(200, { isLoggedIn: 'yes' });
    expect(await accountHttp(wrong.connection).config()).toEqual(
      E.left({ _tag: 'UnreadableResponse', reason: 'isLoggedIn: must be true or false' }),
    );
  });

  it('[API-01] too many requests say how long to wait', async () => {
    const { connection } = fakeService(async () => ({ status: 429, body: '', headers: { 'Retry-After': '42' } }));
    expect(await cartHttp(connection).read()).toEqual(E.left({ _tag: 'TooManyRequests', retryAfterSeconds: 42 }));
  });
});
