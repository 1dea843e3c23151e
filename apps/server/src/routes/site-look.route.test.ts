import { siteIds, sites } from '@gift-registry/domain/testing/arbitrary';
import { expect, it } from 'vitest';
import { DEMO_SHOP } from '../settings.ts';
import { readLooks } from '../site-look/read-looks.ts';
import { emailLogoPath } from '../site-look/site-look.ts';
import { exampleServices } from '../testing/example-services.ts';

const serving = exampleServices();

const { looks } = await readLooks(DEMO_SHOP, siteIds);

it('[SITE-01] a page has the theme of its site in its first HTML, and its two fonts are loaded with it', async () => {
  const { browser } = await serving({ looks });
  for (const site of [sites.main, sites.modern]) {
    const { body } = await browser.ask({ url: '/checkout/cart', headers: { host: site.hosts[0] ?? '' } });
    const { style, preloads } = looks.of(site);
    expect(body).toContain(`<style>${style.text}</style>`);
    for (const { path } of preloads)
      expect(body).toContain(`<link rel="preload" as="font" type="font/woff2" href="${path}" crossorigin>`);
  }
});

it('[SITE-01] fonts and wordmarks are stored for ever under the address of their content, and emails show the logo from anywhere', async () => {
  const { browser } = await serving({ looks });
  for (const [url, { type, bytes, isImmutable }] of looks.files) {
    const { statusCode, headers, rawPayload } = await browser.ask({ url });
    expect([statusCode, headers['content-type'], rawPayload.equals(Buffer.from(bytes))]).toEqual([
      200,
      expect.stringContaining(type),
      true,
    ]);
    expect(headers['cache-control']).toBe(isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    expect(headers['cross-origin-resource-policy']).toBe(isImmutable ? 'same-origin' : 'cross-origin');
  }
  expect(looks.files.has(emailLogoPath('canada'))).toBe(true);
  expect((await browser.ask({ url: '/look/wordmark-000000000000.svg' })).statusCode).toBe(404);
});
