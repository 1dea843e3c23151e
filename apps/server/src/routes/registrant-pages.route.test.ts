import { eventTypeOf } from '@gift-registry/domain';
import { exampleRegistry } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { exampleServices, sharedExampleService } from '../testing/example-services.ts';

const serving = exampleServices();
const shared = sharedExampleService();
const pages = [
  '/gift-registry/overview/7310442',
  '/gift-registry/checklist/7310442',
  '/gift-registry/thank-you-manager/7310442',
] as const;
const signedIn = async (email: string, password: string) => {
  const { browser, dependencies } = await serving();
  await browser.ask({ method: 'POST', url: '/api/account/sign-in', body: { email, password } });
  return { browser, dependencies };
};

describe('the pages of a registrant beside the list', () => {
  it.each([
    [pages[0], 0],
    [pages[1], 3],
    [pages[2], 4],
  ])('[ROUTE-12] %s is private to the registrant, and carries its number', async (url, strategy) => {
    const { browser } = await signedIn('amelia@example.com', 'hydrangea-52');
    const answer = await browser.ask({ url });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(answer.body).toContain(`"strategy":${strategy}`);
  });

  it.each(pages)(
    '[ROUTE-17] %s redirects a signed-out person to sign-in, refuses others, and of a private registry looks unknown',
    async (url) => {
      const { browser } = await shared();
      const answer = await browser.ask({ url });
      expect([answer.statusCode, answer.headers['location']]).toEqual([
        303,
        `/account/login?returnUrl=${encodeURIComponent(url)}`,
      ]);
      const other = await signedIn('ruth@example.com', 'wisteria-81');
      const refused = await other.browser.ask({ url });
      expect([refused.statusCode, refused.headers['cache-control']]).toEqual([403, 'private, no-store']);
      expect(refused.body).not.toContain('Amelia');
      other.dependencies.registries.put(exampleRegistry({ visibility: { _tag: 'Private' } }));
      const [hidden, unknown] = [
        await other.browser.ask({ url }),
        await other.browser.ask({ url: url.replace('7310442', '999999999') }),
      ];
      expect([hidden.statusCode, hidden.body]).toEqual([404, unknown.body]);
    },
  );

  it.each(pages.slice(0, 2))('%s is 404 for an event without it', async (url) => {
    const { browser, dependencies } = await signedIn('amelia@example.com', 'hydrangea-52');
    dependencies.registries.put(exampleRegistry({ eventType: eventTypeOf('kd') }));
    expect((await browser.ask({ url })).statusCode).toBe(404);
  });
});
