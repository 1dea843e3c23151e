import { expect, type Locator, type Page } from '@playwright/test';
import { giftCardSection } from '../gift-cards.ts';
import { addToCartByApi, buyElsewhere, waitForApp } from '../registry.ts';
import {
  demo,
  fillGiver,
  fillTestCard,
  newVisitor,
  orderButton,
  signIn,
  stranger,
  thankYouHeading,
  waitForWholeList,
} from '../shop.ts';
import { test } from '../test.ts';
import { textsOf, translate, translated, translateEachPage } from '../translation.ts';

const gift = 'Fennel 12-Piece Dinnerware Set';

/** What the page reports of errors from now on. */
const errorsOf = (page: Page): ReadonlyArray<string> => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
};

test('[PAGE-16] a list that the browser translates before its app has started, and a cart translated after, show what untranslated ones do: filter, sort, details, a purchase elsewhere, cart and order', async ({
  page,
  playwright,
  browser,
  baseURL,
  createList,
}) => {
  const list = await createList([
    ['410101', 9],
    ['410107', 9],
    ['410601', 9],
  ]);
  const early = await newVisitor(browser, baseURL);
  await translateEachPage(early);
  const late = await early.context().newPage();
  const errors = [page, early, late].map(errorsOf);
  for (const one of [page, early]) {
    await one.goto(list.guestList);
    await waitForWholeList(one);
  }

  /** Does the same on the page and on its translation, one after the other, and compares what they then say. */
  const onBoth = async (act: (one: Page) => Promise<void>, translation = early): Promise<void> => {
    for (const one of [page, translation]) await act(one);
    // The names that stay at the top of a scrolled page depend on how far it is scrolled.
    for (const one of [page, translation]) await one.evaluate(() => window.scrollTo(0, 0));
    await expect(async () => expect(await textsOf(translation)).toEqual(await textsOf(page))).toPass({
      timeout: 10_000,
    });
    expect(errors).toEqual([[], [], []]);
  };
  const press = (one: Page, name: string): Promise<void> =>
    one
      .getByRole('button', { name: translated(name) })
      .first()
      .click();

  await onBoth(async (one) => {
    await one.keyboard.press('End');
    await expect(one.getByRole('button', { name: translated('Add $100 eGift Card') })).toBeVisible();
  });
  await onBoth(async (one) => {
    await press(one, 'Filter');
    await one
      .getByRole('group', { name: translated('Category') })
      .getByRole('checkbox')
      .first()
      .check();
    await expect(one.getByText(/gifts? shown/)).toBeVisible();
  });
  await onBoth(async (one) => {
    await one
      .getByRole('group', { name: translated('Category') })
      .getByRole('checkbox')
      .first()
      .uncheck();
    await press(one, 'Hide Filter');
    await expect(one.getByRole('article')).toHaveCount(3);
  });
  await onBoth(async (one) => {
    await one.getByRole('button', { name: /Sort by/ }).click();
    await one.getByRole('menuitemradio', { name: translated('Category') }).click();
    await expect(one).toHaveURL(/sort=category/);
  });
  await onBoth(async (one) => {
    await one.getByRole('article', { name: gift }).getByRole('heading').getByRole('link').click();
    await expect(one.getByRole('dialog')).toBeVisible();
  });
  await onBoth(async (one) => {
    await one.keyboard.press('Escape');
    await expect(one.getByRole('dialog')).toHaveCount(0);
  });
  await buyElsewhere(playwright.request, baseURL, list, gift, 2);
  await onBoth(async (one) => {
    await expect(one.getByRole('article', { name: gift })).toContainText('2 of 9 purchased');
  });
  await onBoth(async (one) => {
    await one
      .getByRole('article', { name: gift })
      .getByRole('button', { name: /^«?Add to Cart/ })
      .click();
    await expect(one.getByRole('dialog')).toBeVisible();
  });
  await onBoth(async (one) => {
    await one.goto('/checkout/cart');
    await waitForApp(one);
    if (one === late) await translate(late);
    await one.getByLabel('First name').fill('Ruth');
    await one.getByLabel('Last name').fill('Okafor');
    await one.getByLabel('Email').fill('ruth@example.com');
    await press(one, 'Approved');
    await one.getByRole('button', { name: /Place Order/ }).click();
    await expect(one.getByRole('heading', { name: 'Thank you, Ruth' })).toBeVisible();
  }, late);
});

