import { expect, type Locator, type Page } from '@playwright/test';
import { addedLayer, card, demo, neededGift, openedApart } from '../shop.ts';
import { test } from '../test.ts';

const pictured = 'Fennel 12-Piece Dinnerware Set';
const madeToOrder = 'Boulder Lounge Chair in Rust';

/** For how many open layers the browser's present entry stands. */
const stepsOfLayers = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { state }: { readonly state: { readonly openLayers?: number } | null } = history;
    return state?.openLayers ?? 0;
  });

const addOn = (place: Locator): Promise<void> => place.getByRole('button', { name: /^Add to Cart/ }).click();

const detailsOf = async (page: Page, name: string): Promise<Locator> => {
  await card(page, name).getByRole('heading').getByRole('link').click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
};

for (const { size, ...viewport } of [
  { size: 'desktop', width: 1440, height: 900 },
  { size: 'phone', width: 390, height: 844 },
]) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('[SITE-04] [BUY-05] going back closes the layer on top and nothing else', async ({ page }) => {
      await page.goto('/');
      await page.goto(demo.guestList);
      const name = await neededGift(page, 1);
      await addOn(card(page, name));
      await expect(addedLayer(page)).toBeVisible();
      await page.goBack();
      await expect(addedLayer(page)).toHaveCount(0);
      await expect(page).toHaveURL(demo.guestList);

      const details = await detailsOf(page, name);
      await addOn(details);
      await expect(addedLayer(page)).toBeVisible();
      await page.goBack();
      await expect(addedLayer(page)).toHaveCount(0);
      await expect(details).toBeVisible();
      await page.goBack();
      await expect(details).toHaveCount(0);
      await expect(page).toHaveURL(demo.guestList);

      await page.goForward();
      await expect(details).toBeVisible();
      await expect(addedLayer(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(details).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL('/');
    });

    test('[SITE-04] a layer that is closed or left by its link leaves no step behind', async ({ page }) => {
      await page.goto('/');
      await page.goto(demo.guestList);
      const name = await neededGift(page, 1);
      await addOn(card(page, name));
      await addedLayer(page).getByRole('button', { name: 'Close' }).click();
      await expect(addedLayer(page)).toHaveCount(0);
      await page.goForward();
      await expect(addedLayer(page)).toHaveCount(0);

      await expect(card(page, name).getByRole('button', { name: /^Add to Cart/ })).toBeVisible();
      await addOn(card(page, name));
      const way = addedLayer(page).getByRole('link', { name: 'View Cart & Checkout' });
      const tab = await openedApart(page, () => way.click({ modifiers: ['ControlOrMeta'] }));
      expect(new URL(tab.url()).pathname).toBe('/checkout/cart');
      await tab.close();
      await page.bringToFront();
      await expect(addedLayer(page)).toBeVisible();
      await way.click();
      await expect(page).toHaveURL('/checkout/cart');
      await page.goBack();
      await expect(page).toHaveURL(demo.guestList);
      await expect(card(page, name)).toBeInViewport();
      await expect(addedLayer(page)).toHaveCount(0);
      expect(await stepsOfLayers(page), 'the step of the layer is left').toBe(0);
      await page.goForward();
      await expect(page).toHaveURL('/checkout/cart');
      await page.goBack();
      await expect(page).toHaveURL(demo.guestList);
      await page.goBack();
      await expect(page).toHaveURL('/');
    });

    test('[SITE-04] after the way past the head, too, a layer that is closed leaves focus and place where they were', async ({
      page,
    }) => {
      await page.goto(demo.guestList);
      const name = await neededGift(page, 1);
      await page.getByRole('link', { name: 'Skip to content' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      const add = card(page, name).getByRole('button', { name: /^(Add to Cart|ADDED)/ });
      await add.focus();
      await page.keyboard.press('Enter');
      await expect(addedLayer(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(addedLayer(page)).toHaveCount(0);
      await expect(add).toBeFocused();
      await expect(add).toBeInViewport();
      await expect(page).toHaveURL(demo.guestList);
    });

    test('[SITE-04] [LIST-08] going back closes the filters, and what is told of shipping over the details of a gift', async ({
      page,
    }) => {
      await page.goto('/');
      await page.goto(demo.guestList);
      await neededGift(page, 1);
      if (size === 'phone') {
        await page
          .getByRole('button', { name: /Filter/ })
          .first()
          .click();
        const filters = page.getByRole('dialog', { name: /Filter/ });
        await expect(filters).toBeVisible();
        await page.goBack();
        await expect(filters).toHaveCount(0);
        await expect(page).toHaveURL(demo.guestList);
      }
      const details = await detailsOf(page, pictured);
      await details.getByRole('link', { name: 'Ships free' }).click();
      const shipping = page.getByRole('dialog').filter({ hasNotText: 'Add to Cart' });
      await expect(shipping).toBeVisible();
      await page.goBack();
      await expect(shipping).toHaveCount(0);
      await expect(details).toBeVisible();
      await page.goBack();
      await expect(details).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL('/');
    });

    test('[ADD-05] [ADD-06] what is made for its buyer asks for its terms, on its card and in its details, and leads to the cart', async ({
      page,
    }) => {
      await page.goto(demo.guestList);
      await neededGift(page, 1);
      const terms = page.getByRole('dialog', { name: 'Confirm Your Selection' });
      await addOn(card(page, madeToOrder));
      await expect(terms).toBeVisible();
      await terms.getByRole('button', { name: 'Decline' }).click();
      await expect(terms).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();

      await addOn(await detailsOf(page, madeToOrder));
      await expect(terms).toBeVisible();
      await page.goBack();
      await expect(terms).toHaveCount(0);
      const details = page.getByRole('dialog', { name: madeToOrder, exact: true });
      await expect(details).toBeVisible();
      await addOn(details);
      await terms.getByRole('button', { name: 'Accept Terms And Add To Cart' }).click();
      await expect(page).toHaveURL('/checkout/cart');
      await expect(page.getByRole('heading', { name: madeToOrder })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(demo.guestList);
    });
  });
}
