import { expect, type Page } from '@playwright/test';
import { demo, wholeList } from '../shop.ts';
import { test } from '../test.ts';

const sentBy = { referrerId: 'r-1', referrerLinkId: 'l-2', wcTrackId: 'w-3' };
const other = '/gift-registry/guest-list/100200305';
const none = {
  purchasedGiftCardAmount: null,
  purchasedGiftCardType: null,
  purchasedQuantity: null,
  purchasedSku: null,
  referrerId: null,
  referrerLinkId: null,
  wcTrackId: null,
};

const withParameters = (path: string, parameters: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(parameters)}`;

/** What the page was told of its own address. */
const queryStrings = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.locator('#page-state').textContent()) ?? 'null').queryStrings;

const tracked = (page: Page) => page.evaluate(() => window.dataLayer ?? []);

const groupBy = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: /^Group by/ }).click();
  await page.getByRole('menuitemradio', { name }).click();
};

test('[ROUTE-16] what an address brings along is in the page state, and junk in it is no error', async ({ page }) => {
  const bought = {
    purchasedGiftCardAmount: '50.00',
    purchasedGiftCardType: 'EGiftCard',
    purchasedQuantity: '2',
    purchasedSku: '004821',
  };
  await page.goto(withParameters(demo.guestList, { ...bought, ...sentBy }));
  expect(await queryStrings(page)).toEqual({
    ...sentBy,
    purchasedGiftCardAmount: '50.00',
    purchasedGiftCardType: 'EGiftCard',
    purchasedQuantity: 2,
    purchasedSku: '4821',
  });
  const junk = {
    purchasedGiftCardAmount: 'NaN',
    purchasedGiftCardType: '<script>',
    purchasedQuantity: '100',
    purchasedSku: "4821'--",
    referrerId: 'a'.repeat(65),
    referrerLinkId: 'line\nbreak',
    wcTrackId: '',
  };
  const answer = await page.goto(withParameters(demo.guestList, junk));
  expect(answer?.status()).toBe(200);
  expect(await queryStrings(page)).toEqual(none);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('[ROUTE-16] [ANA-01] who sent the visitor goes along with everything that is tracked, on this page and those after it', async ({
  page,
}) => {
  await page.goto(withParameters(demo.guestList, sentBy));
  await wholeList(page);
  await groupBy(page, 'Brand');
  await page.getByText('Still Needed', { exact: true }).click();
  await expect(page).toHaveURL(/show=needed/);
  const told = { event: 'gift-registry:analytics', ...sentBy };
  expect(await tracked(page)).toEqual([
    { ...told, grId: demo.grId, _tag: 'Grouped', groupBy: 'brand' },
    { ...told, grId: demo.grId, _tag: 'Filtered', giftOption: 'needed', filters: [] },
  ]);

  await page.goto(other);
  await wholeList(page);
  await groupBy(page, 'Brand');
  expect(await tracked(page)).toEqual([{ ...told, grId: '100200305', _tag: 'Grouped', groupBy: 'brand' }]);
});

test('[ROUTE-16] who sent the visitor goes along to the other brand’s site, and is not on the links of this one', async ({
  page,
}) => {
  await page.goto(withParameters(demo.guestList, sentBy));
  await wholeList(page);
  const across = page.getByRole('article').locator('a[href*="//modern.localhost"]').first();
  const address = new URL((await across.getAttribute('href')) ?? '');
  expect(Object.fromEntries(address.searchParams)).toEqual({ registry: demo.grId, ...sentBy });
  const here = await page
    .getByRole('article')
    .locator('a[href^="/product/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(here.length).toBeGreaterThan(0);
  for (const href of here) expect(href).not.toMatch(/referrer|wcTrackId/);

  await page.goto(demo.guestList);
  await wholeList(page);
  expect(new URL((await across.getAttribute('href')) ?? '').searchParams.get('referrerId')).toBe('r-1');
});
