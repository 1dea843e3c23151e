import { arrivedSignInHandoff, PAGE_SIGN_IN_HANDOFF_ID } from '@gift-registry/adapters-http/wire';
import { instantOf } from '@gift-registry/domain/testing/arbitrary';
import { failing } from '@gift-registry/domain/testing/memory';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { exampleServices, sharedExampleService, signIn } from '../testing/example-services.ts';
import { type BrowserRequest, type InjectingBrowser, injectingBrowser } from '../testing/injecting-browser.ts';

const MAIN = 'localhost:3000';
const MODERN = 'modern.localhost:3000';
const LIST = '/gift-registry/guest-list/7310442';
const buying = {
  intent: 'addToCart',
  grId: '7310442',
  role: 'guest',
  purchasedSku: '4821',
  purchasedQuantity: '2',
};
const PURCHASE = 'purchasedSku=4821&purchasedQuantity=2&isCrossBrandRedirect=true';

const serving = exampleServices();
const shared = sharedExampleService();
const scene = async (...given: Parameters<typeof serving>) => {
  const { service, dependencies, sessions } = await serving(...given);
  const on = (host: string) => injectingBrowser(service, host);
  return { service, dependencies, sessions, on };
};
const sharedScene = async () => {
  const { service } = await shared();
  return { on: (host: string) => injectingBrowser(service, host) };
};
const isLoggedIn = async (browser: InjectingBrowser): Promise<unknown> =>
  (await browser.ask({ url: '/api/account/config' })).json().isLoggedIn;
const signOut = (browser: InjectingBrowser) => browser.ask({ method: 'POST', url: '/api/account/sign-out' });
const form = (fields: Record<string, string> | string, headers: BrowserRequest['headers'] = {}): BrowserRequest => ({
  method: 'POST',
  url: '/gift-registry/other-brand',
  body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
});
/** The other site's address in the answer to the form. */
const leave = async (browser: InjectingBrowser, fields: Record<string, string> = buying): Promise<string> => {
  const { statusCode, headers } = await browser.ask(form(fields));
  expect([statusCode, headers['cache-control']]).toEqual([303, 'no-store']);
  return String(headers.location).replace(/^http:\/\/modern\.localhost:3000/, '');
};
const open = (browser: InjectingBrowser, url: string, headers: BrowserRequest['headers'] = {}) =>
  browser.ask({
    url,
    headers: {
      accept: 'text/html,*/*;q=0.8',
      'sec-fetch-dest': 'document',
      referer: `http://${MAIN}/`,
      ...headers,
    },
  });
const signInHandoffIn = (html: string) => {
  const [, json] = new RegExp(`id="${PAGE_SIGN_IN_HANDOFF_ID}">(.*?)</script>`, 's').exec(html) ?? [];
  return json === undefined ? O.none : O.getRight(arrivedSignInHandoff.decode(JSON.parse(json)));
};
/** Opens the address and follows its redirect. */
const arrive = async (browser: InjectingBrowser, url: string) => {
  const hop = await open(browser, url);
  const location = String(hop.headers.location);
  return { status: hop.statusCode, location, page: await open(browser, location) };
};

