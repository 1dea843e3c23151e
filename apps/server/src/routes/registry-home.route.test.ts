import { accountIdOf, dayOf, exampleRegistry, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { exampleServices, sharedExampleService } from '../testing/example-services.ts';

const serving = exampleServices();
const shared = sharedExampleService();
const signedIn = async (email = 'amelia@example.com', password = 'hydrangea-52') => {
  const { browser, dependencies } = await serving();
  await browser.ask({ method: 'POST', url: '/api/account/sign-in', body: { email, password } });
  return { browser, dependencies };
};

describe('the pages of a registrant without a number', () => {
  it.each([
    '/gift-registry/registrant-list',
    '/gift-registry/thank-you-manager',
    '/gift-registry/edit',
    '/gift-registry/my-gift-registry/7310442',
  ])('%s redirects a signed-out person to sign-in and back', async (url) => {
    const { browser } = await shared();
    const answer = await browser.ask({ url });
    expect([answer.statusCode, answer.headers['location'], answer.headers['cache-control']]).toEqual([
      303,
      `/account/login?returnUrl=${encodeURIComponent(url)}`,
      'private, no-store',
    ]);
  });

  it.each([
    ['/gift-registry/registrant-list/', '/gift-registry/registrant-list/7310449'],
    ['/gift-registry/thank-you-manager', '/gift-registry/thank-you-manager/7310449'],
    ['/gift-registry/edit', '/gift-registry/registrant/edit-registry?id=7310449'],
  ])('%s opens the newest registry', async (url, location) => {
    const { browser, dependencies } = await signedIn();
    dependencies.registries.put(
      exampleRegistry({
        grId: grIdOf('7310449'),
        eventDate: O.some(dayOf('2028-01-01')),
        owners: [accountIdOf('account-amelia')],
      }),
    );
    const answer = await browser.ask({ url });
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, location]);
  });

  it('after a registry is chosen at registry home, the pages without a number are those of that registry', async () => {
    const { browser, dependencies } = await signedIn();
    const latest = { grId: grIdOf('7310449'), eventDate: O.some(dayOf('2028-01-01')) };
    dependencies.registries.put(exampleRegistry({ ...latest, owners: [accountIdOf('account-amelia')] }));
    const led = async (url: string) => (await browser.ask({ url })).headers['location'];
    expect(await led('/gift-registry/edit')).toBe('/gift-registry/registrant/edit-registry?id=7310449');
    await browser.ask({ url: '/gift-registry/my-gift-registry/7310442' });
    expect(await led('/gift-registry/edit')).toBe('/gift-registry/registrant/edit-registry?id=7310442');
    expect(await led('/gift-registry/registrant-list')).toBe('/gift-registry/registrant-list/7310442');
    dependencies.registries.remove(grIdOf('7310442'));
    expect(await led('/gift-registry/registrant-list')).toBe('/gift-registry/registrant-list/7310449');
  });

  it('a person without a registry is redirected to registry home', async () => {
    const { browser, dependencies } = await signedIn('ruth@example.com', 'wisteria-81');
    dependencies.registries.remove(grIdOf('7310443'));
    const answer = await browser.ask({ url: '/gift-registry/registrant-list' });
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/gift-registry/my-gift-registry/']);
  });
});

describe('registry home', () => {
  it.each(['/gift-registry/my-gift-registry/', '/gift-registry/my-gift-registry', '/gift-registry/find?text=hart'])(
    '%s is a page for everyone',
    async (url) => {
      const { browser } = await shared();
      expect((await browser.ask({ url })).statusCode).toBe(200);
    },
  );

  it('[HOME-01] the new page opens for everybody, signed in or not, and is private', async () => {
    const visitor = await (await serving()).browser.ask({ url: '/gift-registry/new' });
    const opened = await (await signedIn()).browser.ask({ url: '/gift-registry/new' });
    for (const answer of [visitor, opened])
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(opened.body).toContain('<title>Create a registry | Hearth &amp; Field</title>');
  });
});
