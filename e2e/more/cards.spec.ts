import { expect } from '@playwright/test';
import { card, demo, openedApart, signIn } from '../shop.ts';
import { test } from '../test.ts';

const ended = '100200305';
const modernSite = /^http:\/\/modern\.localhost:\d+\/product\/[^/]+\/\d+\?registry=100200300$/;

test('[ROUTE-11] [ITEM-11] a promise about shipping opens its words over the page, and gives the focus back', async ({
  page,
}) => {
  await page.goto(demo.guestList);
  const promise = card(page, 'Fennel 12-Piece Dinnerware Set').getByRole('link', { name: 'Ships free' });
  await promise.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Ships Free' });
  await expect(popup.getByText('There’s no charge for standard shipping on a gift marked “Ships free”.')).toBeVisible();
  await expect(popup.getByRole('listitem').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${demo.guestList}$`));
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(promise).toBeFocused();
});

test('[ROUTE-11] words that are there no more are said so in the popup', async ({ page }) => {
  await page.route(/\/browse\/popup\?/, (route) =>
    route.continue({ url: route.request().url().replace('freeShipping', 'nonesuch') }),
  );
  await page.goto(demo.guestList);
  const answer = page.waitForResponse((one) => one.url().includes('/browse/popup'));
  await card(page, 'Fennel 12-Piece Dinnerware Set').getByRole('link', { name: 'Ships free' }).click();
  expect((await answer).status()).toBe(404);
  await expect(page.getByRole('dialog').getByText('We don’t have shipping information under this name.')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[ROUTE-11] [ITEM-11] the words about shipping are a page; a name that nobody knows is 404 and says so', async ({
    page,
  }) => {
    const found = await page.goto('/browse/popup?popupName=oversized');
    expect(found?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Large Gifts' })).toBeVisible();
    const unknown = await page.goto('/browse/popup?popupName=nonesuch');
    expect(unknown?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Shipping Information Not Found' })).toBeVisible();
  });
});

test('[ITEM-11] opened in a tab of its own, a promise about shipping is a page', async ({ page }) => {
  await page.goto(demo.guestList);
  const promise = card(page, 'Fennel 12-Piece Dinnerware Set').getByRole('link', { name: 'Ships free' });
  const tab = await openedApart(page, () => promise.click({ modifiers: ['ControlOrMeta'] }));
  await expect(tab.getByRole('heading', { level: 1, name: 'Ships Free' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[XB-04] [ITEM-14] a gift of the other brand is bought on its own site and looked at here, and tells its stock only where it is known', async ({
  page,
}) => {
  await page.goto(demo.guestList);
  const [told, untold] = [card(page, 'Torque Cocktail Shaker'), card(page, 'Flint 20-Piece Flatware Set')];
  for (const item of [told, untold]) {
    await expect(item.getByText('Mode Two', { exact: true })).toBeVisible();
    await expect(item.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(0);
    await expect(item.getByRole('button', { name: /^Buy on Mode Two: / })).toBeVisible();
    for (const link of await item.getByRole('link').all()) {
      await expect(link).toHaveAttribute('href', modernSite);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  }
  await expect(told.getByText('In stock')).toBeVisible();
  await expect(untold.getByText('In stock')).toHaveCount(0);
  await expect(untold.getByRole('button', { name: /^Check availability at Mode Two/ })).toBeVisible();
  await expect(card(page, 'Fennel 12-Piece Dinnerware Set').getByText('In stock')).toBeVisible();

  const link = told.getByRole('link', { name: 'Torque Cocktail Shaker' }).last();
  const tab = await openedApart(page, () => link.click({ modifiers: ['ControlOrMeta'] }));
  await expect(tab.getByRole('heading', { level: 1, name: 'Torque Cocktail Shaker' })).toBeVisible();
  expect(tab.url()).toMatch(modernSite);
});

test('[PAGE-14] a guest has nothing of a registrant, and a registrant nothing of a guest', async ({ page }) => {
  const main = page.getByRole('main');
  const registrants = [
    main.getByRole('link', { name: 'Settings' }),
    main.getByRole('link', { name: /View as Guest/ }),
    main.getByRole('button', {
      name: /^(Manage Item|Replace|Remove|(Add|Change|Edit) (a |the |your )?([Pp]hoto|[Gg]reeting))/,
    }),
  ];
  const guests = [
    main.getByRole('button', { name: /^Add to Cart/ }),
    main.getByRole('button', { name: /^Buy on/ }),
    main.getByLabel(/^Quantity of/),
  ];
  await page.goto(demo.guestList);
  for (const part of guests) await expect(part.first()).toBeVisible();
  for (const part of registrants) await expect(part).toHaveCount(0);

  await signIn(page, demo.registrantList);
  for (const part of [registrants[0], registrants[1]]) await expect(part ?? main).toBeVisible();
  await expect(main.getByRole('button', { name: /^Replace/ }).first()).toBeVisible();
  for (const part of guests) await expect(part).toHaveCount(0);
});

test('[PAGE-10] [PAGE-14] after the event its registrant sees the guests’ cards, without a way to buy', async ({
  page,
}) => {
  await signIn(page, `/gift-registry/registrant-list/${ended}`);
  const main = page.getByRole('main');
  const cards = main.getByRole('article').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(cards.first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Settings' })).toBeVisible();
  await expect(main.getByRole('button', { name: /Manage Item|^Add to Cart/ })).toHaveCount(0);
  await expect(main.getByLabel(/^Quantity of/)).toHaveCount(0);
  for (const item of await cards.all()) {
    await expect(item.getByText(/^\d+ of \d+ purchased$/)).toBeVisible();
    await expect(item.getByRole('link', { name: /^View Details: / })).toHaveAttribute('href', /^\/product\//);
  }
});
