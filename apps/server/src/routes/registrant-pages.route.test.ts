import { eventTypeOf } from '@gift-registry/domain';
import { exampleRegistry } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { exampleServices } from '../testing/example-services.ts';

const serving = exampleServices();
const pages = ['/gift-registry/overview/7310442', '/gift-registry/checklist/7310442'] as const;
const signedIn = async (email: string, password: string) => {
  const { browser, world } = await serving();
  await browser.ask({ method: 'POST', url: '/api/account/sign-in', body: { email, password } });
  return { browser, world };
};

describe('the pages of a registrant beside the list', () => {
  it.each([
    [pages[0], 0],
    [pages[1], 3],
  ])(
    '[ROUTE-01] [ROUTE-03] [ROUTE-12] %s is the registrant’s own, private, and carries its number',
    async (url, strategy) => {
      const { browser } = await signedIn('amelia@example.com', 'hydrangea-52');
      const answer = await browser.ask({ url });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(answer.body).toContain(`"strategy":${strategy}`);
    },
  );

  it.each(pages)(
    '[ROUTE-17] %s asks who is not signed in to sign in, and is not there for anybody else',
    async (url) => {
      const { browser } = await serving();
      const answer = await browser.ask({ url });
      expect([answer.statusCode, answer.headers['location']]).toEqual([
        303,
        `/account/login?returnUrl=${encodeURIComponent(url)}`,
      ]);
      const other = await signedIn('ruth@example.com', 'wisteria-81');
      expect((await other.browser.ask({ url })).statusCode).toBe(404);
    },
  );

  it.each(pages)('[TAB-01] [TAB-03] %s is not there for an event that has none', async (url) => {
    const { browser, world } = await signedIn('amelia@example.com', 'hydrangea-52');
    world.registries.put(exampleRegistry({ eventType: eventTypeOf('kd') }));
    expect((await browser.ask({ url })).statusCode).toBe(404);
  });
});
