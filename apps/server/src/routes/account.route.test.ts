import { instantOf } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { exampleServices, tagOf } from '../testing/example-services.ts';
import { injectingBrowser } from '../testing/injecting-browser.ts';

const serving = exampleServices();
const signIn = (password = 'hydrangea-52', email = 'amelia@example.com') =>
  ({ method: 'POST', url: '/api/account/sign-in', body: { email, password } }) as const;
const signOut = { method: 'POST', url: '/api/account/sign-out' } as const;
const isLoggedIn = async (browser: ReturnType<typeof injectingBrowser>): Promise<unknown> =>
  (await browser.ask({ url: '/api/account/config' })).json();

describe('signing in and out over HTTP', () => {
  it('[AUTH-06] sets a cookie that scripts cannot read, and stores only its digest', async () => {
    const { browser, sessions } = await serving();
    const answer = await browser.ask(signIn());
    expect([answer.statusCode, answer.json()]).toEqual([200, { isLoggedIn: true }]);
    expect(answer.headers['cache-control']).toBe('no-store');
    const cookie = answer.cookies.find(({ name }) => name === 'session');
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^device=[A-Za-z0-9_-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^session=[A-Za-z0-9_-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(answer.body).not.toContain(cookie?.value);
    expect(sessions.stored().map(({ digest }) => digest)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(JSON.stringify(sessions.stored())).not.toContain(cookie?.value);
    expect(await isLoggedIn(browser)).toEqual({ isLoggedIn: true });
  });

  it('[AUTH-06] in production binds the cookie to the host and to https', async () => {
    const { browser } = await serving({ isProduction: true });
    expect((await browser.ask(signIn())).headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-device=[A-Za-z0-9_-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^__Host-session=[A-Za-z0-9_-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    expect(await isLoggedIn(browser)).toEqual({ isLoggedIn: true });
  });

  it('[AUTH-06] starts a new session at each sign-in, and invalidates the one before', async () => {
    const { browser, service } = await serving();
    await browser.ask(signIn());
    const first = browser.cookie('session') ?? '';
    await browser.ask(signIn());
    expect(browser.cookie('session')).not.toBe(first);
    const thief = injectingBrowser(service);
    const answer = await thief.ask({ url: '/api/account/config', headers: { cookie: `session=${first}` } });
    expect(answer.json()).toEqual({ isLoggedIn: false });
  });

  it('[AUTH-06] accepts no session id from outside', async () => {
    const { browser } = await serving();
    const planted = 'a'.repeat(43);
    await browser.ask({ ...signIn(), headers: { cookie: `session=${planted}` } });
    expect(browser.cookie('session')).not.toBe(planted);
  });

  it('[AUTH-06] ends the session at sign-out; signing out again is success', async () => {
    const { browser, sessions, service } = await serving();
    await browser.ask(signIn());
    const held = browser.cookie('session') ?? '';
    expect((await browser.ask(signOut)).json()).toEqual({ isLoggedIn: false });
    expect([browser.cookie('session'), sessions.stored()]).toEqual([undefined, []]);
    expect((await browser.ask({ ...signOut, body: {} })).statusCode).toBe(200);
    const replay = await injectingBrowser(service).ask({
      method: 'POST',
      url: '/gift-registry/update-gift-registry-item-wants',
      body: { grId: '7310442', sku: '4821', quantityWants: 9, personalizationId: 0 },
      headers: { cookie: `session=${held}` },
    });
    expect([replay.statusCode, tagOf(replay)]).toEqual([401, 'SignInNeeded']);
  });

  it('[AUTH-06] expires after thirty days', async () => {
    const { browser, dependencies } = await serving();
    await browser.ask(signIn());
    dependencies.setClock(instantOf('2027-07-01T11:00:00.001Z'));
    expect(await isLoggedIn(browser)).toEqual({ isLoggedIn: false });
  });

  it('[AUTH-06] answers an unknown address and a wrong password with the same bytes', async () => {
    const { browser } = await serving();
    const wrong = await browser.ask(signIn('wrong'));
    const unknown = await browser.ask(signIn('wrong', 'nobody@example.com'));
    expect([wrong.statusCode, tagOf(wrong)]).toEqual([401, 'BadCredentials']);
    expect([unknown.statusCode, unknown.body]).toEqual([401, wrong.body]);
  });

  it('[AUTH-06] a sign-in that another site sends is 403 and starts nothing', async () => {
    const { browser, sessions } = await serving();
    const answer = await browser.ask({ ...signIn(), headers: { origin: 'https://evil.example' } });
    expect([answer.statusCode, sessions.stored()]).toEqual([403, []]);
  });
});
