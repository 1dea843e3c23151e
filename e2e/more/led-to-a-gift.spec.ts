import { expect, type Page } from '@playwright/test';
import { addedLayer, demo, signIn, wholeList } from '../shop.ts';
import { test } from '../test.ts';

/** The last gift of the list, by the end of an address that leads to it. */
const lastGift = async (page: Page): Promise<string> => {
  await wholeList(page);
  return (await page.locator('main article a[id^="link-"]').last().getAttribute('id')) ?? '';
};

const expectLedTo = async (page: Page, gift: string): Promise<void> => {
  const link = page.locator(`[id="${gift}"]`);
  await expect(link).toBeFocused();
  await expect(link, 'also once all around it is drawn').toBeInViewport({ ratio: 1 });
  await wholeList(page);
  await expect(link).toBeInViewport({ ratio: 1 });
};

for (const { size, ...viewport } of [
  { size: 'desktop', width: 1440, height: 900 },
  { size: 'phone', width: 390, height: 844 },
]) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    for (const [length, grId] of [
      ['a list', demo.grId],
      ['a list of a thousand gifts', '100200304'],
    ] as const)
      test(`[ADD-03] an address that ends in a gift of ${length} leads to its card`, async ({ page }) => {
        const path = `/gift-registry/guest-list/${grId}`;
        await page.goto(path);
        const gift = await lastGift(page);
        await page.goto('/');
        await page.goto(`${path}#${gift}`);
        await expectLedTo(page, gift);

        const add = page.getByRole('button', { name: /^Add to Cart/ }).first();
        // The list holds the card for a moment, until its reader moves.
        await page.keyboard.press('Tab');
        await expect(async () => {
          await add.focus();
          await expect(add).toBeFocused({ timeout: 500 });
        }).toPass();
        await page.keyboard.press('Enter');
        await expect(addedLayer(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(addedLayer(page)).toHaveCount(0);
        await expect(page).toHaveURL(path);
        await expect(page.locator('main article button:focus'), 'and not again').toBeInViewport();
      });

    test('[ADD-03] who scrolls before the list is complete is not led away', async ({ page }) => {
      const path = '/gift-registry/guest-list/100200304';
      await page.goto(path);
      const gift = await lastGift(page);
      await page.goto('/');
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(
        ({ pathname }) => pathname === '/api/registry/100200304',
        async (route) => {
          await released;
          await route.continue();
        },
      );
      await page.goto(`${path}#${gift}`);
      await expect(page.getByText('Loading the rest…')).toBeAttached();
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      release();
      await wholeList(page);
      await expect(page.locator(`[id="${gift}"]`)).not.toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBeLessThan(2_000);
    });

    test('[ADD-03] Edit on a product leads its registrant to its card', async ({ page }) => {
      await signIn(page, '/product/halden-bar-cart/410501');
      await page
        .getByRole('link', { name: / on your registry\. Edit/ })
        .first()
        .click();
      await expect(page).toHaveURL(`${demo.registrantList}#link-410501-0`);
      await expectLedTo(page, 'link-410501-0');
    });
  });
}
