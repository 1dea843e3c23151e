import { sendEmails } from '@gift-registry/domain';
import { describe, expect, it } from 'vitest';
import { exampleServices, tagOf } from '../testing/example-services.ts';
import { injectingBrowser } from '../testing/injecting-browser.ts';

const serving = exampleServices();
const amelia = { email: 'amelia@example.com', password: 'hydrangea-52' };
const wanted = 'four quiet blue teapots';
const post = (path: string, body: object) => ({ method: 'POST', url: `/api/account/${path}`, body }) as const;
const rosa = { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa@example.com', password: wanted };

/** A service, two browsers of the same account, and its emails. */
const twice = async () => {
  const example = await serving();
  const other = injectingBrowser(example.service);
  for (const browser of [example.browser, other]) await browser.ask(post('sign-in', amelia));
  const isIn = async (browser: typeof other) => (await browser.ask({ url: '/api/account/config' })).json().isLoggedIn;
  const linkTo = async (email: string): Promise<string> => {
    await sendEmails(example.dependencies)();
    const last = example.dependencies.mail
      .sent()
      .filter(({ to }) => to === email)
      .at(-1);
    return /token=([A-Za-z0-9_-]+)/.exec(last?.text ?? '')?.[1] ?? '';
  };
  return { ...example, other, isIn, linkTo };
};

describe('keeping an account over HTTP', () => {
  it('[AUTH-06] changing the password ends every other session, and gives this browser a new one', async () => {
    const { browser, other, isIn } = await twice();
    const before = browser.cookie('session');
    const answer = await browser.ask(post('change-password', { present: amelia.password, wanted }));
    expect([answer.statusCode, answer.json()]).toEqual([200, { isLoggedIn: true }]);
    expect(browser.cookie('session')).not.toBe(before);
    expect([await isIn(browser), await isIn(other)]).toEqual([true, false]);
    const { status } = { status: (await other.ask({ url: '/api/account/profile' })).statusCode };
    expect(status).toBe(401);
  });

  it('[AUTH-06] a password set by a link ends all sessions, and starts none', async () => {
    const { browser, other, isIn, linkTo } = await twice();
    await browser.ask(post('forgot-password', { email: amelia.email }));
    const token = await linkTo(amelia.email);
    const answer = await other.ask(post('reset-password', { token, password: wanted }));
    expect([answer.statusCode, answer.json(), answer.cookies.map(({ name }) => name)]).toEqual([
      200,
      { isSuccess: true },
      ['device'],
    ]);
    expect([await isIn(browser), await isIn(other)]).toEqual([false, false]);
    const again = await other.ask(post('reset-password', { token, password: wanted }));
    expect([again.statusCode, tagOf(again)]).toEqual([409, 'LinkAlreadyUsed']);
  });

  it('[AUTH-06] deleting the account ends all its sessions; its old cookie opens nothing', async () => {
    const { browser, other, isIn } = await twice();
    const { goes, stays } = (await browser.ask({ url: '/api/account/profile' })).json();
    const numbers = (registries: ReadonlyArray<{ grId: string }>) => registries.map(({ grId }) => grId);
    const shown = { goes: numbers(goes), stays: numbers(stays) };
    const answer = await browser.ask(post('delete', { password: amelia.password, ...shown }));
    expect([answer.statusCode, answer.json(), browser.cookie('session')]).toEqual([
      200,
      { isLoggedIn: false },
      undefined,
    ]);
    expect(await isIn(other)).toBe(false);
    expect((await other.ask({ url: '/api/account/profile' })).statusCode).toBe(401);
  });

  it('[AUTH-06] [AUTH-04] an address that has an account and one that has none are answered with the same bytes', async () => {
    const { browser } = await serving();
    for (const [path, body] of [
      ['create', rosa],
      ['forgot-password', { email: 'rosa@example.com' }],
    ] as const) {
      const unknown = await browser.ask(post(path, body));
      const taken = await browser.ask(post(path, { ...body, email: amelia.email }));
      expect([unknown.statusCode, unknown.body]).toEqual([200, '{"isSuccess":true}']);
      expect([taken.statusCode, taken.body]).toEqual([200, unknown.body]);
      expect(Object.keys(taken.headers)).toEqual(Object.keys(unknown.headers));
    }
  });

  it('[AUTH-06] confirming starts a session under a new name', async () => {
    const { browser, isIn, linkTo } = await twice();
    await browser.ask(post('sign-out', {}));
    await browser.ask(post('create', { ...rosa, returnUrl: '//evil.example' }));
    const token = await linkTo(rosa.email);
    const answer = await browser.ask(post('confirm', { token, password: wanted }));
    expect([answer.statusCode, answer.json(), await isIn(browser)]).toEqual([
      200,
      { isLoggedIn: true, registry: null },
      true,
    ]);
    expect(answer.headers['set-cookie']).toContainEqual(
      expect.stringMatching(/^session=[A-Za-z0-9_-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    );
  });

  it('[AUTH-05] [AUTH-06] links in emails use the configured host, whatever the request named', async () => {
    const { service, dependencies } = await serving();
    const evil = injectingBrowser(service, 'evil.example');
    await evil.ask(post('forgot-password', { email: amelia.email }));
    await sendEmails(dependencies)();
    const [email] = dependencies.mail.sent();
    expect(email?.text).toContain('http://localhost/account/reset-password?token=');
    expect(email?.text).not.toContain('evil');
  });

  it('[AUTH-05] [AUTH-06] a new account does not redirect to an address of another host', async () => {
    const { browser, dependencies } = await serving();
    await browser.ask(post('create', { ...rosa, returnUrl: '//evil.example' }));
    await sendEmails(dependencies)();
    expect(dependencies.mail.sent()[0]?.text).toContain(`&returnUrl=%2F#account=${encodeURIComponent(rosa.email)}\n`);
  });

  it('[ANA-02] no email, name or secret is in the log', async () => {
    const { browser, dependencies } = await serving();
    dependencies.mail.fail(true);
    await browser.ask(post('create', rosa));
    await browser.ask(post('delete', { password: 'guess' }));
    await sendEmails(dependencies)();
    const lines = JSON.stringify(dependencies.log.entries());
    expect(lines).toContain('email.not-sent');
    for (const secret of ['rosa', 'Rosa', 'Almeida', wanted, 'token-']) expect(lines).not.toContain(secret);
  });
});
