import { expect, type Page } from '@playwright/test';
import { expectNoViolations, onSite } from '../axe.ts';
import { addToCart, demo, neededGift, placeOrder, signIn, wholeList } from '../shop.ts';
import { test } from '../test.ts';

const product = '/product/fennel-12-piece-dinnerware-set/410101';
const WIDE = 1440;
const PHONE = 390;

type Row = readonly [path: string, width: typeof WIDE | typeof PHONE];

/** Of a long list a few cards of every kind: what axe finds wrong with one of a kind it would find wrong with all. */
const few = 'category=Dinnerware&category=Bar';

/** How to read: the page, and how wide the window is. */
const ofGuests: ReadonlyArray<Row> = [
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

const ofRegistrants: ReadonlyArray<Row> = [
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

/** What is said while something is on its way. */
const WAITING = /Loading|is being loaded|Looking for|Reading|One moment/;

/** Waits until a page holds what it is about, not what stands in its place. */
const isThere = async (page: Page): Promise<void> => {
  await expect(page.locator('#root > [inert]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true], main .mantine-Skeleton-root')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: WAITING })).toHaveCount(0);
  if ((await page.locator('main article').count()) > 0) await wholeList(page);
};

const lookAt = async (page: Page, [path, width]: Row): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await isThere(page);
  await expectNoViolations(page, `${path}, ${width} wide`);
};

test('no page that a guest sees has a violation that axe can see', async ({ page }) => {
  for (const row of ofGuests) await test.step(row.join(' '), () => lookAt(page, row));
  await page.goto(demo.guestList);
  await addToCart(page, await neededGift(page, 1));
  await lookAt(page, ['/checkout/cart', WIDE]);
  await lookAt(page, ['/checkout/cart', PHONE]);
  await placeOrder(page);
  await expectNoViolations(page, 'what is bought');
});

test('no page of a registrant has a violation that axe can see', async ({ page }) => {
  await signIn(page, demo.registrantList);
  for (const row of ofRegistrants) await test.step(row.join(' '), () => lookAt(page, row));
});

for (const [site, list, width] of [
  ['modern', `${demo.guestList}?${few}`, WIDE],
  ['kids', '/gift-registry/guest-list/100200301?category=Nursery', PHONE],
  ['ca', '/gift-registry/guest-list/100200302', WIDE],
] as const)
  test(`no page of ${site} has a violation that axe can see`, async ({ page, baseURL }) => {
    const there = (path: string): string => onSite(baseURL, site, path);
    await lookAt(page, [there(list), width]);
    await addToCart(page, await neededGift(page, 1));
    await lookAt(page, [there('/checkout/cart'), width]);
    await lookAt(page, [there('/search?q=bowl'), width]);
    const product = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
    await lookAt(page, [there(product ?? ''), width]);
    const overview = list.replace('guest-list', 'overview').replace(/\?.*/, '');
    await page.goto(there(`/account/login?returnUrl=${overview}`));
    await page.getByLabel('Email').fill(demo.email);
    await page.getByLabel('Password', { exact: true }).fill(demo.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL(there(overview));
    await isThere(page);
    await expectNoViolations(page, `overview of ${site}`);
  });
