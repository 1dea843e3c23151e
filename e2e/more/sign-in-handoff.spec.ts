import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { card, demo, layersClosed, newVisitor, signIn, wholeList } from '../shop.ts';
import { test } from '../test.ts';

const modernOf = (baseURL: string | undefined): string => (baseURL ?? '').replace('//localhost', '//modern.localhost');
const widths = [1440, 390];
const SHAKER = 'Torque Cocktail Shaker';

/** The tab that Continue opens, in front. */
const continued = async (page: Page, dialog: Locator): Promise<Page> => {
  const opening = page.context().waitForEvent('page');
  await dialog.getByRole('button', { name: /^Continue to .* \(opens in a new tab\)$/ }).click();
  const there = await opening;
  await there.bringToFront();
  return there;
};
/** What a page of the other site is opened with, caught before anybody uses it. */
const caught = async (page: Page, dialog: Locator): Promise<string> => {
  const form = dialog.locator('form');
  await expect(form).toBeVisible();
  const fields = await form
    .locator('input')
    .evaluateAll((inputs) =>
      inputs.map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? '']),
    );
  const answer = await page.request.post('/gift-registry/other-brand', {
    form: Object.fromEntries(fields),
    headers: { origin: new URL(page.url()).origin },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  return answer.headers()['location'] ?? '';
};
const buyDialog = async (page: Page): Promise<Locator> => {
  await wholeList(page);
  await card(page, SHAKER)
    .getByRole('button', { name: `Buy on Mode Two: ${SHAKER}` })
    .click();
  return page.getByRole('dialog', { name: 'Buy on Mode Two' });
};
const visitorAt = async (browser: Browser, origin: string, width: number): Promise<Page> => {
  const page = await newVisitor(browser, origin);
  await page.setViewportSize({ width, height: 900 });
  return page;
};
const units = (page: Page) => page.getByRole('link', { name: /^Cart, / });
const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const SHOPPING = "You're now shopping this registry at Mode Two.";
const MANAGING = "You're now managing your registry at Mode Two.";
const signedInAs = (page: Page) => page.getByText(`You're signed in as ${demo.email}.`);
/** Nothing lies over the middle of it, or so far down, as the page stands. */
const isUncovered = (place: Locator, down = 0.5): Promise<void> =>
  expect
    .poll(() =>
      place.evaluate((its, part) => {
        const { left, top, width, height } = its.getBoundingClientRect();
        return its.contains(document.elementFromPoint(left + width / 2, top + height * part));
      }, down),
    )
    .toBe(true);
/** The address as far as it asks for something. */
const asked = (page: Page): string => new URL(page.url()).search;

for (const width of widths) {
  test(`[XB-06] [XB-07] [ROUTE-15] what a visitor buys on the other brand’s site is in the cart there, once, ${width} wide`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${demo.guestList}?referrerId=r-1`);
    const dialog = await buyDialog(page);
    await dialog.getByRole('button', { name: `One more of ${SHAKER}` }).click();
    const there = await continued(page, dialog);
    const layer = there.getByRole('dialog').filter({ hasText: SHAKER });
    await expect(layer).toBeVisible();
    await there.keyboard.press('Escape');
    await layersClosed(there);
    await expect(toast(there, SHOPPING)).toBeVisible();
    await expect(units(there)).toHaveAccessibleName('Cart, 2 items');
    expect(there.url().startsWith(`${modernOf(baseURL)}${demo.guestList}?`)).toBe(true);
    expect(asked(there)).toBe('?isCrossBrandRedirect=true&referrerId=r-1');
    await expect(signedInAs(there)).toHaveCount(0);

    await there.reload();
    await expect(toast(there, SHOPPING)).toBeVisible();
    await expect(units(there)).toHaveAccessibleName('Cart, 2 items');
    await toast(there, SHOPPING).getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast(there, SHOPPING)).toHaveCount(0);
    expect(asked(there)).toBe('?referrerId=r-1');
    await there.goto(`${modernOf(baseURL)}/checkout/cart`);
    await there.goBack();
    await expect(units(there)).toHaveAccessibleName('Cart, 2 items');
    await expect(toast(there, SHOPPING)).toHaveCount(0);
    await expect(units(page)).toHaveAccessibleName('Cart, 0 items');
  });

  test(`[XB-03] [XB-06] a registrant is signed in on the other brand’s site, is told as whom, and signs out there, ${width} wide`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, demo.registrantList);
    await page.getByRole('button', { name: 'Shop at Mode Two' }).click();
    const dialog = page.getByRole('dialog', { name: 'Continue to Mode Two' });
    const there = await continued(page, dialog);
    await expect(signedInAs(there).first()).toBeVisible();
    await expect(toast(there, MANAGING)).toContainText(`You're signed in as ${demo.email}.`);
    await expect(toast(there, MANAGING)).toBeVisible();
    expect(new URL(there.url()).hostname).toBe('modern.localhost');
    expect([new URL(there.url()).pathname, asked(there)]).toEqual([demo.registrantList, '?isCrossBrandRedirect=true']);
    await there.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await expect(there.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();

    await page.bringToFront();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    await signIn(page, demo.registrantList);
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Shop at Mode Two' }).click();
    const way = await caught(page, dialog);
    const [first, thief] = [await visitorAt(browser, way, width), await visitorAt(browser, way, width)];
    const referer = `${new URL(page.url()).origin}/`;
    const lured = await visitorAt(browser, way, width);
    await lured.goto(way);
    await expect(lured.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    await expect(signedInAs(lured)).toHaveCount(0);
    await first.goto(way, { referer });
    await expect(signedInAs(first).first()).toBeVisible();
    await thief.goto(way, { referer });
    await expect(thief.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    await expect(signedInAs(thief)).toHaveCount(0);
  });

  test(`[XB-07] a link that is not ours, or was changed on the way, only fills in, ${width} wide`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(demo.guestList);
    const way = await caught(page, await buyDialog(page));
    const changed = way.replace('purchasedQuantity=1', 'purchasedQuantity=9');
    expect(changed).not.toBe(way);
    const there = await visitorAt(browser, modernOf(baseURL), width);
    await there.goto(changed);
    await expect(toast(there, SHOPPING)).toContainText('Your gift isn’t in your cart yet.');
    const quantity = card(there, SHAKER).getByRole('textbox', { name: /^Quantity/ });
    await expect(quantity).toHaveValue('9');
    await expect(quantity).toBeInViewport();
    await expect(units(there)).toHaveAccessibleName('Cart, 0 items');
    expect(asked(there)).toBe('?isCrossBrandRedirect=true');
    await isUncovered(card(there, SHAKER).getByRole('button', { name: /^Add to Cart/ }));

    await there.goto(
      `${modernOf(baseURL)}${demo.guestList}?purchasedGiftCardAmount=25.50&purchasedGiftCardType=EGiftCard`,
    );
    await expect(there.getByRole('textbox', { name: 'Amount', exact: true })).toHaveValue('25.50');
    await expect(there.getByRole('radio', { name: 'eGift Card', exact: true })).toBeChecked();
    await expect(toast(there, 'Your gift card isn’t in your cart yet.')).toBeVisible();
    await expect(units(there)).toHaveAccessibleName('Cart, 0 items');
    expect(asked(there)).toBe('');
    await there.getByRole('button', { name: 'Add eGift Card to Cart' }).click();
    await expect(units(there)).toHaveAccessibleName('Cart, 1 item');
    await expect(toast(there, 'Your gift card isn’t in your cart yet.')).toHaveCount(0);
  });

  test(`[XB-07] without an amount the whole head of the gift cards is in sight there, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(demo.guestList);
    await wholeList(page);
    await page.getByRole('button', { name: 'Mode Two Gift Cards' }).click();
    const there = await continued(page, page.getByRole('dialog', { name: 'Mode Two Gift Cards' }));
    await wholeList(there);
    const title = there.getByRole('heading', { level: 2, name: 'GIFT CARDS' });
    await isUncovered(title, 0.05);
    await isUncovered(there.getByLabel('Amount', { exact: true }));
  });

  test(`[XB-07] [GC-03] a gift card that is chosen on the way is in the cart there, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(demo.guestList);
    await wholeList(page);
    await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('40');
    await page.getByRole('button', { name: 'Mode Two Gift Cards' }).click();
    const there = await continued(page, page.getByRole('dialog', { name: 'Mode Two Gift Cards' }));
    await expect(units(there)).toHaveAccessibleName('Cart, 1 item');
    await there.keyboard.press('Escape');
    await layersClosed(there);
    await expect(toast(there, SHOPPING)).toBeVisible();
    expect(asked(there)).toBe('?isCrossBrandRedirect=true');
    await there.reload();
    await expect(toast(there, SHOPPING)).toBeVisible();
    await expect(units(there)).toHaveAccessibleName('Cart, 1 item');
  });
}
