import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { addToCart, card, demo, neededGift, signIn } from './shop.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Report {
  readonly violations: ReadonlyArray<{ readonly id: string; readonly nodes: ReadonlyArray<{ readonly html: string }> }>;
}

const violations = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.evaluate(axe);
  const report = await page.evaluate<Report>("axe.run({ resultTypes: ['violations'] })");
  return report.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
};

for (const width of [1440, 390]) {
  test(`no page has a violation that axe can see, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const product = '/product/fennel-12-piece-dinnerware-set/410101';
    for (const path of ['/', demo.guestList, product, '/account/login', '/no/such/page', '/checkout/cart']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violations(page), path).toEqual([]);
    }
    await page.goto(demo.guestList);
    await addToCart(page, await neededGift(page, 1));
    await page.goto('/checkout/cart');
    await expect(page.getByLabel('First name')).toBeVisible();
    expect(await violations(page), 'cart with a line').toEqual([]);
    await signIn(page, demo.registrantList);
    expect(await violations(page), 'registrant').toEqual([]);
  });
}

test('[BUY-01] [CART-06] a gift can be bought by keyboard alone', async ({ page }) => {
  await page.goto(demo.guestList);
  const name = await neededGift(page, 2);
  await card(page, name).getByLabel(`Quantity of ${name}`).focus();
  const add = card(page, name).getByRole('button', { name: /^Add to Cart/ });
  for (let step = 0; step < 3 && !(await add.evaluate((button) => button === document.activeElement)); step += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(card(page, name).getByRole('button', { name: 'ADDED' })).toBeVisible();
  await page.goto('/checkout/cart');
  await page.getByLabel('First name').focus();
  for (const text of ['Ruth', 'Okafor', 'ruth@example.com', 'With love']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  const place = page.getByRole('button', { name: /^Place Order/ });
  for (let step = 0; step < 8 && !(await place.evaluate((button) => button === document.activeElement)); step += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you, Ruth' })).toBeVisible();
});
