import { expect, type Locator, type Page } from '@playwright/test';
import { onSite, type sites } from '../axe.ts';
import { createRegistry, createSession, openSignedIn } from '../registry.ts';
import { card, historySettled, stranger, waitForClosedDialogs, waitForWholeList } from '../shop.ts';
import { test } from '../test.ts';

const canadian = '/gift-registry/guest-list/100200302';
const SHAKER = 'Torque Cocktail Shaker';
const brandMessage = (page: Page): Locator => page.getByRole('complementary', { name: 'Both brands on one registry' });
const cartLink = (page: Page) => page.getByRole('link', { name: /^Cart, / });
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const SHOPPING = "You're now shopping this registry at Mode Two.";
const queryOf = (page: Page): string => new URL(page.url()).search;

/** Presses Continue; returns the tab that it opens. */
const continueInNewTab = async (page: Page, dialog: Locator): Promise<Page> => {
  const opening = page.context().waitForEvent('page');
  await dialog.getByRole('button', { name: /^Continue to .* \(opens in a new tab\)$/ }).click();
  const tab = await opening;
  await tab.bringToFront();
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  return tab;
};

test('[SITE-01] [SITE-02] [CA-01] [GC-08] each of the four sites has its name, phone number and prices; Canada has no gift cards, group gifts or other brand; a registry opens on a site of its market', async ({
  page,
  baseURL,
  createList,
}) => {
  const own = await createList([['410107', 4]]);
  const get = (site: (typeof sites)[number], path: string) =>
    page.request.get(path, { headers: { host: new URL(onSite(baseURL, site, path)).host }, maxRedirects: 0 });
  for (const [site, name, phone, price, path] of [
    ['main', 'Hearth & Field', '1-800-555-0142', '>$', own.guestList],
    ['modern', 'Mode Two', '1-800-555-0142', '>$', own.guestList],
    ['kids', 'Hearth & Field Kids', '1-800-555-0142', '>$', own.guestList],
    ['ca', 'Hearth & Field Canada', '1-800-555-0178', '>CAD ', canadian],
  ] as const) {
    const answer = await get(site, path);
    expect(answer.status()).toBe(200);
    const html = (await answer.text()).replaceAll('&amp;', '&');
    expect(html).toMatch(new RegExp(`<title>[^<]* \\| ${name}</title>`));
    for (const text of [`"tel:${phone}"`, price]) expect(html).toContain(text);
  }
  for (const [asked, path, site] of [
    ['ca', own.guestList, 'main'],
    ['main', `${canadian}?sort=price`, 'ca'],
  ] as const)
    expect((await get(asked, path)).headers()['location']).toBe(onSite(baseURL, site, path));
  await page.goto(onSite(baseURL, 'main', canadian));
  await expect(page).toHaveURL(onSite(baseURL, 'ca', canadian));
  await waitForWholeList(page);
  await expect(page).toHaveTitle(/Hearth & Field Canada$/);
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Hearth & Field Canada', exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /1-800-555-0178/ })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/CAD \d/);
  await page.getByRole('heading', { level: 2, name: 'Gift cards' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Buy a Gift Card Online' })).toHaveAttribute('href', '/gift-cards/');
  await expect(page.getByRole('link', { name: 'Buy a Gift Card in a Store' })).toHaveAttribute('href', '/stores/');
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveCount(0);
  await expect(page.getByText(/Group Gift|raised$|in gift cards|at least \$/)).toHaveCount(0);
  await expect(brandMessage(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Mode Two/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Buy a Gift Card Online' }).click();
  await expect(page).toHaveURL(/\/gift-cards\/$/);
  await expect(page.getByText(/can’t be ordered on this site or through a registry/)).toBeVisible();
  await expect(page.getByText(/eGift cards are sold by phone and arrive by email/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test("[XB-01] [XB-02] [XB-04] [XB-07] [ROUTE-15] a gift of the other brand is added to the cart on that brand's site, once", async ({
  page,
  createList,
}) => {
  const own = await createList([
    ['410107', 4],
    ['410530', 4],
  ]);
  await page.goto(`${own.guestList}?referrerId=r-1`);
  await waitForWholeList(page);
  await expect(brandMessage(page)).toContainText('Some gifts are from Mode Two.');
  await brandMessage(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(brandMessage(page)).toHaveCount(0);
  const gift = card(page, SHAKER);
  await expect(gift.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(0);
  await gift.getByRole('link', { name: SHAKER }).last().click();
  const details = page.getByRole('dialog', { name: SHAKER });
  await details.getByRole('button', { name: /^View on Mode Two/ }).click();
  await page.getByRole('dialog', { name: 'View on Mode Two' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await historySettled(page);
  await page.keyboard.press('Escape');
  await waitForClosedDialogs(page);

  await gift.getByRole('button', { name: `Buy on Mode Two: ${SHAKER}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Buy on Mode Two' });
  await dialog.getByRole('button', { name: `One more of ${SHAKER}` }).click();
  const otherSite = await continueInNewTab(page, dialog);
  await expect(otherSite.getByRole('dialog').filter({ hasText: SHAKER })).toBeVisible();
  await otherSite.keyboard.press('Escape');
  await waitForClosedDialogs(otherSite);
  await expect(toast(otherSite, SHOPPING)).toBeVisible();
  await expect(cartLink(otherSite)).toHaveAccessibleName('Cart, 2');
  expect(new URL(otherSite.url()).hostname).toBe('modern.localhost');
  expect(queryOf(otherSite)).toBe('?isCrossBrandRedirect=true&referrerId=r-1');
  await otherSite.reload();
  await expect(cartLink(otherSite)).toHaveAccessibleName('Cart, 2');
  await toast(otherSite, SHOPPING).getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast(otherSite, SHOPPING)).toHaveCount(0);
  expect(queryOf(otherSite)).toBe('?referrerId=r-1');
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 0');
});

test("[XB-03] [REC-06] a registrant follows a recommendation to the other brand's site, is signed in there, and signs out of both", async ({
  page,
  playwright,
  baseURL,
}) => {
  const session = await createSession(playwright.request, baseURL, stranger);
  const own = await createRegistry(playwright.request, baseURL, session, [['410107', 2]]);
  await openSignedIn(page, session, own.registrantList);
  const picks = page.getByRole('region', { name: 'Top Registry Picks' });
  await picks.getByText('Mode Two', { exact: true }).click();
  const first = picks.getByRole('link', { name: /\(opens in a new tab\)$/ }).first();
  await expect(first).toHaveAttribute('href', /utm_medium=recommendation&utm_source=main&utm_campaign=cross-brand$/);
  await first.click();
  const product = await continueInNewTab(page, page.getByRole('dialog', { name: 'View on Mode Two' }));
  await expect(product.getByText(`You're signed in as ${stranger.email}.`)).toBeVisible();
  await expect(product.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  expect(new URL(product.url()).hostname).toBe('modern.localhost');
  await product.getByRole('button', { name: 'Account', exact: true }).click();
  await product.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(product.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  const { isLoggedIn } = await (await page.request.get('/api/account/config')).json();
  expect(isLoggedIn).toBe(false);
});

test('[ROUTE-10] [SHOP-01] [SHOP-02] [SHOP-05] the information pages link to one another; on a tablet the menu leads from them to the start page and to the departments of the site', async ({
  page,
  baseURL,
}) => {
  await page.goto('/customer-service/alaska-hawaii-territory-shipping-quote');
  await expect(page).toHaveTitle('Shipping to Alaska, Hawaii and U.S. Territories | Hearth & Field');
  const service = page.getByRole('banner').getByRole('navigation', { name: 'Stores, gift cards and help' });
  await service.getByRole('link', { name: 'Gift Cards' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gift cards' })).toBeVisible();
  await service.getByRole('link', { name: 'Stores' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our stores' })).toBeVisible();
  await page.setViewportSize({ width: 834, height: 1112 });
  await page.goto(onSite(baseURL, 'kids', '/'));
  await expect(page.getByRole('heading', { level: 1, name: 'A room for someone small' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Top picks' }).getByRole('link', { name: /^Barnaby Bear/ }),
  ).toBeVisible();
  const open = page.getByRole('button', { name: 'Menu', exact: true });
  await open.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Close Menu' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await menu.getByRole('link', { name: 'Nursery' }).click();
  await expect(page).toHaveURL(/\/search\?category=Nursery$/);
  await page.getByRole('banner').getByRole('searchbox', { name: 'Search Products' }).fill('set');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=set$/);
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('listitem').first()).toContainText(
    'Swaddles, Set of 3',
  );
});

test('[ROUTE-17] unknown paths, unknown registries and private ones get the same page, with links to go on', async ({
  page,
  createList,
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
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Go to the Home Page']);
  await page.getByRole('searchbox', { name: 'Name or registry number' }).fill('100200300');
  await page.getByRole('button', { name: 'Find Registry' }).click();
  await expect(page).toHaveURL(/\/gift-registry\/find\?text=100200300$/);
  const foreign = await createList([]);
  await page.context().addCookies(demoOwner.cookies);
  expect((await page.request.get(foreign.settings)).status()).toBe(403);
});
