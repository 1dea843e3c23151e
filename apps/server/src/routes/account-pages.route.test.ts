import { describe, expect, it } from 'vitest';
import { exampleServices, sharedExampleService, signIn } from '../testing/example-services.ts';

const serving = exampleServices();
const shared = sharedExampleService();

describe('the pages about an account', () => {
  it.each([
    ['/account/new', 'Create an account'],
    ['/account/confirm?token=x', 'Confirm your account'],
    ['/account/forgot-password', 'Forgot your password?'],
    ['/account/reset-password?token=x', 'Choose a new password'],
    ['/account/invitation?token=x', 'Manage a registry together'],
    ['/account/login', 'Account Sign In'],
  ])('[AUTH-06] %s is open to everyone, and is not cached', async (url, title) => {
    const { browser } = await shared();
    const answer = await browser.ask({ url });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(answer.body).toContain(`<title>${title} | Hearth &amp; Field</title>`);
    if (url.includes('token')) {
      expect(answer.headers['referrer-policy']).toBe('no-referrer');
      expect(answer.body).not.toContain('token=');
    }
  });

  it.each([
    ['/account', '/account/login?returnUrl=%2Faccount&isRedirect=true'],
    ['/gift-registry/authenticate', '/account/login?returnUrl=%2Fgift-registry%2Fmy-gift-registry%2F&isRedirect=true'],
    [
      '/gift-registry/authenticate?returnUrl=%2Fcheckout%2Fcart',
      '/account/login?returnUrl=%2Fcheckout%2Fcart&isRedirect=true',
    ],
    ['/gift-registry/authenticate?returnUrl=//evil.example', '/account/login?returnUrl=%2F&isRedirect=true'],
  ])('[AUTH-05] %s redirects a signed-out person to %s', async (url, location) => {
    const { browser } = await shared();
    const answer = await browser.ask({ url });
    expect([answer.statusCode, answer.headers['location'], answer.headers['cache-control']]).toEqual([
      303,
      location,
      'private, no-store',
    ]);
  });

  it.each([
    ['/gift-registry/authenticate', '/gift-registry/my-gift-registry/'],
    ['/gift-registry/authenticate?returnUrl=%2Fcheckout%2Fcart', '/checkout/cart'],
    ['/gift-registry/authenticate?returnUrl=https:evil', '/'],
    ['/account/login', '/account'],
  ])('[AUTH-05] %s redirects a signed-in person to %s', async (url, location) => {
    const { browser } = await shared();
    await signIn(browser);
    const answer = await browser.ask({ url });
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, location]);
  });

  it('/account is open to a signed-in person', async () => {
    const { browser } = await serving();
    await signIn(browser);
    const answer = await browser.ask({ url: '/account' });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(answer.body).not.toContain('amelia@example.com');
  });
});