describe('going on to the other brand’s site', () => {
  it('[XB-03] [XB-07] the code is removed from the address at once, signs in, and notifies the page once', async () => {
    const { on } = await scene();
    const [here, there] = [on(MAIN), on(MODERN)];
    await signIn(here);
    const url = await leave(here);
    expect(url).toMatch(new RegExp(`^${LIST}\\?${PURCHASE}&crossBrandCode=[A-Za-z0-9_-]{43}$`));
    const hop = await open(there, url);
    expect([hop.statusCode, hop.headers.location, hop.body]).toEqual([303, `${LIST}?${PURCHASE}`, '']);
    expect(hop.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const set = [hop.headers['set-cookie']].flat().map(String);
    expect(set.every((line) => /; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/.test(line))).toBe(true);
    expect(set.some((line) => line.startsWith('handoff=') && line.includes('Max-Age=60;'))).toBe(true);

    const page = await open(there, `${LIST}?${PURCHASE}`);
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(signInHandoffIn(page.body)).toEqual(
      O.some({ key: O.some(expect.stringMatching(/^[\w-]{43}$/)), signedInAs: O.some('amelia@example.com') }),
    );
    expect(await isLoggedIn(there)).toBe(true);
    expect(signInHandoffIn((await open(there, `${LIST}?${PURCHASE}`)).body)).toEqual(O.none);
  });

  it('[XB-03] [SET-02] the key of a link and the referrer are carried along, under the code', async () => {
    const { on } = await scene();
    const url = await leave(on(MAIN), { ...buying, key: 'a b&c', referrerId: "r'1" });
    expect(url).toMatch(/^[^?]*\?key=a%20b%26c&.*&referrerId=r'1$/);
    const sent = url.replace("'", '%27');
    const { location, page } = await arrive(on(MODERN), sent);
    expect(location).toBe(sent.replace(/&crossBrandCode=[^&]*/, ''));
    expect([O.isSome(signInHandoffIn(page.body)), page.headers['x-robots-tag']]).toEqual([true, 'noindex']);
  });

  it('[XB-03] another page that is opened meanwhile gets nothing of it', async () => {
    const { on } = await scene();
    const there = on(MODERN);
    await open(there, await leave(on(MAIN)));
    expect(signInHandoffIn((await open(there, LIST)).body)).toEqual(O.none);
    expect(O.isSome(signInHandoffIn((await open(there, `${LIST}?${PURCHASE}`)).body))).toBe(true);
  });

  it.each([
    ['that is not there', '/product/nothing/4999', 404],
    ['that leads elsewhere', '/gift-registry/registrant-list', 200],
  ])(
    '[XB-03] the account that a code for a page %s signed in is reported by the next page, once',
    async (_which, path, status) => {
      const { on } = await sharedScene();
      const [here, there] = [on(MAIN), on(MODERN)];
      await signIn(here);
      const hop = await open(there, await leave(here, { intent: 'product', path }));
      const first = await open(there, String(hop.headers.location));
      const page = first.statusCode === 303 ? await open(there, String(first.headers.location)) : first;
      expect(page.statusCode).toBe(status);
      expect(signInHandoffIn(page.body)).toEqual(O.some({ key: O.none, signedInAs: O.some('amelia@example.com') }));
      expect(signInHandoffIn((await open(there, '/')).body)).toEqual(O.none);
    },
  );

  it.each([
    ['no page at all', ''],
    ['a page of somebody else', 'https://evil.example/'],
    ['a page of the site itself', `http://${MODERN}/account/login`],
  ])('[XB-03] [XB-07] a code that is brought from %s gives nothing, and stays valid', async (_from, referer) => {
    const { on } = await sharedScene();
    const here = on(MAIN);
    await signIn(here);
    const url = await leave(here);
    const lured = on(MODERN);
    const hop = await open(lured, url, { referer });
    expect([hop.statusCode, hop.headers.location]).toEqual([303, `${LIST}?${PURCHASE}`]);
    expect(signInHandoffIn((await open(lured, `${LIST}?${PURCHASE}`)).body)).toEqual(O.none);
    expect(await isLoggedIn(lured)).toBe(false);
    const there = on(MODERN);
    expect(O.isSome(signInHandoffIn((await arrive(there, url)).page.body))).toBe(true);
    expect(await isLoggedIn(there)).toBe(true);
  });

  it('[XB-03] a carried-over session ends when its original would have', async () => {
    const { on, dependencies, sessions } = await scene();
    const [here, there] = [on(MAIN), on(MODERN)];
    await signIn(here);
    dependencies.setClock(instantOf('2027-06-20T11:00:00.000Z'));
    await arrive(there, await leave(here));
    expect(sessions.stored().map(({ expiresAt }) => expiresAt)).toEqual([
      '2027-07-01T11:00:00.000Z',
      '2027-07-01T11:00:00.000Z',
    ]);
  });

  it("[XB-03] signing out on one site signs out on both; a person's own session there stays", async () => {
    const { on, sessions } = await scene();
    for (const isHere of [true, false]) {
      const [here, there, own] = [on(MAIN), on(MODERN), on(MODERN)];
      await signIn(here);
      await signIn(own);
      await arrive(there, await leave(here));
      expect(await isLoggedIn(there)).toBe(true);
      await signOut(isHere ? here : there);
      expect([await isLoggedIn(here), await isLoggedIn(there), await isLoggedIn(own)]).toEqual([false, false, true]);
      await signOut(own);
      expect(sessions.stored()).toEqual([]);
    }
  });

  it.each<[string, string, (url: string) => string]>([
    ['another host', 'kids.localhost:3000', (url) => url],
    ['the host that it comes from', MAIN, (url) => url],
    ['another port', 'modern.localhost:3001', (url) => url],
    ['the host with a dot', 'modern.localhost.:3000', (url) => url],
    ['another path', MODERN, (url) => url.replace('guest-list', 'registrant-list')],
    ['the start page', MODERN, (url) => url.replace(/^[^?]*/, '/')],
    ['another quantity', MODERN, (url) => url.replace('Quantity=2', 'Quantity=99')],
    ['another thing', MODERN, (url) => url.replace('4821', '4822')],
    ['a gift card besides', MODERN, (url) => `${url}&purchasedGiftCardAmount=999.00&purchasedGiftCardType=EGiftCard`],
    ['a second code', MODERN, (url) => `${url}&crossBrandCode=${'x'.repeat(43)}`],
  ])('[XB-03] [XB-07] a code that is opened at %s gives nothing, there and afterwards', async (_name, host, change) => {
    const { on } = await sharedScene();
    const here = on(MAIN);
    await signIn(here);
    const url = await leave(here);
    const there = on(host);
    const { status, location, page } = await arrive(there, change(url));
    expect([status, location.includes('crossBrandCode')]).toEqual([303, false]);
    expect(signInHandoffIn(page.body)).toEqual(O.none);
    expect(await isLoggedIn(there)).toBe(false);
    expect(there.cookie('session')).toBeUndefined();
  });

  it('[XB-03] a person signed in there keeps their session, and does not learn who came', async () => {
    const { on } = await scene();
    const [here, there] = [on(MAIN), on(MODERN)];
    await signIn(here);
    await signIn(there, 'ruth@example.com', 'wisteria-81');
    const session = there.cookie('session');
    const { page } = await arrive(there, await leave(here));
    expect(there.cookie('session')).toBe(session);
    expect(signInHandoffIn(page.body)).toMatchObject(O.some({ signedInAs: O.none }));
    expect(page.body).not.toContain('amelia@');
  });

  it('[XB-03] only opening a page uses a code up', async () => {
    const { on } = await scene();
    const here = on(MAIN);
    await signIn(here);
    const url = await leave(here);
    const there = on(MODERN);
    for (const headers of [
      { 'sec-fetch-dest': 'image' },
      { 'sec-fetch-dest': 'iframe' },
      { 'sec-purpose': 'prefetch' },
      { accept: 'application/json' },
    ])
      expect((await open(there, url, headers)).statusCode).not.toBe(303);
    expect((await there.ask({ method: 'HEAD', url, headers: { accept: 'text/html' } })).statusCode).not.toBe(303);
    expect(await isLoggedIn(there)).toBe(false);
    await arrive(there, url);
    expect(await isLoggedIn(there)).toBe(true);
  });

  it.each(['//evil.example/', '/%2f%2fevil.example/', '/\\evil.example/', '/%5cevil.example/'])(
    '[XB-03] [AUTH-05] opening %s redirects to no other host',
    async (path) => {
      const { on } = await sharedScene();
      const { statusCode, headers } = await open(on(MODERN), `${path}?crossBrandCode=${'x'.repeat(43)}`);
      expect(String(headers.location ?? '/')).toMatch(/^\/(?![/\\])/);
      expect(statusCode).not.toBe(200);
    },
  );

  it.each([
    ['brand=evil', { ...buying, brand: 'evil' }],
    ['the brand of this site', { ...buying, brand: 'main' }],
    ['userinfo', { ...buying, brand: 'modern@evil.example' }],
    ['a port', { ...buying, brand: 'modern:443' }],
    ['a dot at the end', { ...buying, brand: 'modern.' }],
    ['a look-alike', { ...buying, brand: 'mоdern' }],
    ['a host', { ...buying, brand: 'modern.localhost' }],
  ])('[XB-03] [AUTH-05] a form that names another brand is 404: %s', async (_name, fields) => {
    const { on } = await sharedScene();
    expect((await on(MAIN).ask(form(fields))).statusCode).toBe(404);
  });

  it('[XB-03] a brand that is given twice is 404, the other brand is the destination, and Canada has none', async () => {
    const { on } = await scene();
    const text = new URLSearchParams(buying).toString();
    for (const more of ['brand[]=modern', 'grId=7310443'])
      expect((await on(MAIN).ask(form(`${text}&${more}`))).statusCode).toBe(400);
    expect((await on(MAIN).ask(form(`${text}&brand=modern&brand=modern`))).statusCode).toBe(404);
    expect((await on(MAIN).ask(form(`${text}&brand=modern`))).statusCode).toBe(303);
    expect((await on('ca.localhost:3000').ask(form(buying))).statusCode).toBe(404);
  });

  it('[XB-07] a gift with a saved design of sixteen digits is opened', async () => {
    const { on } = await scene();
    const url = await leave(on(MAIN), {
      intent: 'gift',
      grId: '7310442',
      role: 'guest',
      arrivesAt: '4821-3986011197199407',
    });
    const { location, page } = await arrive(on(MODERN), url);
    expect(location).toBe(`${LIST}?arrivesAt=4821-3986011197199407&isCrossBrandRedirect=true`);
    expect(page.statusCode).toBe(200);
  });

  it.each([
    ['that says no intent is 400', { intent: 'evil' }, 400],
    ['that leads nowhere is 404', { ...buying, brand: 'evil' }, 404],
  ])('[ROUTE-17] a form %s shows a person a page with a way back', async (_what, fields, status) => {
    const { on } = await sharedScene();
    const submit = (accept: string, referer: string) => on(MAIN).ask(form(fields, { accept, referer }));
    const page = await submit('text/html,*/*;q=0.8', `http://${MAIN}${LIST}?key=k`);
    expect([
      page.statusCode,
      page.headers['content-type'],
      page.headers['vary'],
      page.headers['cache-control'],
    ]).toEqual([status, 'text/html; charset=utf-8', 'Accept', 'no-store']);
    expect(page.body).toContain('We couldn’t take you there');
    expect(page.body).toContain(`<a href="${LIST}?key=k">Back to Where You Were</a>`);
    for (const referer of ['https://evil.example/x', `http://${MAIN}`, `http://${MAIN}//evil.example/`])
      expect((await submit('text/html', referer)).body).toContain('<a href="/">');
    const json = await submit('application/json', '');
    expect([json.statusCode, json.json().isSuccess]).toEqual([status, false]);
  });

  it.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['another intent', { intent: 'evil' }],
    ['a path of another host', { intent: 'product', path: '//evil.example' }],
    ['an address', { intent: 'product', path: 'https://evil.example/' }],
    ['a number that is none', { intent: 'redirect', grId: 'junk', role: 'guest' }],
    ['half a registry', { intent: 'redirect', grId: '7310442' }],
    [
      'an amount that is none',
      { intent: 'giftCard', purchasedGiftCardAmount: 'abc', purchasedGiftCardType: 'GiftCard' },
    ],
    ['a gift that is none', { intent: 'contribute', grId: '7310442', role: 'guest', arrivesAt: 'x' }],
    ['who sent the visitor, without end', { ...buying, referrerId: 'r'.repeat(65) }],
    ['a field that nobody knows', { ...buying, host: 'evil.example' }],
    ['an inherited name', { ...buying, ['__proto__']: 'x' }],
    ['a path with an item', { ...buying, path: '/' }],
    ['a gift card with an item', { ...buying, purchasedGiftCardAmount: '50', purchasedGiftCardType: 'GiftCard' }],
    ['an item with a gift card', { ...buying, intent: 'giftCard' }],
    ['a registry with a path', { intent: 'product', path: '/', grId: '7310442', role: 'guest' }],
    ['a gift with a redirect', { intent: 'redirect', grId: '7310442', role: 'guest', arrivesAt: '4821-0' }],
    ['a parameter of the answer', { ...buying, crossBrandCode: 'x'.repeat(43) }],
  ])(
    '[API-01] [XB-03] a form is one complete intent, never partly ignored; otherwise 400: %s',
    async (_what, fields) => {
      const { on } = await sharedScene();
      expect((await on(MAIN).ask(form(fields))).statusCode).toBe(400);
    },
  );

  it.each([
    ['GiftCard', '9.99', 400],
    ['GiftCard', '10', 303],
    ['GiftCard', '999.00', 303],
    ['GiftCard', '999.01', 400],
    ['GiftCard', '1000', 400],
    ['EGiftCard', '24.99', 400],
    ['EGiftCard', '25', 303],
    ['EGiftCard', '5', 400],
  ])('[XB-07] a %s for %s is answered with %d', async (kind, amount, status) => {
    const { on } = await sharedScene();
    const fields = { intent: 'giftCard', grId: '7310442', role: 'guest' };
    const request = form({ ...fields, purchasedGiftCardAmount: amount, purchasedGiftCardType: kind });
    expect((await on(MAIN).ask(request)).statusCode).toBe(status);
  });

  it('[GG-01] a group gift opens that gift, and the shop opens for the registry that is added to', async () => {
    const { on } = await scene();
    const gift = { intent: 'contribute', grId: '7310442', role: 'guest', arrivesAt: '4821-0' };
    expect(await leave(on(MAIN), gift)).toMatch(
      /^\/gift-registry\/guest-list\/7310442\?arrivesAt=4821-0&isCrossBrandRedirect=true&crossBrandCode=/,
    );
    const shop = { intent: 'checklistPLP', path: '/search?category=Rugs&grId=7310442' };
    expect(await leave(on(MAIN), shop)).toMatch(/^\/search\?category=Rugs&grId=7310442&crossBrandCode=/);
  });

  it('[XB-03] a form of another page is refused, and so is one that is malformed or too long', async () => {
    const { on } = await scene();
    const here = on(MAIN);
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: `http://${MODERN}` },
      { origin: 'null' },
      { origin: '' },
      { 'sec-fetch-site': 'cross-site' },
    ])
      expect((await here.ask(form(buying, headers))).statusCode).toBe(403);
    expect((await here.ask(form('{}', { 'content-type': 'application/json' }))).statusCode).toBe(415);
    expect((await here.ask(form(`intent=redirect&x=${'x'.repeat(9_000)}`))).statusCode).toBe(413);
    expect((await here.ask({ url: '/gift-registry/other-brand' })).statusCode).toBe(405);
  });

  it('a person never sees JSON: every refused form gets a page in the name of the site', async () => {
    const { on } = await scene();
    const here = on(MAIN);
    const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const opened = 'This address isn’t a page of its own';
    const unread = 'We couldn’t read where you wanted to go';
    const requests: ReadonlyArray<readonly [BrowserRequest, number, string]> = [
      [{ url: '/gift-registry/other-brand', headers: page }, 405, opened],
      [{ url: '/gift-registry/other-brand/?intent=redirect', headers: page }, 405, opened],
      [
        form(buying, { ...page, origin: 'https://evil.example' }),
        403,
        'This request didn’t come from one of our own pages',
      ],
      [form({ ...buying, brand: 'evil' }, page), 404, 'There’s no such site to go to from here'],
      [form('intent=redirect', { ...page, 'content-type': 'text/plain' }), 415, unread],
      [form('--x--', { ...page, 'content-type': 'multipart/form-data; boundary=x' }), 415, unread],
      [form(`intent=redirect&x=${'x'.repeat(9_000)}`, page), 413, unread],
      [form({ intent: 'evil' }, page), 400, unread],
    ];
    for (const [request, status, why] of requests) {
      const { statusCode, headers, body } = await here.ask(request);
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        status,
        'text/html; charset=utf-8',
        'no-store',
      ]);
      expect(body).toContain('We couldn’t take you there');
      expect(body).toContain(why);
      expect(body).toMatch(/<a class="mark" href="\/">.*Hearth &amp; Field.*<\/a>/);
      expect(body).toContain('<a href="tel:1-800-555-0142">Call 1-800-555-0142</a>');
      expect(headers.allow).toBe(status === 405 ? 'POST' : undefined);
    }
    const often = await scene({ requestsPerMinute: 0 });
    const answer = await often.on(MAIN).ask(form(buying, page));
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, expect.any(String)]);
    expect(answer.body).toContain('You’ve tried this too many times.');
    expect(answer.body).toContain('We couldn’t take you there');
  });

  it('[XB-07] without a code the person is still redirected, with nothing carried over', async () => {
    const tooMany = await scene({ signInHandoffsPerMinute: 0 });
    expect(await leave(tooMany.on(MAIN))).toBe(`${LIST}?${PURCHASE}`);
    const broken = async (call: 'keep' | 'take') =>
      scene({}, { signInHandoffs: failing(tooMany.dependencies.signInHandoffs, call, { _tag: 'Unavailable' }) });
    expect(await leave((await broken('keep')).on(MAIN))).toBe(`${LIST}?${PURCHASE}`);
    const there = (await broken('take')).on(MODERN);
    const { status, page } = await arrive(there, `${LIST}?crossBrandCode=${'x'.repeat(43)}`);
    expect([status, page.statusCode]).toEqual([303, 200]);
  });

  it('[XB-03] in production it redirects to https only, and cookies are bound to the host', async () => {
    const { on } = await scene({ isProduction: true });
    const { headers } = await on(MAIN).ask(form(buying));
    expect(String(headers.location)).toMatch(/^https:\/\/modern\.localhost:3000\//);
  });

  it.each([
    [MAIN, "form-action 'self' http://modern.localhost:3000"],
    ['kids.localhost:3000', "form-action 'self' http://modern.localhost:3000"],
    [MODERN, "form-action 'self' http://localhost:3000"],
    ['ca.localhost:3000', "form-action 'self'"],
  ])('[XB-03] forms on %s may redirect to the other brand’s host alone', async (host, directive) => {
    const { on } = await sharedScene();
    const { headers } = await open(on(host), '/');
    expect(String(headers['content-security-policy']).split('; ')).toContain(directive);
  });
});
