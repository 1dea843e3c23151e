import { expect, type Page } from '@playwright/test';
import { expectNoViolations, onSite } from '../axe.ts';
import { waitForApp } from '../registry.ts';
import { addToCart, demo, neededGift, placeOrder, signIn, waitForWholeList } from '../shop.ts';
import { test } from '../test.ts';

const product = '/product/fennel-12-piece-dinnerware-set/410101';
const WIDE = 1440;
const PHONE = 390;

type Row = readonly [path: string, width: typeof WIDE | typeof PHONE];

/** Narrows a long list to a few cards of every kind. */
const few = 'category=Dinnerware&category=Bar';

const guestPages: ReadonlyArray<Row> = [
  ['/', WIDE],
  [demo.guestList, WIDE],
  [`${demo.guestList}?${few}`, PHONE],
  ['/gift-registry/guest-list/100200305', PHONE],
  [product, PHONE],
  ['/search?category=Rugs', WIDE],
  ['/search?q=teapot', PHONE],
  ['/checkout/cart', WIDE],
  ['/customer-service/alaska-hawaii-territory-shipping-quote', PHONE],
  ['/gift-cards/', WIDE],
  ['/stores/', PHONE],
  ['/gift-registry/find', WIDE],
  ['/gift-registry/find?text=amelia', PHONE],
  ['/account/login', PHONE],
  ['/account/new', WIDE],
  ['/account/forgot-password', PHONE],
  ['/account/reset-password?token=none', WIDE],
  ['/account/invitation?token=none', PHONE],
  ['/no/such/page', WIDE],
  ['/gift-registry/guest-list/100200306', PHONE],
];

const registrantPages: ReadonlyArray<Row> = [
  ['/', PHONE],
  ['/gift-registry/my-gift-registry/', WIDE],
  ['/gift-registry/new', PHONE],
  ['/gift-registry/my-gift-registry/100200303', PHONE],
  ['/gift-registry/overview/100200300', WIDE],
  ['/gift-registry/overview/100200305', PHONE],
  [`${demo.registrantList}?${few}`, WIDE],
  [`${demo.registrantList}?${few}`, PHONE],
  ['/gift-registry/registrant-list/100200303', WIDE],
  ['/gift-registry/checklist/100200300', PHONE],
  ['/gift-registry/thank-you-manager/100200300', WIDE],
  ['/gift-registry/thank-you-manager/100200300', PHONE],
  ['/gift-registry/registrant/edit-registry?id=100200300', WIDE],
  ['/account', PHONE],
  ['/gift-registry/add-more-gifts/wedding', WIDE],
  ['/gift-registry/add-more-gifts/kids?category=Nursery', PHONE],
  ['/gift-registry/scan', PHONE],
  ['/gift-registry/view-similar-items/410601/100200300', WIDE],
  [product, WIDE],
];

const LOADING = /Loading|is being loaded|Looking for|Reading|One moment/;

/** Waits until nothing on the page is loading. */
const waitForContent = async (page: Page): Promise<void> => {
  await waitForApp(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true], main .skeleton')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: LOADING })).toHaveCount(0);
  if ((await page.locator('main article').count()) > 0) await waitForWholeList(page);
};

const checkPage = async (page: Page, [path, width]: Row): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await waitForContent(page);
  await expectNoViolations(page, `${path}, ${width} wide`);
};

test('axe finds no violation on any page for guests', async ({ page }) => {
  for (const row of guestPages) await test.step(row.join(' '), () => checkPage(page, row));
  await page.goto(demo.guestList);
  await addToCart(page, await neededGift(page, 1));
  await checkPage(page, ['/checkout/cart', WIDE]);
  await checkPage(page, ['/checkout/cart', PHONE]);
  await placeOrder(page);
  await expectNoViolations(page, 'placed order');
});

test('axe finds no violation on any page for registrants', async ({ page }) => {
  await signIn(page, demo.registrantList);
  for (const row of registrantPages) await test.step(row.join(' '), () => checkPage(page, row));
});

for (const [site, list, width] of [
  ['modern', `${demo.guestList}?${few}`, WIDE],
  ['kids', '/gift-registry/guest-list/100200301?category=Nursery', PHONE],
  ['ca', '/gift-registry/guest-list/100200302', WIDE],
] as const)
  test(`axe finds no violation on the pages of the ${site} site`, async ({ page, baseURL }) => {
    const address = (path: string): string => onSite(baseURL, site, path);
    await checkPage(page, [address(list), width]);
    await addToCart(page, await neededGift(page, 1));
    await checkPage(page, [address('/checkout/cart'), width]);
    await checkPage(page, [address('/search?q=bowl'), width]);
    const product = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
    await checkPage(page, [address(product ?? ''), width]);
    const overview = list.replace('guest-list', 'overview').replace(/\?.*/, '');
    await signIn(page, address(overview));
    await waitForContent(page);
    await expectNoViolations(page, `overview of ${site}`);
  });
