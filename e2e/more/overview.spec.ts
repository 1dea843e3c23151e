import { expect, type Page } from '@playwright/test';
import { giftCardsOn } from '../gift-cards.ts';
import {
  addToCart,
  card,
  demo,
  neededGift,
  newVisitor,
  placeOrder,
  sectionCountsOf,
  signIn,
  wholeList,
} from '../shop.ts';
import { test } from '../test.ts';

const overview = `/gift-registry/overview/${demo.grId}`;
const part = (page: Page, name: string) => page.getByRole('region', { name });

for (const width of [1440, 390]) {
  test(`[OVR-01] [ROUTE-01] [PAGE-01] [TAB-01] [THX-01] how it stands, what is bought meanwhile and stays the newest, what to do next, ${width} wide`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, overview);
    await expect(page.getByRole('heading', { level: 1, name: /^Overview/ })).toBeVisible();
    await expect(page.getByText(/^days? to go$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
    await expect(page.getByText(/^\d+ of \d+ items purchased$/)).toBeVisible();
    await expect(part(page, 'Most loved').getByRole('article').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expect(part(page, 'What to do next').getByRole('link').first()).toBeVisible();
    expect(await part(page, 'Ideas for your registry').getByRole('link').count()).toBeGreaterThanOrEqual(5);

    const guest = await newVisitor(browser, baseURL);
    await guest.goto(demo.guestList);
    await wholeList(guest);
    const name = await neededGift(guest, 1);
    const before = await sectionCountsOf(card(guest, name));
    await addToCart(guest, name);
    await placeOrder(guest);
    const newest = part(page, 'Recently purchased').getByRole('listitem').first();
    await expect(newest.getByText(name)).toBeVisible();
    await expect(newest.getByText('Just now')).toBeVisible();
    await expect(newest.getByText(`${before.purchased + 1} of ${before.wanted} purchased`)).toBeVisible();

    const cards = await giftCardsOn(guest, demo.guestList);
    await cards.amount.fill('75');
    await cards.add.click();
    await expect(cards.added).toBeVisible();
    await placeOrder(guest);
    await expect(newest.getByText('$75', { exact: true })).toBeVisible();
    await expect(newest.getByText('Just now')).toBeVisible();

    await page.reload();
    await expect(newest.getByText('$75', { exact: true })).toBeVisible();
    await expect(part(page, 'Recently purchased').getByRole('listitem').nth(1).getByText(name)).toBeVisible();
    await expect(newest.getByText('Just now')).toBeVisible();
    const whens = part(page, 'Recently purchased')
      .getByRole('listitem')
      .getByText(/^(Just now|Today|Yesterday|[A-Z][a-z]{2} \d+, \d{4})$/);
    await expect(whens).toHaveCount(5);

    const thanking = part(page, 'What to do next').getByRole('link', { name: /^Say thank you/ });
    const waiting = Number(/(\d+) gifts? (?:is|are) waiting/.exec((await thanking.textContent()) ?? '')?.[1]);
    await signIn(guest, `/gift-registry/thank-you-manager/${demo.grId}`);
    await guest
      .getByRole('button', { name: /^Not yet\./ })
      .first()
      .click();
    await expect(thanking).toContainText(`${waiting - 1} gift`);

    await part(page, 'What to do next')
      .getByRole('link', { name: /checklist/ })
      .click();
    await page.waitForURL(`**/gift-registry/checklist/${demo.grId}`);

    // Of a list so long nothing else that guests do here takes the photo's place among the four steps.
    await page.goto('/gift-registry/overview/100200304');
    const opener = part(page, 'What to do next').getByRole('button', { name: /^Add a photo/ });
    await opener.click();
    await expect(page.getByRole('dialog', { name: 'Profile Photo' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}

test('[PAGE-01] where the house has written four ideas, the list stands there', async ({ page }) => {
  const four = (body: string): string => body.replaceAll('"title":"Set the table first"', '"title":""');
  for (const address of [`**${overview}`, `**/api/registry/${demo.grId}`])
    await page.route(address, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: four(await answer.text()) });
    });
  await signIn(page, overview);
  await wholeList(page);
  await expect(page.getByRole('button', { name: /Filter/ }).first()).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Your registry' }).getByRole('link', { name: 'Overview' }),
  ).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('region', { name: 'Ideas for your registry' })).toHaveCount(0);
});
