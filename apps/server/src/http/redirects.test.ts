import type { GrId } from '@gift-registry/domain';
import { exampleRegistry, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { failing } from '@gift-registry/domain/testing/memory';
import { describe, expect, it } from 'vitest';
import { exampleServices, signIn } from '../testing/example-services.ts';
import { injectingBrowser } from '../testing/injecting-browser.ts';

const serving = exampleServices();
const canadian = exampleRegistry({ grId: grIdOf('7310445'), market: 'CA' });
const opened = async (url: string, host: string) => {
  const { service, dependencies } = await serving();
  dependencies.put({ registries: [canadian] });
  const { statusCode, headers } = await injectingBrowser(service, host).ask({ url });
  return { statusCode, location: headers['location'], kept: headers['cache-control'] };
};

describe('the page of a registry of the other market', () => {
  it.each([
    ['localhost:3000', '/gift-registry/guest-list/7310445?sort=price&key=k', 'http://ca.localhost:3000'],
    ['modern.localhost:3000', '/gift-registry/registrant-list/7310445', 'http://ca.localhost:3000'],
    ['kids.localhost', '/gift-registry/thank-you-manager/7310445/', 'http://ca.localhost'],
    ['localhost:3000', '/gift-registry/overview/7310445', 'http://ca.localhost:3000'],
    ['localhost:3000', '/gift-registry/checklist/7310445', 'http://ca.localhost:3000'],
    ['localhost:3000', '/gift-registry/my-gift-registry/7310445', 'http://ca.localhost:3000'],
    ['localhost:3000', '/gift-registry/view-similar-items/4821/7310445', 'http://ca.localhost:3000'],
    ['localhost:3000', '/gift-registry/registrant/edit-registry?id=7310445', 'http://ca.localhost:3000'],
    ['ca.localhost:3000', '/gift-registry/guest-list/7310442', 'http://localhost:3000'],
  ])('[SITE-02] asked for at %s%s leads to the same path on the right site', async (host, url, origin) => {
    expect(await opened(url, host)).toEqual({
      statusCode: 303,
      location: `${origin}${url}`,
      kept: 'private, no-store',
    });
  });

  it.each([
    ['ca.localhost:3000', '/gift-registry/guest-list/7310445', 200],
    ['modern.localhost:3000', '/gift-registry/guest-list/7310442', 200],
    ['ca.localhost:3000', '/gift-registry/guest-list/99999999', 404],
    ['ca.localhost:3000', '/api/registry/7310442', 404],
  ])('[SITE-02] %s%s is answered there: %i', async (host, url, status) => {
    expect((await opened(url, host)).statusCode).toBe(status);
  });

  it.each([
    ['GET', '/gift-registry/quicklook/r7310445/sku-4821?mode=4&isModelOnly=true'],
    ['POST', '/gift-registry/dashboard/remove-registry-photo/7310445'],
  ] as const)('[SITE-02] a call is never redirected: %s %s is refused as for an unknown one', async (method, url) => {
    const { service, dependencies } = await serving();
    dependencies.put({ registries: [canadian] });
    const browser = injectingBrowser(service, 'localhost:3000');
    await signIn(browser);
    const [other, unknown] = [
      await browser.ask({ method, url }),
      await browser.ask({ method, url: url.replace('7310445', '7310446') }),
    ];
    expect([other.statusCode, other.body]).toEqual([404, unknown.body]);
  });

  it('[SITE-02] [ROUTE-17] one that the reader would not see there is not there', async () => {
    const { service, dependencies } = await serving();
    dependencies.put({ registries: [{ ...canadian, visibility: { _tag: 'Private' } }] });
    const browser = injectingBrowser(service, 'localhost:3000');
    const [hidden, unknown] = [
      await browser.ask({ url: '/gift-registry/guest-list/7310445' }),
      await browser.ask({ url: '/gift-registry/guest-list/7310446' }),
    ];
    expect([hidden.statusCode, hidden.body]).toEqual([404, unknown.body]);
  });

  it('[SITE-02] [ROUTE-17] while nobody can tell, the page says so', async () => {
    const { dependencies } = await serving();
    const unavailable = { _tag: 'Unavailable' } as const;
    const registries = failing(failing(dependencies.registries, 'access', unavailable), 'find', unavailable);
    const { service } = await serving({}, { registries });
    const browser = injectingBrowser(service, 'localhost:3000');
    expect((await browser.ask({ url: '/gift-registry/guest-list/7310445' })).statusCode).toBe(503);
  });

  it('[SITE-02] its market is read once, and then it still leads away from the other market’s site', async () => {
    const { dependencies } = await serving();
    let reads = 0;
    const registries = {
      ...dependencies.registries,
      access: (grId: GrId) => () => {
        reads += 1;
        return dependencies.registries.access(grId)();
      },
    };
    const { service } = await serving({}, { registries });
    dependencies.put({ registries: [canadian] });
    const url = '/gift-registry/guest-list/7310445';
    const here = injectingBrowser(service, 'ca.localhost:3000');
    const readsOfVisit = async (): Promise<number> => {
      const before = reads;
      expect((await here.ask({ url })).statusCode).toBe(200);
      return reads - before;
    };
    // The first looks up the market, reads the tag of the page and makes it; the others need the tag alone.
    const visits = [await readsOfVisit(), await readsOfVisit(), await readsOfVisit()];
    expect(visits).toEqual([3, 1, 1]);
    const elsewhere = await injectingBrowser(service, 'localhost:3000').ask({ url });
    expect([elsewhere.statusCode, elsewhere.headers['location']]).toEqual([303, `http://ca.localhost:3000${url}`]);
    dependencies.put({ registries: [{ ...canadian, visibility: { _tag: 'Private' } }] });
    expect((await here.ask({ url })).statusCode).toBe(404);
  });
});

describe('the short address of a registry', () => {
  it.each([
    ['of one in the open', '/r/7310442', '/gift-registry/guest-list/7310442'],
    [
      'with its key and a campaign',
      '/r/7310442?key=a%26b&utm_source=card',
      '/gift-registry/guest-list/7310442?key=a%26b&utm_source=card',
    ],
    ['that nobody has', '/r/99999999', '/gift-registry/guest-list/99999999'],
    ['in capitals, with the end of a sentence', '/R/7310442).', '/r/7310442'],
  ])('[LINK-02] %s: %s leads to %s', async (_, url, location) => {
    expect(await opened(url, 'localhost:3000')).toEqual({ statusCode: 303, location, kept: 'private, no-store' });
  });

  it('[LINK-02] a number that is none is not found', async () => {
    expect((await opened('/r/hart', 'localhost:3000')).statusCode).toBe(404);
  });
});
