import { expect, type Page } from '@playwright/test';
import { addToCart, continueShopping, neededGift, newVisitor, signIn } from '../shop.ts';
import { test } from '../test.ts';

const grId = '100200301';
const settings = `/gift-registry/registrant/edit-registry?id=${grId}`;
const guests = `/gift-registry/guest-list/${grId}`;

const choose = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Save: Who can see it' }).click();
  await expect(page.getByText('Who can see it: saved.')).toBeAttached();
};

test.afterAll(async ({ browser }, { project }) => {
  const page = await newVisitor(browser, project.use.baseURL);
  await signIn(page, settings);
  await choose(page, /^Anyone can find it/);
});

for (const width of [1440, 390]) {
  test(`[SET-02] by link only, private, and open again; whoever has the link can do what guests do: ${width} wide`, async ({
    browser,
    baseURL,
  }) => {
    const [owner, guest] = [await newVisitor(browser, baseURL), await newVisitor(browser, baseURL)];
    for (const page of [owner, guest]) await page.setViewportSize({ width, height: 900 });
    await signIn(owner, settings);
    await choose(owner, /^By link only/);
    const link = await owner.getByLabel('Shareable link').inputValue();
    expect(link).toMatch(/\?key=[\w-]{22}$/);

    const hidden = await guest.goto(guests);
    expect(hidden?.status()).toBe(404);
    const bytes = await hidden?.text();
    const unknown = await guest.goto('/gift-registry/guest-list/999999999');
    expect(await unknown?.text()).toBe(bytes);

    const shown = await guest.goto(link);
    expect([shown?.status(), shown?.headers()['x-robots-tag']]).toEqual([200, 'noindex']);
    const name = await neededGift(guest, 1);
    await addToCart(guest, name);
    await guest.goto(`/checkout/cart`);
    await guest.getByRole('link', { name: 'Back to the registry' }).click();
    await expect(guest.getByRole('article').first()).toBeVisible();
    expect(guest.url()).toBe(link);

    await choose(owner, /^Private/);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This registry is closed');
    await expect(owner.getByText('While your registry is private, its link opens for no one but you.')).toBeVisible();
    await guest.getByRole('button', { name: 'Try Again' }).click();
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This registry is closed');
    await choose(owner, /^Anyone can find it/);
    await guest.getByRole('button', { name: 'Try Again' }).click();
    await expect(guest.getByRole('article').first()).toBeVisible();
    expect((await guest.goto(guests))?.status()).toBe(200);
  });
}

test('[SET-02] the product’s page of a gift that came by a link knows the registry and leads back', async ({
  browser,
  baseURL,
}) => {
  const [owner, guest] = [await newVisitor(browser, baseURL), await newVisitor(browser, baseURL)];
  await signIn(owner, settings);
  await choose(owner, /^By link only/);
  const link = await owner.getByLabel('Shareable link').inputValue();
  await guest.goto(link);
  const product = await guest.locator('a[href*="/product/"][href*="registry="]').first().getAttribute('href');
  expect(product).toMatch(/&key=[\w-]{22}$/);
  await guest.goto(product ?? '');
  await expect(guest.getByRole('link', { name: /registry/i }).first()).toBeVisible();
  const back = guest.locator(`a[href^="${guests}?key="]`).first();
  await expect(back).toBeVisible();
  const add = guest.getByRole('button', { name: /^Add to Cart/ });
  if ((await add.count()) > 0) {
    await add.first().click();
    await continueShopping(guest);
  }
  await back.click();
  await expect(guest.getByRole('article').first()).toBeVisible();
});
