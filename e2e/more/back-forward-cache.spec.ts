import { expect } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.ts';
import { addToCartByApi, waitForApp } from '../registry.ts';
import { demo } from '../shop.ts';
import { test } from '../test.ts';

// Playwright disables the back/forward cache by default.
test.use({ launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

/** Reasons that do not depend on the page: a headless browser caches no page. */
const OF_THE_BROWSER = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

test('no page of a guest keeps itself out of the back/forward cache, and after Back the cart count is the present one', async ({
  page,
  baseURL,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const reasons: string[] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  for (const path of ['/product/ember-mug/410107', '/', '/checkout/cart', demo.guestList]) {
    await page.goto(path);
    await waitForApp(page);
    await page.goto('/gift-cards/');
    if (path === demo.guestList) await addToCartByApi(page.request, baseURL, demo, '410107', 2);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(reasons.splice(0).filter((reason) => !OF_THE_BROWSER.includes(reason))).toEqual([]);
  }
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2' })).toBeVisible();
});
