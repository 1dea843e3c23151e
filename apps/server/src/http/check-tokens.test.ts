import { calls } from '@gift-registry/adapters-http/wire';
import { instantOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { pinoLog } from '../log/pino-log.ts';
import { newServiceToken, type Scope, type ServiceToken } from '../service-tokens/service-token.ts';
import { exampleServices, tagOf } from '../testing/example-services.ts';
import { memoryServiceTokens } from '../testing/memory-service-tokens.ts';
import { callRoutes } from './call-routes.ts';

const serving = exampleServices();
/** The time of the example's clock. */
const NOW = instantOf('2027-06-01T11:00:00.000Z');

type Given = Awaited<ReturnType<typeof serving>>;

/** Adds a token and gives its text, and how a server sends requests with it: no origin, no cookie. */
const withToken = async (
  { browser, dependencies }: Given,
  scopes: ReadonlyArray<Scope>,
  change: Partial<ServiceToken> = {},
) => {
  const { text, id, digest } = newServiceToken();
  const token: ServiceToken = {
    id,
    digest,
    name: 'till',
    scopes,
    createdAt: NOW,
    expiresAt: O.none,
    revokedAt: O.none,
    lastUsedAt: O.none,
    ...change,
  };
  await dependencies.serviceTokens.add(token)();
  const ask = (url: string, body?: object, authorization = `Bearer ${text}`) =>
    browser.ask({
      url,
      ...(body === undefined ? {} : { method: 'POST', body }),
      headers: { origin: '', authorization },
    });
  return { text, id, ask };
};

const report = {
  orderId: 'web-000117',
  grId: '7310442',
  giver: { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa@example.com' },
  message: '',
  lines: [{ sku: '4821', personalizationId: 0, quantity: 2, unitPrice: 12.5 }],
  placedAt: '2027-06-01T10:58:00.000Z',
};

describe('a request with a service token', () => {
  it('[INT-02] reads what a guest sees, and neither what is private nor what the browser beside it is signed in to', async () => {
    const given = await serving();
    const { ask } = await withToken(given, ['read']);
    const guests = await given.browser.ask({ url: '/api/registry/7310442' });
    const signIn = { email: 'amelia@example.com', password: 'hydrangea-52' };
    expect((await given.browser.ask({ method: 'POST', url: '/api/account/sign-in', body: signIn })).statusCode).toBe(
      200,
    );
    const read = await ask('/api/registry/7310442');
    expect([read.statusCode, read.json()]).toEqual([200, guests.json()]);
    expect((await ask('/api/registry/7310443')).statusCode).toBe(404);
    expect((await ask('/api/registry/7310442/settings')).statusCode).toBe(401);
    expect((await ask('/api/account/registries')).json()).toEqual({ registries: [] });
  });

  it('[INT-02] reports an order without a signature, if its scope allows it; its id is in each line of the log, its text in none', async () => {
    const lines: Array<string> = [];
    const given = await serving({}, { log: pinoLog({ write: (line) => void lines.push(line) }) });
    const { ask, id, text } = await withToken(given, ['order-report']);
    const answer = await ask('/api/orders/reported', report);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([201, undefined]);
    expect(lines.map((line) => JSON.parse(line).tokenId)).toEqual([id]);
    const reader = await withToken(given, ['read', 'catalogue', 'stock']);
    const refused = await reader.ask('/api/orders/reported', { ...report, orderId: 'web-2' });
    expect([refused.statusCode, refused.json().error, refused.headers['www-authenticate']]).toEqual([
      403,
      { _tag: 'ScopeMissing', scope: 'order-report' },
      'Bearer realm="gift-registry", error="insufficient_scope", scope="order-report"',
    ]);
    expect(lines.slice(1).map((line) => JSON.parse(line))).toMatchObject([
      { tag: 'request.denied', tokenId: reader.id, refusal: 'ScopeMissing' },
      { tag: 'request.answered', tokenId: reader.id, status: 403 },
    ]);
    expect(lines.join('')).not.toContain(text.slice(-43));
    expect(await given.dependencies.serviceTokens.find(id)()).toMatchObject(
      E.right(O.some({ lastUsedAt: O.some(NOW) })),
    );
  });

  it('[INT-02] is refused with 401 where the token is unknown, wrong, expired, revoked or none at all', async () => {
    const given = await serving();
    const expired = await withToken(given, ['read'], { expiresAt: O.some(NOW) });
    const revoked = await withToken(given, ['read'], { revokedAt: O.some(NOW) });
    const right = await withToken(given, ['read']);
    const unknown = newServiceToken().text;
    const tokens = [expired.text, revoked.text, unknown, `${right.text.slice(0, -1)}.`, `${right.text}0`, 'x', ''];
    for (const token of tokens) {
      const answer = await right.ask('/api/registry/7310442', undefined, `Bearer ${token}`);
      expect([token, answer.statusCode, tagOf(answer), answer.headers['www-authenticate']]).toEqual([
        token,
        401,
        'TokenInvalid',
        'Bearer realm="gift-registry", error="invalid_token"',
      ]);
    }
    expect((await right.ask('/api/orders/reported', report, `Bearer ${unknown}`)).statusCode).toBe(401);
    expect((await right.ask('/api/registry/7310442', undefined, `bearer  ${right.text}`)).statusCode).toBe(200);
    // Proxies in front may use a scheme of their own.
    expect((await right.ask('/api/registry/7310442', undefined, 'Basic eDp5')).statusCode).toBe(200);
  });

  it('[INT-02] is refused with 403 where no scope opens the call or page, and cannot sign in', async () => {
    const given = await serving();
    const { ask } = await withToken(given, ['read', 'order-report', 'catalogue', 'stock']);
    const signIn = await ask('/api/account/sign-in', { email: 'amelia@example.com', password: 'hydrangea-52' });
    expect([signIn.statusCode, tagOf(signIn)]).toEqual([403, 'TokenNotAccepted']);
    expect((await ask('/browse/scbadd/AddItemToCartV2', {})).statusCode).toBe(403);
    expect((await ask('/gift-registry/guest-list/7310442')).statusCode).toBe(403);
    expect((await ask('/api/nothing')).statusCode).toBe(404);
    expect(given.sessions.stored()).toEqual([]);
  });

  it('[INT-02] is the only way to a call for servers', async () => {
    const given = await serving();
    given.service.put('/api/test', { config: { scope: 'catalogue', needsToken: true } }, async () => ({}));
    const { ask, text } = await withToken(given, ['catalogue']);
    const put = async (headers: Readonly<Record<string, string>>) => {
      const answer = await given.browser.ask({ method: 'PUT', url: '/api/test', body: {}, headers });
      return [answer.statusCode, answer.json().error?._tag, answer.headers['www-authenticate']];
    };
    const needed = [401, 'TokenNeeded', 'Bearer realm="gift-registry"'];
    expect(await put({})).toEqual(needed);
    expect(await put({ origin: '' })).toEqual(needed);
    expect(await put({ origin: '', authorization: `Bearer ${text}` })).toEqual([200, undefined, undefined]);
    expect((await ask('/api/registry/7310442')).json().error).toEqual({ _tag: 'ScopeMissing', scope: 'read' });
  });

  it('[INT-02] [INT-04] what is signed cannot be served without its proof', async () => {
    const { service, dependencies } = await serving();
    const routes = callRoutes(service, { dependencies, requestContextOf: () => TE.left({ _tag: 'Unavailable' }) });
    expect(() => routes.call(calls.reportOrder, () => TE.left({ _tag: 'Unavailable' }))).toThrow('is signed');
  });

  it('[INT-02] is limited by token and, with wrong ones, by network; 503 without the database', async () => {
    const given = await serving({ tokenRequestsPerMinute: 1, wrongTokensPerMinute: 1 });
    const { ask } = await withToken(given, ['read']);
    const other = await withToken(given, ['read']);
    const status = async (asked: typeof ask, authorization?: string) =>
      (await asked('/api/account/config', undefined, authorization)).statusCode;
    expect([await status(ask), await status(ask), await status(other.ask)]).toEqual([200, 429, 200]);
    expect([await status(ask, 'Bearer x'), await status(ask, 'Bearer x')]).toEqual([401, 429]);
    const away = await serving(
      {},
      { serviceTokens: { ...memoryServiceTokens(), find: () => TE.left({ _tag: 'Unavailable' }) } },
    );
    expect(await status((await withToken(away, ['read'])).ask)).toBe(503);
  });
});
