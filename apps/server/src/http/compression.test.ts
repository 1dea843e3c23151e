import { describe, expect, it } from 'vitest';
import { exampleServices, signIn } from '../testing/example-services.ts';
import { injectingBrowser } from '../testing/injecting-browser.ts';

const serving = exampleServices();
const headers = { 'accept-encoding': 'br, gzip', accept: 'text/html, application/json' };

describe('what an answer repeats of its address', () => {
  it('travels uncompressed beside what only who is signed in may read; everything else is compressed', async () => {
    const { browser, service } = await serving();
    await signIn(browser);
    const encoding = async (of: typeof browser, url: string) =>
      (await of.ask({ url, headers })).headers['content-encoding'];
    const guest = injectingBrowser(service);
    for (const address of ['/gift-registry/registrant-list/7310442', '/api/registry/7310442']) {
      expect(await encoding(browser, `${address}?referrerId=guess`)).toBeUndefined();
      expect(await encoding(browser, address)).toBe('br');
      expect(await encoding(guest, `${address}?referrerId=guess`)).toBe('br');
    }
    // With a guest's eyes an owner still reads the link's key.
    expect(await encoding(browser, '/api/registry/7310442?view=guest&referrerId=guess')).toBeUndefined();
    expect(await encoding(browser, '/account?anything=guess')).toBeUndefined();
  });
});
