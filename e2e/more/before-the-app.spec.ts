import { expect, type Page } from '@playwright/test';
import { interceptUntilReleased } from '../intercept.ts';
import { usePage, waitForApp } from '../registry.ts';
import { demo } from '../shop.ts';
import { test } from '../test.ts';

/** A chunk that all apps start with. */
const FIRST_CHUNK = '**/assets/guest-list-vendor-*.js';
const notLoaded = 'This page hasn’t finished loading.';

/** Position and size of logo, heading and main picture, in whole pixels. */
const layout = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    ['header img', 'h1', 'main img'].map((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box === undefined ? 'none' : [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
    }),
  );

/** Adds up the layout shifts of each page opened from now on, for `layoutShift`. */
const recordLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry)
          Object.assign(window, { layoutShift: Number(Reflect.get(window, 'layoutShift')) + Number(entry.value) });
    }).observe({ type: 'layout-shift', buffered: true });
  });

const layoutShift = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(window, 'layoutShift')));

for (const [size, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    for (const [name, path] of [
      ['a product', '/product/ember-mug/410107'],
      ['the home page', '/'],
    ] as const)
      test(`the app shell of ${name} has the app's layout, and can be used`, async ({ page, context }) => {
        const shell = await context.newPage();
        await shell.route(FIRST_CHUNK, (route) => route.abort());
        await shell.goto(path);
        await expect(shell.locator('h1')).toBeVisible();
        await expect(shell.locator('main img').first()).toHaveJSProperty('complete', true);
        await expect(shell.getByRole('heading', { level: 1 })).toHaveCount(1);
        await usePage(shell);
        await expect(shell.getByRole('alert')).toHaveText(`${notLoaded} Load It Again`);
        await shell.evaluate(() => document.getElementById('without-app')?.setAttribute('hidden', ''));
        const shellLayout = await layout(shell);

        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('load');
        await waitForApp(page);
        expect(await layout(page)).toEqual(shellLayout);
      });

    test('nothing shifts when the app takes over a list', async ({ page }) => {
      await recordLayoutShifts(page);
      await page.goto(demo.guestList);
      await usePage(page);
      await expect(page.getByRole('article').nth(60)).toBeAttached();
      expect(await layoutShift(page)).toBeLessThan(0.02);
    });

    test('nothing shifts when the app takes over a product or the home page', async ({ page }) => {
      await recordLayoutShifts(page);
      await page.goto('/product/ember-mug/410107');
      await usePage(page);
      await expect(page.getByRole('heading', { name: 'Matching Gifts' })).toBeAttached();
      expect(await layoutShift(page)).toBeLessThan(0.02);
      await page.goto('/');
      await waitForApp(page);
      expect(await layoutShift(page)).toBeLessThan(0.02);
    });

    test('nothing shifts while a filled or an empty cart is loading', async ({ page }) => {
      await page.goto('/product/ember-mug/410107');
      await page.getByRole('button', { name: /^Add to Cart/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await recordLayoutShifts(page);
      await page.route('**/api/cart*', async (route) => {
        await new Promise((later) => setTimeout(later, 600));
        await route.continue();
      });
      await page.goto('/checkout/cart');
      await expect(page.getByRole('heading', { name: 'Order summary' })).toBeVisible();
      expect(await layoutShift(page)).toBeLessThan(0.02);

      await page.context().clearCookies();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
      expect(await layoutShift(page)).toBeLessThan(0.02);
    });
  });

test('a page whose connection was lost before the app came says so, and can be loaded again', async ({ page }) => {
  const release = await interceptUntilReleased(page, FIRST_CHUNK, (route) => route.abort());
  await page.goto(demo.guestList);
  await usePage(page);
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(`${notLoaded} Load It Again`);
  await expect(page.locator('h1')).toBeVisible();
  release();
  await alert.getByRole('button', { name: 'Load It Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(alert).toBeHidden();
});

test('a page without even its first script offers to load again after 25 seconds', async ({ page }) => {
  const release = await interceptUntilReleased(page, '**/assets/deferred-start-*.js', (route) => route.abort());
  await page.goto('/search');
  const loading = page.getByRole('status').filter({ hasText: 'One moment…' });
  const again = loading.getByRole('link', { name: 'Load It Again' });
  await expect(loading).toBeVisible();
  await expect(again).toBeHidden();
  const delays = await page.evaluate(() => {
    const late = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation && animation.animationName === 'app-late');
    for (const animation of late) animation.finish();
    return late.map(({ effect }) => effect?.getTiming().delay);
  });
  expect(delays).toEqual([25_000]);
  await expect(again).toBeInViewport();
  release();
  await again.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(loading).toHaveCount(0);
});

test('an app that fails as it starts is reported', async ({ page }) => {
  await page.addInitScript(() => Reflect.set(window.history, 'replaceState', undefined));
  await page.goto(demo.guestList);
  await usePage(page);
  await expect(page.getByRole('alert').filter({ hasText: notLoaded })).toBeVisible();
  await expect(page.getByText('One moment…')).toHaveCount(0);
});

test('an app that takes long is reported until it has come', async ({ page }) => {
  await page.clock.install();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(FIRST_CHUNK, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/search', { waitUntil: 'commit' });
  await page.clock.runFor(2_000);
  await expect(page.getByRole('status').filter({ hasText: 'One moment…' })).toBeInViewport();
  await expect(page.locator('.app-late')).toHaveCount(0);
  await page.clock.runFor(20_000);
  const alert = page.getByRole('alert').filter({ hasText: notLoaded });
  await expect(alert).toBeVisible();
  release();
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(alert).toBeHidden();
});