/** Refuses all site data: storage cannot be reached, and no cookie is kept. */
const refuseSiteData = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
    Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
  });
  await page.route(/\/account\/|\/guest-list\/|\/api\/(?!.*events)/, async (route) => {
    const response = await route.fetch();
    const { 'set-cookie': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
};

test('[PAGE-17] where the browser refuses cookies and storage the list reads, and adding, a gift card, a contribution and signing in say what is missing', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await refuseSiteData(page);
  const giftCard = await giftCardSection(page, demo.guestList);
  const blocked = page.getByText(/^Your browser blocks cookies for this site/);
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(blocked).toHaveCount(1);
  await giftCard.amount.fill('50');
  await giftCard.add.click();
  await expect(blocked).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Contribute/ })
    .first()
    .click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox').first().fill('25');
  await form.getByRole('button', { name: /^Add/ }).click();
  await expect(form.getByText(/^Your browser blocks cookies/)).toBeVisible();
  await page.goto('/account/login');
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(blocked).toBeVisible();
  expect(errors).toEqual([]);
});

/** Opens a page, types into it, and presses what a release has replaced meanwhile; returns the number of times the page was loaded until now. */
const typeDuringRelease = async (page: Page, path: string, type: () => Promise<void>): Promise<() => number> => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route(/\/assets\/account-menu-[^/]+\.js$/, (route) =>
    loads < 2 ? route.fulfill({ status: 404 }) : route.fallback(),
  );
  await page.goto(path);
  await waitForApp(page);
  await type();
  await accountButton(page).click();
  await expect.poll(() => loads).toBe(2);
  await waitForApp(page);
  return () => loads;
};

const accountButton = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: 'Account' });

test('[PAGE-18] what a release replaced is fetched by one reload, after which all that was typed is there, but no card, and the order is placed', async ({
  page,
  context,
  baseURL,
  list,
  owner,
}) => {
  await context.addCookies(owner.cookies);
  const settings = await context.newPage();
  const lastName = settings.getByLabel('Last name').first();
  await typeDuringRelease(settings, list.settings, () => lastName.fill('Half-Typed'));
  await expect(lastName).toHaveValue('Half-Typed');
  await settings.close();

  await addToCartByApi(page.request, baseURL, list, '410107');
  const loads = await typeDuringRelease(page, '/checkout/cart', async () => {
    await fillGiver(page);
    await page.getByLabel('Card number').fill('4242');
  });
  await expect(page.getByLabel('First name')).toHaveValue('Ruth');
  await expect(page.getByLabel('Your message')).toHaveValue('For long dinners.');
  await expect(page.getByLabel('Card number')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('4242');
  await accountButton(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await fillTestCard(page);
  await orderButton(page).click();
  await expect(thankYouHeading(page)).toBeVisible();
  expect(loads()).toBe(2);
});

test('a device whose clock is two years ahead locks nobody out: the list, an order and signing in', async ({
  page,
  baseURL,
  list,
}) => {
  const errors = errorsOf(page);
  const nextYear = String(new Date().getFullYear() + 1).slice(2);
  await page.clock.install({ time: Date.now() + 730 * 86_400_000 });
  await page.goto(list.guestList);
  await waitForWholeList(page);
  await addToCartByApi(page.request, baseURL, list, '410107');
  await page.goto('/checkout/cart');
  await fillGiver(page);
  await page.getByLabel('Expir').fill(`12${nextYear}`);
  await orderButton(page).click();
  await expect(thankYouHeading(page)).toBeVisible();
  await signIn(page, list.registrantList, stranger);
  await waitForWholeList(page);
  await expect(page.getByRole('button', { name: /^Manage Item/ }).first()).toBeVisible();
  expect(errors).toEqual([]);
});
