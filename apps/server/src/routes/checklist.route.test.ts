import { exampleContent } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { exampleServices, tagOf } from '../testing/example-services.ts';
import { type InjectingBrowser, injectingBrowser } from '../testing/injecting-browser.ts';

const serving = exampleServices();
const url = '/api/registry/7310442/checklist';

const signIn = (browser: InjectingBrowser) =>
  browser.ask({
    method: 'POST',
    url: '/api/account/sign-in',
    body: { email: 'amelia@example.com', password: 'hydrangea-52' },
  });

const owned = async () => {
  const example = await serving();
  example.dependencies.put({ siteContent: exampleContent(5) });
  await signIn(example.browser);
  return { ...example, guest: injectingBrowser(example.service) };
};

describe('the checklist, over HTTP', () => {
  it('[CHK-01] [API-03] is read and ticked, with and without a slash, and is not cached', async () => {
    const { browser } = await owned();
    const read = await browser.ask({ url });
    expect(read.json()).toMatchObject({
      groups: [
        { key: 'inside', name: 'In the House', entries: [{ key: 'dinnerware', recommended: 12 }, {}, {}] },
        { key: 'outdoors' },
      ],
      ticked: [],
    });
    expect(read.headers['cache-control']).toBe('no-store');
    for (const path of [url, `${url}/`]) {
      const ticked = await browser.ask({ method: 'POST', url: path, body: { entry: 'bath', isTicked: true } });
      expect([ticked.statusCode, ticked.json()]).toEqual([200, { isSuccess: true, ticked: ['bath'] }]);
    }
    expect((await browser.ask({ url: `${url}/` })).json()).toMatchObject({ ticked: ['bath'] });
  });

  it.each<[string, unknown, number, string]>([
    ['nothing', undefined, 400, 'BadRequest'],
    ['no tick', { entry: 'bath' }, 400, 'BadRequest'],
    ['a number', { entry: 5, isTicked: true }, 400, 'BadRequest'],
    ['an unknown property', { entry: 'bath', isTicked: true, by: 'me' }, 400, 'BadRequest'],
    ['a name that is too long', { entry: 'x'.repeat(65), isTicked: true }, 400, 'BadRequest'],
    ['an entry that there is not', { entry: 'boat', isTicked: true }, 404, 'EntryUnknown'],
  ])('[API-01] [CHK-01] %s is refused', async (_name, body, status, tag) => {
    const { browser } = await owned();
    const answer = await browser.ask({ method: 'POST', url, body });
    expect([answer.statusCode, tagOf(answer)]).toEqual([status, tag]);
  });

  it('[AUTH-03] [CHK-01] a visitor, a stranger, another site’s page and an unknown registry get nothing', async () => {
    const { browser, guest } = await owned();
    const tick = { method: 'POST', body: { entry: 'bath', isTicked: true } } as const;
    const outcome = async (who: InjectingBrowser, at: string) => [
      (await who.ask({ url: at })).statusCode,
      (await who.ask({ ...tick, url: at })).statusCode,
    ];
    expect(await outcome(guest, url)).toEqual([401, 401]);
    expect(await outcome(browser, '/api/registry/999999/checklist')).toEqual([404, 404]);
    expect(await outcome(browser, '/api/registry/7310443/checklist')).toEqual([404, 404]);
    const foreign = await browser.ask({ ...tick, url, headers: { origin: 'https://elsewhere.example' } });
    expect(foreign.statusCode).toBe(403);
    expect((await browser.ask({ url })).json()).toMatchObject({ ticked: [] });
  });
});
