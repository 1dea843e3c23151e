import { describe, expect, it } from 'vitest';
import { exampleServices, sharedExampleService } from '../testing/example-services.ts';

const serving = exampleServices();
const shared = sharedExampleService();
const GUEST_LIST = '/gift-registry/guest-list/7310442';
const OWN_LIST = '/gift-registry/registrant-list/7310442';
const ahead = { 'sec-purpose': 'prefetch', 'sec-fetch-dest': 'document' };
const signIn = { method: 'POST', url: '/api/account/sign-in' } as const;
const amelia = { email: 'amelia@example.com', password: 'hydrangea-52' };

describe('pages that are fetched before somebody opens them', () => {
  it('[API-01] every page names the rules, which no script has to bring', async () => {
    const { browser } = await shared();
    for (const url of ['/', '/checkout/cart', GUEST_LIST]) {
      const { headers, body } = await browser.ask({ url });
      expect(headers['speculation-rules']).toBe('"/speculation-rules.json"');
      expect(String(headers['content-security-policy'])).toContain("script-src 'self';");
      expect(body).not.toContain('speculationrules');
    }
    const rules = await browser.ask({ url: '/speculation-rules.json' });
    expect(rules.headers).toMatchObject({
      'content-type': expect.stringContaining('application/speculationrules+json'),
      'cache-control': 'public, max-age=3600',
    });
    expect(Object.keys(rules.json())).toEqual(['prefetch']);
  });

  it('[API-01] the rules leave out accounts, forms, and every address with a query', async () => {
    const { browser } = await shared();
    const { body } = await browser.ask({ url: '/speculation-rules.json' });
    for (const path of [
      '/account',
      '/gift-registry/new',
      '/gift-registry/authenticate',
      'other-brand',
      'edit-registry',
    ])
      expect(body).not.toContain(path);
    expect(body).toContain(JSON.stringify({ not: { href_matches: '/*\\?(.+)' } }));
  });

  it('[API-01] are counted apart, and use up nothing of what a network may ask', async () => {
    const { browser } = await serving({ requestsPerMinute: 2, prefetchesPerMinute: 2 });
    const statuses = async (headers: Readonly<Record<string, string>>) =>
      (await browser.ask({ url: GUEST_LIST, headers })).statusCode;
    expect([await statuses(ahead), await statuses(ahead), await statuses(ahead)]).toEqual([200, 200, 429]);
    expect([await statuses({}), await statuses({}), await statuses({})]).toEqual([200, 200, 429]);
  });

  it("do not make another registry the one that was managed last; the last one's pages are sent", async () => {
    const { browser } = await serving();
    await browser.ask({ ...signIn, body: amelia });
    const early = await browser.ask({ url: OWN_LIST, headers: ahead });
    expect([early.statusCode, early.headers['cache-control'], browser.cookie('kept-registry')]).toEqual([
      425,
      'no-store',
      undefined,
    ]);
    await browser.ask({ url: OWN_LIST });
    expect((await browser.ask({ url: '/gift-registry/checklist/7310442', headers: ahead })).statusCode).toBe(200);
  });

  it('[XB-03] use up no one-time code, and not the news of one that was used', async () => {
    const { browser } = await shared();
    const coded = `${GUEST_LIST}?crossBrandCode=${'x'.repeat(43)}`;
    expect((await browser.ask({ url: coded, headers: ahead })).statusCode).toBe(425);
    const headers = { ...ahead, cookie: `handoff=${'x'.repeat(43)}.1.${'0'.repeat(64)}` };
    const page = await browser.ask({ url: GUEST_LIST, headers });
    expect([page.statusCode, page.headers['set-cookie']]).toEqual([425, undefined]);
  });

  it('[AUTH-06] are dropped by who signs in or out', async () => {
    const { browser } = await serving();
    const dropped = '"prefetchCache", "prerenderCache"';
    const { headers } = await browser.ask({ ...signIn, body: amelia });
    expect(headers['clear-site-data']).toBe(dropped);
    const out = await browser.ask({ method: 'POST', url: '/api/account/sign-out' });
    expect(out.headers['clear-site-data']).toBe(dropped);
  });
});
