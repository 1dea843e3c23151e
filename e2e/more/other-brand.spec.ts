import { expect, type Locator, type Page } from '@playwright/test';
import { card, demo, layersClosed, signIn, stepsLanded, wholeList } from '../shop.ts';
import { test } from '../test.ts';

const canada = '/gift-registry/guest-list/100200302';
const baby = '/gift-registry/registrant-list/100200301';
const message = (page: Page): Locator => page.getByRole('complementary', { name: 'Both brands on one registry' });
const onSite = (baseURL: string | undefined, site: string): string =>
  (baseURL ?? '').replace('//localhost', `//${site}.localhost`);

/** The tab that Continue opens. */
const continued = async (page: Page, dialog: Locator): Promise<Page> => {
  const opening = page.context().waitForEvent('page');
  await dialog.getByRole('button', { name: /^Continue to .* \(opens in a new tab\)$/ }).click();
  const there = await opening;
  await there.bringToFront();
  await expect(there.getByRole('heading', { level: 1 })).toBeVisible();
  return there;
};

for (const width of [1440, 390]) {
  test(`[XB-01] [XB-02] [XB-04] a guest is told of both brands, looks at a gift of the other one, and buys it there, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(demo.guestList);
    await expect(message(page)).toContainText('Gifts from Mode Two open in a new tab.');
    await message(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(message(page)).toHaveCount(0);
    await page.reload();
    await wholeList(page);
    await expect(message(page)).toHaveCount(0);

    const gift = card(page, 'Torque Cocktail Shaker');
    await gift.getByRole('link', { name: 'Torque Cocktail Shaker' }).last().click();
    const details = page.getByRole('dialog', { name: 'Torque Cocktail Shaker' });
    await details.getByRole('button', { name: /^View on Mode Two/ }).click();
    await page.getByRole('dialog', { name: 'View on Mode Two' }).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await stepsLanded(page);
    await page.keyboard.press('Escape');
    await layersClosed(page);

    await gift.getByRole('button', { name: 'Buy on Mode Two: Torque Cocktail Shaker' }).click();
    const dialog = page.getByRole('dialog', { name: 'Buy on Mode Two' });
    await dialog.getByRole('button', { name: 'One more of Torque Cocktail Shaker' }).click();
    const form = dialog.locator('form');
    await expect(form.locator('[name=purchasedQuantity]')).toHaveValue('2');
    await expect(form.locator('[name=intent]')).toHaveValue('addToCart');
    const there = await continued(page, dialog);
    expect(new URL(there.url()).hostname).toBe('modern.localhost');
    expect(new URL(there.url()).pathname).toBe(demo.guestList);
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${demo.guestList}$`));
  });

  test(`[XB-05] [REC-06] a registrant is called to the other brand, and finds there what is picked for registries, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, demo.registrantList);
    await wholeList(page);
    await expect(message(page)).toContainText('Items from Hearth & Field and Mode Two can now go on one registry.');
    const picks = page.getByRole('region', { name: 'Top Registry Picks' });
    await expect(picks.getByRole('article').first().getByRole('link')).toHaveAttribute('href', /^\/product\//);
    await picks.getByText('Mode Two', { exact: true }).click();
    const first = picks.getByRole('link', { name: /\(opens in a new tab\)$/ }).first();
    await expect(first).toHaveAttribute(
      'href',
      /^http:\/\/modern\.localhost:\d+\/product\/.*grId=100200300&utm_medium=recommendation&utm_source=main&utm_campaign=cross-brand$/,
    );
    await first.click();
    const product = await continued(page, page.getByRole('dialog', { name: 'View on Mode Two' }));
    await expect(product.getByText(`You're signed in as ${demo.email}.`)).toBeVisible();
    await expect(product.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
    await expect(product).not.toHaveURL(/grId=/);
    expect(new URL(product.url()).searchParams.get('utm_campaign')).toBe('cross-brand');
    await product.close();
    await page.bringToFront();

    const call = page.getByRole('complementary', { name: 'Add from Mode Two' });
    await call.getByRole('button', { name: 'Shop at Mode Two' }).click();
    const there = await continued(page, page.getByRole('dialog', { name: 'Continue to Mode Two' }));
    expect(new URL(there.url()).hostname).toBe('modern.localhost');
    expect(new URL(there.url()).pathname).toBe(demo.registrantList);
  });
}

test('[XB-02] [ITEM-14] the stock, the gift cards and the page of a product of the other brand are asked about before one goes there', async ({
  page,
}) => {
  await page.goto(demo.guestList);
  await wholeList(page);
  await card(page, 'Flint 20-Piece Flatware Set')
    .getByRole('button', { name: /^Check availability at Mode Two/ })
    .click();
  const stock = await continued(page, page.getByRole('dialog', { name: 'Check Availability at Mode Two' }));
  expect(stock.url()).toMatch(/^http:\/\/modern\.localhost:\d+\/product\/[^?]*\?registry=100200300/);
  await expect(stock.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  const path = new URL(stock.url()).pathname;
  await stock.close();
  await page.bringToFront();

  await page.getByLabel('Amount', { exact: true }).fill('5');
  await page.getByRole('button', { name: 'Mode Two Gift Cards' }).click();
  await expect(page.getByText(/^Invalid gift card amount/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel('Amount', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Mode Two Gift Cards' }).click();
  const section = await continued(page, page.getByRole('dialog', { name: 'Mode Two Gift Cards' }));
  await expect(section.getByLabel('Amount', { exact: true })).toBeInViewport();
  await section.close();
  await page.bringToFront();

  await page.getByLabel('Amount', { exact: true }).fill('50');
  await page.getByRole('button', { name: 'Mode Two Gift Cards' }).click();
  const cards = page.getByRole('dialog', { name: 'Mode Two Gift Cards' });
  await expect(cards.locator('[name=purchasedGiftCardAmount]')).toHaveValue('50.00');
  await expect(cards.locator('[name=purchasedGiftCardType]')).toHaveValue('GiftCard');
  await cards.getByRole('button', { name: 'Cancel' }).click();
  await layersClosed(page);

  await page.goto(path);
  await page.getByRole('button', { name: 'Buy on Mode Two' }).click();
  const product = await continued(page, page.getByRole('dialog', { name: 'View on Mode Two' }));
  expect(new URL(product.url()).hostname).toBe('modern.localhost');
  expect(new URL(product.url()).pathname).toBe(path);
});

test('[CA-01] [KIDS-01] nothing of the other brand in Canada, and no call to it for a baby', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${onSite(baseURL, 'ca')}${canada}`);
  await wholeList(page);
  await expect(page.getByRole('article').first()).toContainText('CAD ');
  await expect(page.getByRole('link', { name: /1-800-555-0178/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Contribute|^Add .*Gift Card/ })).toHaveCount(0);
  await expect(page.getByText(/in gift cards|at least \$/)).toHaveCount(0);
  await expect(page.getByRole('main').locator('a[href="/gift-cards/"]')).toBeVisible();
  await expect(message(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Mode Two/ })).toHaveCount(0);

  await signIn(page, baby);
  await wholeList(page);
  await expect(page.getByRole('region', { name: 'Top Registry Picks' })).toBeVisible();
  await expect(message(page)).toBeVisible();
  await expect(page.getByRole('complementary', { name: /^Add from/ })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Mode Two' })).toHaveCount(0);
});
