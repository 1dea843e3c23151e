import { expect, type Page } from '@playwright/test';
import { meetUntil } from '../met-calls.ts';
import { demo } from '../shop.ts';
import { test } from '../test.ts';

/** Where what the page opened with stands, and what the app puts there, in whole pixels. */
const places = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    ['header img', 'h1', 'main img'].map((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box === undefined ? 'none' : [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
    }),
  );

/** From now on adds up how far what is seen moves by itself. */
const watchMoves = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry)
          Object.assign(window, { moved: Number(Reflect.get(window, 'moved')) + Number(entry.value) });
    }).observe({ type: 'layout-shift', buffered: true });
  });

const moved = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(window, 'moved')));

const pages = [
  ['[PAGE-02] a registry', demo.guestList],
  ['[ROUTE-19] a product', '/product/ember-mug/410107'],
  ['[ROUTE-20] the entry page', '/'],
] as const;

for (const [size, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test.describe(`what a page shows before its app is there (${size})`, () => {
    test.use({ viewport });

    for (const [name, path] of pages)
      test(`${name} stands where the app will put it, and nothing can be pressed yet`, async ({ page, context }) => {
        const early = await context.newPage();
        await early.route('**/assets/first-*.js', (route) => route.abort());
        await early.goto(path);
        await expect(early.locator('h1')).toBeVisible();
        await expect(early.locator('main img').first()).toHaveJSProperty('complete', true);
        await expect(early.getByRole('heading', { level: 1 })).toHaveCount(0);
        await expect(early.getByRole('alert')).toHaveText('This page hasn’t finished loading. Load It Again');
        await early.evaluate(() => document.getElementById('without-app')?.setAttribute('hidden', ''));
        const opened = await places(early);

        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('load');
        expect(await places(page)).toEqual(opened);
      });

    test('[STATE-01] whoever lost the connection before the app came is told, and loads the page again', async ({
      page,
    }) => {
      const letThrough = await meetUntil(page, '**/assets/first-*.js', (route) => route.abort());
      await page.goto(demo.guestList);
      const told = page.getByRole('alert');
      await expect(told).toHaveText('This page hasn’t finished loading. Load It Again');
      await expect(page.locator('h1')).toBeVisible();
      letThrough();
      await told.getByRole('button', { name: 'Load It Again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(told).toBeHidden();
    });

    test('[STATE-01] to whom not even the first script came is given a way to load the page again', async ({
      page,
    }) => {
      const letThrough = await meetUntil(page, '**/assets/deferred-start-*.js', (route) => route.abort());
      await page.goto(demo.guestList);
      const coming = page.getByRole('status').filter({ hasText: 'Getting this page ready…' });
      const again = coming.getByRole('link', { name: 'Load It Again' });
      await expect(coming).toBeVisible();
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
      letThrough();
      await again.click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(coming).toHaveCount(0);
    });

    test('[STATE-01] whose app breaks as it begins, or does not come for long, is told; once it comes nothing is told any more', async ({
      page,
      context,
    }) => {
      const told = page.getByRole('alert').filter({ hasText: 'This page hasn’t finished loading.' });
      await page.addInitScript(() => Reflect.set(window.history, 'replaceState', undefined));
      await page.goto(demo.guestList);
      await expect(told).toBeVisible();
      await expect(page.getByText('Getting this page ready…')).toHaveCount(0);

      const late = await context.newPage();
      await late.clock.install();
      let come = (): void => undefined;
      const coming = new Promise<void>((resolve) => {
        come = resolve;
      });
      await late.route('**/assets/first-*.js', async (route) => {
        await coming;
        await route.continue();
      });
      await late.goto(demo.guestList, { waitUntil: 'commit' });
      await late.clock.runFor(2_000);
      await expect(late.getByRole('status').filter({ hasText: 'Getting this page ready…' })).toBeInViewport();
      await expect(late.locator('.app-late')).toHaveCount(0);
      await late.clock.runFor(20_000);
      const lateTold = late.getByRole('alert').filter({ hasText: 'This page hasn’t finished loading.' });
      await expect(lateTold).toBeVisible();
      come();
      await late.clock.resume();
      await expect(late.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(lateTold).toBeHidden();
    });

    test('[STATE-01] nothing moves while the app takes the place of what the page opened with', async ({ page }) => {
      await watchMoves(page);
      await page.goto(demo.guestList);
      await expect(page.getByRole('article').nth(60)).toBeAttached();
      expect(await moved(page)).toBeLessThan(0.02);
    });

    test('[CART-05] nothing moves while a cart with something in it, or an empty one, is on its way', async ({
      page,
    }) => {
      await page.goto('/product/ember-mug/410107');
      await page.getByRole('button', { name: /^Add to Cart/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await watchMoves(page);
      await page.route('**/api/cart*', async (route) => {
        await new Promise((later) => setTimeout(later, 600));
        await route.continue();
      });
      await page.goto('/checkout/cart');
      await expect(page.getByRole('heading', { name: 'Order summary' })).toBeVisible();
      expect(await moved(page)).toBeLessThan(0.02);

      await page.context().clearCookies();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
      expect(await moved(page)).toBeLessThan(0.02);
    });
  });
