import { expect } from '@playwright/test';
import {
  addToCart,
  card,
  demo,
  giftsOf,
  neededGift,
  newVisitor,
  placeOrder,
  sectionCountsOf,
  signIn,
  wholeList,
} from '../shop.ts';
import { test } from '../test.ts';

test('[PAGE-02] [PAGE-06] the head names event, people, day and sums; sections fold away', async ({ page }) => {
  await page.goto(demo.guestList);
  const main = page.getByRole('main');
  await expect(main.getByText('Wedding Registry')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Amelia\s*&\s*Jonah/);
  await expect(main.getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible();
  await expect(main.getByText('Registry # 100200300')).toBeVisible();
  await expect(main.getByText(/Thank you for your generosity/)).toBeVisible();
  await expect(main.getByText(/^\$(4[5-9]\d|[5-9]\d\d)$/)).toBeVisible();

  const section = page.getByRole('heading', { level: 2 }).first().getByRole('button');
  const first = page.locator('article').first();
  await expect(section).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toBeVisible();
  await section.click();
  await expect(section).toHaveAttribute('aria-expanded', 'false');
  await expect(first).toBeHidden();
});

test('[LIST-04] [PAGE-13] a guest sees nothing that is no longer available, its registrant does', async ({
  browser,
  baseURL,
}) => {
  const guest = await newVisitor(browser, baseURL);
  await guest.goto(demo.guestList);
  await expect(guest.getByText(/allow up to 20 minutes for your gift to show as purchased/)).toBeVisible();
  await expect(guest.getByRole('heading', { name: 'No Longer Available' })).toHaveCount(0);

  const registrant = await newVisitor(browser, baseURL);
  await signIn(registrant, demo.registrantList);
  const section = registrant.getByRole('region', { name: 'No Longer Available' });
  await wholeList(registrant);
  const names = await section.getByRole('heading', { level: 3 }).allTextContents();
  expect(names.length).toBeGreaterThanOrEqual(4);
  const bytes = await (await guest.request.get(demo.guestList)).text();
  expect(bytes).toContain('"sku":"410101"');
  for (const name of names) {
    await expect(card(guest, name)).toHaveCount(0);
    expect(bytes).not.toContain(name);
  }
});

test('[ITEM-03] what is purchased stands last in its section, with its banner and without purchase controls', async ({
  page,
}) => {
  await page.goto(demo.guestList);
  await wholeList(page);
  let seen = 0;
  for (const section of await page.getByRole('main').locator('section').all()) {
    const isPurchased = await section
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.map((one) => [...one.querySelectorAll('p')].some((p) => p.textContent === 'Purchased')),
      );
    seen += isPurchased.filter(Boolean).length;
    expect(isPurchased).toEqual([...isPurchased].sort((a, b) => Number(a) - Number(b)));
  }
  expect(seen).toBeGreaterThan(0);
  const banner = page.getByRole('article').filter({ has: page.getByText('Purchased', { exact: true }) });
  await expect(banner.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(0);
});

test('[PAGE-08] [LIST-06] [LIST-11] gift options narrow the list, stand in the address, and can be cleared', async ({
  page,
}) => {
  await page.goto(demo.guestList);
  await wholeList(page);
  const all = await page.getByRole('article').count();
  await page.getByText('Still Needed', { exact: true }).click();
  await expect(page).toHaveURL(/show=needed/);
  await expect(page.getByText('Purchased', { exact: true }).and(page.locator('article p'))).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(all);
  await page.getByText('Still Needed', { exact: true }).click();
  await expect(page).toHaveURL(/show=needed/);
  await page.reload();
  await expect(page).toHaveURL(/show=needed/);
  await wholeList(page);
  expect(await page.getByRole('article').count()).toBeLessThan(all);
});

test('[CART-09] one cart holds gifts of two registries, and one order buys them all', async ({ page }) => {
  const lists = [demo.guestList, '/gift-registry/guest-list/100200305'];
  const chosen: { readonly list: string; readonly name: string; readonly after: string }[] = [];
  for (const list of lists) {
    await page.goto(list);
    const name = await neededGift(page, 1);
    const { purchased, wanted } = await sectionCountsOf(card(page, name));
    await addToCart(page, name);
    chosen.push({ list, name, after: `${purchased + 1} of ${wanted} purchased` });
  }
  await placeOrder(page);
  for (const { list, name, after } of chosen) {
    await page.goto(list);
    await expect(card(page, name).getByText(after)).toBeVisible();
  }
});

test('[STATE-03] after the event guests may look and buy as before', async ({ page }) => {
  await page.goto('/gift-registry/guest-list/100200305');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/days? to go/)).toHaveCount(0);
  const name = await neededGift(page, 1);
  const { purchased, wanted } = await sectionCountsOf(card(page, name));
  await addToCart(page, name);
  await placeOrder(page);
  await page.goto('/gift-registry/guest-list/100200305');
  await expect(card(page, name).getByText(`${purchased + 1} of ${wanted} purchased`)).toBeVisible();
});

test('a list of a thousand gifts comes whole after its first hundred', async ({ page }) => {
  await page.goto('/gift-registry/guest-list/100200304');
  await expect(page.getByRole('article')).toHaveCount(await giftsOf(page, '100200304'));
});
