import { exampleAddress, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { exampleServices, outcome, signIn } from '../testing/example-services.ts';
import { type BrowserRequest, injectingBrowser } from '../testing/injecting-browser.ts';

const serving = exampleServices();
const grId = '7310442';
const url = `/api/registry/${grId}/settings`;
const address = exampleAddress({ recipient: 'Canary Finch', line1: '77 Canary Wharf Lane', line2: O.some('Nest 9') });
const sentAddress = { ...address, line2: 'Nest 9' };

const change = (body: unknown): BrowserRequest => ({ method: 'POST', url, body });
const visibility = (was: string, now: string) => change({ visibility: { was, now } });
const greet = (body: unknown): BrowserRequest => ({
  method: 'POST',
  url: '/gift-registry/universal/update-greeting',
  body,
});

const owned = async () => {
  const example = await serving();
  await signIn(example.browser);
  return { ...example, guest: injectingBrowser(example.service) };
};

describe('the owners’ settings, over HTTP', () => {
  it('[GREET-03] the greeting changes when the call succeeds, with and without a slash; the biography at its own path', async () => {
    const { browser, guest } = await owned();
    const greeted = await browser.ask(greet({ grId, greeting: 'Welcome!' }));
    expect(greeted.json()).toMatchObject({ isSuccess: true, version: 1, greeting: 'Welcome!' });
    const again = await browser.ask({
      ...greet({ grId, greeting: 'Welcome!' }),
      url: '/gift-registry/universal/update-greeting/',
    });
    expect(again.json()).toMatchObject({ isSuccess: true, version: 1 });
    for (const path of ['/gift-registry/registrant-list-update/', '/gift-registry/registrant-list-update']) {
      const answer = await browser.ask({ method: 'POST', url: path, body: { grId, biography: 'We met in Lisbon.' } });
      expect(answer.json()).toMatchObject({ isSuccess: true, version: 2, biography: 'We met in Lisbon.' });
    }
    expect((await guest.ask({ url: `/api/registry/${grId}` })).json()).toMatchObject({
      greeting: 'Welcome!',
      biography: 'We met in Lisbon.',
    });
  });

  const refused: ReadonlyArray<readonly [string, BrowserRequest, number, string]> = [
    ['a greeting of 251 characters', greet({ grId, greeting: 'a'.repeat(251) }), 422, 'GreetingTooLong'],
    ['a day that is past', change({ eventDate: { was: '2027-06-12', now: '2020-01-01' } }), 422, 'EventDayPast'],
    ['a day too far ahead', change({ eventDate: { was: '2027-06-12', now: '2099-01-01' } }), 422, 'EventDayTooFar'],
    ['a kind of event that is none', change({ eventType: { was: 'br', now: 'zz' } }), 422, 'EventNotOffered'],
    [
      'an address of nowhere',
      change({ address: { was: null, now: { ...sentAddress, region: 'XX' } } }),
      422,
      'AddressInvalid',
    ],
    ['what has moved', change({ biography: { was: 'What it never was', now: 'b' } }), 409, 'SettingsVersionConflict'],
  ];
  it('[API-01] [SET-01] what cannot be is refused and nothing changes', async () => {
    const { browser } = await owned();
    const before = (await browser.ask({ url })).body;
    for (const [what, request, status, tag] of refused) {
      expect([what, await outcome(browser, request)]).toEqual([what, [status, tag]]);
      expect([what, (await browser.ask({ url })).body]).toEqual([what, before]);
    }
  });

  it('[AUTH-03] [AUTH-04] settings are for owners alone: 401, 404 and 403 in that order, and are not cached', async () => {
    const { browser, guest } = await owned();
    for (const request of [{ url }, change({}), { method: 'DELETE', url: `/api/registry/${grId}` } as const])
      expect(await outcome(guest, request)).toEqual([401, 'SignInNeeded']);
    expect(await outcome(browser, { url: '/api/registry/999999999/settings' })).toEqual([404, 'RegistryNotFound']);
    expect((await browser.ask({ url })).headers['cache-control']).toBe('no-store');
  });

  it('[AUTH-04] [SET-01] no guest gets a byte of the delivery address: JSON, HTML, list, quick look', async () => {
    const { browser, guest } = await owned();
    const changed = await browser.ask(change({ address: { was: null, now: sentAddress } }));
    expect(changed.json()).toMatchObject({ version: 1, settings: { address: sentAddress } });
    const read = [
      `/api/registry/${grId}`,
      `/api/registry/${grId}?view=guest`,
      `/api/registry-list/${grId}`,
      `/gift-registry/guest-list/${grId}`,
      `/gift-registry/registrant-list/${grId}`,
    ];
    for (const reader of [guest, browser])
      for (const path of read)
        expect([path, /canary|nest 9/i.test((await reader.ask({ url: path })).body)]).toEqual([path, false]);
  });

  it('[SET-02] [ROUTE-17] by link only: without the key the bytes are those of an unknown registry; with it the page opens and is not indexed', async () => {
    const { browser, guest } = await owned();
    const open = await guest.ask({ url: `/gift-registry/guest-list/${grId}` });
    expect(open.statusCode).toBe(200);
    const { settings } = (await browser.ask(visibility('findable', 'link'))).json();
    const link = new URL(settings.shareableUrl);
    expect(link.searchParams.get('key')).toMatch(/^[\w-]{22}$/);
    for (const path of ['/api/registry/', '/gift-registry/guest-list/', '/api/registry-list/']) {
      const [hidden, unknown] = [
        await guest.ask({ url: `${path}${grId}` }),
        await guest.ask({ url: `${path}999999999` }),
      ];
      expect([hidden.statusCode, hidden.body]).toEqual([404, unknown.body]);
    }
    const invited = await guest.ask({ url: `/gift-registry/guest-list/${grId}${link.search}` });
    expect([invited.statusCode, invited.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    const key = link.search;
    const added = await guest.ask({
      method: 'POST',
      url: `/browse/scbadd/AddItemToCartV2${key}`,
      body: { items: [{ Sku: '4821', Quantity: 1, OptionChoiceParameter: '', GiftRegistryId: grId }] },
    });
    expect(added.statusCode).toBe(200);
    expect((await guest.ask({ url: `/gift-registry/guest-list/${grId}` })).statusCode).toBe(404);
  });

  it('[OWN-01] the link of an email stops them at one press of a mail program, without signing in; opening it changes nothing, and an unknown key reads the same', async () => {
    const { browser, guest, dependencies } = await owned();
    const often = async () => (await browser.ask({ url })).json().giftEmails;
    const stop = (key: string, body = 'List-Unsubscribe=One-Click') => ({
      method: 'POST' as const,
      url: `/emails/stop?key=${key}`,
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: '' },
    });
    const key = dependencies.settings.ownersOf(grIdOf(grId))[0]?.stopKey ?? 'none';
    expect((await guest.ask({ url: `/emails/stop?key=${key}` })).body).toContain('Stop These Emails');
    expect(await often()).toBe('daily');
    // A scanner of mail opens the page and presses its button.
    expect((await guest.ask(stop(key, ''))).body).toContain('<button name="sure" value="yes">Yes, Stop Them</button>');
    expect(await often()).toBe('daily');
    const unknown = await guest.ask(stop('nobody'));
    expect(await often()).toBe('daily');
    const stopped = await guest.ask(stop(key));
    expect([stopped.statusCode, stopped.headers['cache-control'], await often()]).toEqual([200, 'no-store', 'none']);
    await browser.ask(change({ giftEmails: { was: 'none', now: 'each' } }));
    await guest.ask(stop(key, 'sure=yes'));
    expect(await often()).toBe('none');
    const text = ({ body }: { readonly body: string }) => body.replace(/nonce="[^"]*"/g, '');
    expect(text(stopped)).toBe(text(unknown));
  });

  it('[ANA-02] the log contains no name, address, greeting or key', async () => {
    const { browser, dependencies } = await owned();
    await browser.ask(
      change({ address: { was: null, now: sentAddress }, visibility: { was: 'findable', now: 'link' } }),
    );
    await browser.ask(greet({ grId, greeting: 'Canary greeting' }));
    const { shareableUrl } = (await browser.ask({ url })).json();
    const key = new URL(shareableUrl).searchParams.get('key') ?? 'none';
    const logged = JSON.stringify(dependencies.log.entries());
    for (const secret of ['Canary', 'Nest 9', key]) expect(logged).not.toContain(secret);
  });
});
