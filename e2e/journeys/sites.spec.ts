import { expect, type Locator, type Page } from '@playwright/test';
import { onSite } from '../axe.ts';
import { begin, enter, sessionOf } from '../registry.ts';
import { card, layersClosed, stepsLanded, stranger, wholeList } from '../shop.ts';
import { test } from '../test.ts';

const canadian = '/gift-registry/guest-list/100200302';
const SHAKER = 'Torque Cocktail Shaker';
const message = (page: Page): Locator => page.getByRole('complementary', { name: 'Both brands on one registry' });
const units = (page: Page) => page.getByRole('link', { name: /^Cart, / });
const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const SHOPPING = "You're now shopping this registry at Mode Two.";
const asked = (page: Page): string => new URL(page.url()).search;

/** The tab that Continue opens. */
const continued = async (page: Page, dialog: Locator): Promise<Page> => {
  const opening = page.context().waitForEvent('page');
  await dialog.getByRole('button', { name: /^Continue to .* \(opens in a new tab\)$/ }).click();
  const there = await opening;
  await there.bringToFront();
  await expect(there.getByRole('heading', { level: 1 })).toBeVisible();
  return there;
};

test('[SITE-01] [SITE-02] [CA-01] [GC-08] four sites: each host has its name, its number and its prices; in Canada no gift cards are sold, nothing is given together, and nothing is of the other brand; a registry of the other market is shown on its own site', async ({
  page,
  baseURL,
  ownList,
}) => {
  const own = await ownList([['410107', 4]]);
  for (const [site, name, prefix, phone, path] of [
    ['main', 'Hearth & Field', '$', '1-800-555-0142', own.guestList],
    ['modern', 'Mode Two', '$', '1-800-555-0142', own.guestList],
    ['kids', 'Hearth & Field Kids', '$', '1-800-555-0142', own.guestList],
    ['ca', 'Hearth & Field Canada', 'CAD ', '1-800-555-0178', canadian],
  ] as const) {
    // A registry of the other market is shown on its own site.
    await page.goto(onSite(baseURL, site === 'main' ? 'ca' : site, path));
    await expect(page).toHaveURL(onSite(baseURL, site, path));
    await wholeList(page);
    await expect(page).toHaveTitle(new RegExp(`${name}$`));
    await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: new RegExp(phone) })).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText(new RegExp(`${prefix.replace('$', '\\$')}\\d`));
  }
  await expect(page.getByRole('heading', { level: 2, name: 'GIFT CARDS' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buy a Gift Card Online' })).toHaveAttribute('href', '/gift-cards/');
  await expect(page.getByRole('link', { name: 'Buy a Gift Card in a Store' })).toHaveAttribute('href', '/stores/');
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveCount(0);
  await expect(page.getByText(/Group Gift|raised$|in gift cards|at least \$/)).toHaveCount(0);
  await expect(message(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Mode Two/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Buy a Gift Card Online' }).click();
  await expect(page).toHaveURL(/\/gift-cards\/$/);
  await expect(page.getByText(/can’t be ordered on this site or through a registry/)).toBeVisible();
  await expect(page.getByText(/eGift cards are sold by phone and arrive by email/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  const elsewhere = await page.request.get(`${canadian}?sort=price`, { maxRedirects: 0 });
  expect(elsewhere.headers()['location']).toBe(onSite(baseURL, 'ca', `${canadian}?sort=price`));
});

test('[XB-01] [XB-02] [XB-04] [XB-07] [ROUTE-15] a guest is told of both brands, and what is bought on the other one’s site is in the cart there, once', async ({
  page,
  ownList,
}) => {
  const own = await ownList([
    ['410107', 4],
    ['410530', 4],
  ]);
  await page.goto(`${own.guestList}?referrerId=r-1`);
  await wholeList(page);
  await expect(message(page)).toContainText('Gifts from Mode Two open in a new tab.');
  await message(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(message(page)).toHaveCount(0);
  const gift = card(page, SHAKER);
  await expect(gift.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(0);
  await gift.getByRole('link', { name: SHAKER }).last().click();
  const details = page.getByRole('dialog', { name: SHAKER });
  await details.getByRole('button', { name: /^View on Mode Two/ }).click();
  await page.getByRole('dialog', { name: 'View on Mode Two' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await stepsLanded(page);
  await page.keyboard.press('Escape');
  await layersClosed(page);

  await gift.getByRole('button', { name: `Buy on Mode Two: ${SHAKER}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Buy on Mode Two' });
  await dialog.getByRole('button', { name: `One more of ${SHAKER}` }).click();
  const there = await continued(page, dialog);
  await expect(there.getByRole('dialog').filter({ hasText: SHAKER })).toBeVisible();
  await there.keyboard.press('Escape');
  await layersClosed(there);
  await expect(toast(there, SHOPPING)).toBeVisible();
  await expect(units(there)).toHaveAccessibleName('Cart, 2 items');
  expect(new URL(there.url()).hostname).toBe('modern.localhost');
  expect(asked(there)).toBe('?isCrossBrandRedirect=true&referrerId=r-1');
  await there.reload();
  await expect(units(there)).toHaveAccessibleName('Cart, 2 items');
  await toast(there, SHOPPING).getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast(there, SHOPPING)).toHaveCount(0);
  expect(asked(there)).toBe('?referrerId=r-1');
  await expect(units(page)).toHaveAccessibleName('Cart, 0 items');
});

test('[XB-03] [REC-06] a registrant finds what is picked on the other brand’s site, is signed in there, and signs out of both', async ({
  page,
  playwright,
  baseURL,
}) => {
  const session = await sessionOf(playwright.request, baseURL, stranger);
  const own = await begin(playwright.request, baseURL, session, [['410107', 2]]);
  await enter(page, session, own.registrantList);
  const picks = page.getByRole('region', { name: 'Top Registry Picks' });
  await picks.getByText('Mode Two', { exact: true }).click();
  const first = picks.getByRole('link', { name: /\(opens in a new tab\)$/ }).first();
  await expect(first).toHaveAttribute('href', /utm_medium=recommendation&utm_source=main&utm_campaign=cross-brand$/);
  await first.click();
  const product = await continued(page, page.getByRole('dialog', { name: 'View on Mode Two' }));
  await expect(product.getByText(`You're signed in as ${stranger.email}.`)).toBeVisible();
  await expect(product.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  expect(new URL(product.url()).hostname).toBe('modern.localhost');
  await product.getByRole('button', { name: 'Account', exact: true }).click();
  await product.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(product.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  const { isLoggedIn } = await (await page.request.get('/api/account/config')).json();
  expect(isLoggedIn).toBe(false);
});

test('[ROUTE-10] what is told of shipping, gift cards and stores stands within the site’s frame, which leads from one to the other', async ({
  page,
}) => {
  await page.goto('/customer-service/alaska-hawaii-territory-shipping-quote');
  await expect(page).toHaveTitle('Shipping to Alaska, Hawaii and U.S. Territories | Hearth & Field');
  const service = page.getByRole('banner').getByRole('navigation', { name: 'Stores, gift cards and help' });
  await service.getByRole('link', { name: 'Gift Cards' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gift Cards' })).toBeVisible();
  await service.getByRole('link', { name: 'Stores' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Stores' })).toBeVisible();
});

test('[ROUTE-17] unknown paths, unknown registries and private ones get one clear page with a way on', async ({
  page,
  ownList,
  demoOwner,
}) => {
  const bodies = new Set<string>();
  for (const path of ['/gift-registry/guest-list/999999999', '/gift-registry/guest-list/100200306', '/no/such/page']) {
    const answer = await page.request.get(path);
    expect(answer.status()).toBe(404);
    bodies.add(await answer.text());
  }
  expect(bodies.size).toBe(1);
  expect([...bodies].join()).toMatch(/<h1[^>]*>We couldn’t find this page</);
  await page.goto('/no/such/page');
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Go to the Home Page', 'Find a Registry']);
  const foreign = await ownList([]);
  await page.context().addCookies(demoOwner.cookies);
  expect((await page.request.get(foreign.settings)).status()).toBe(403);
});
