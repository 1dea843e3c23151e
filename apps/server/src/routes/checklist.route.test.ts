import { exampleContent } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { exampleServices, outcome, signIn } from '../testing/example-services.ts';
import { type InjectingBrowser, injectingBrowser } from '../testing/injecting-browser.ts';

const serving = exampleServices();
const url = '/api/registry/7310442/checklist';

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

  it('[API-01] [CHK-01] an entry that there is not is refused', async () => {
    const { browser } = await owned();
    expect(await outcome(browser, { method: 'POST', url, body: { entry: 'boat', isTicked: true } })).toEqual([
      404,
      'EntryUnknown',
    ]);
  });

  it('[AUTH-03] [CHK-01] a visitor, a stranger and an unknown registry get nothing', async () => {
    const { browser, guest } = await owned();
    const tick = { method: 'POST', body: { entry: 'bath', isTicked: true } } as const;
    const statuses = async (who: InjectingBrowser, at: string) => [
      (await who.ask({ url: at })).statusCode,
      (await who.ask({ ...tick, url: at })).statusCode,
    ];
    expect(await statuses(guest, url)).toEqual([401, 401]);
    expect(await statuses(browser, '/api/registry/999999/checklist')).toEqual([404, 404]);
    expect(await statuses(browser, '/api/registry/7310443/checklist')).toEqual([404, 404]);
    expect((await browser.ask({ url })).json()).toMatchObject({ ticked: [] });
  });
});
