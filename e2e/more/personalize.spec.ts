import { expect } from '@playwright/test';
import { continueShopping, layersClosed, signIn } from '../shop.ts';
import { test } from '../test.ts';

for (const viewport of [
  { width: 1_440, height: 900 },
  { width: 390, height: 844 },
])
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });

    test('[ADD-06] words come before adding: confirmed, they go with it to the registry and to the cart', async ({
      page,
    }) => {
      await signIn(page, '/product/tea-tin-trio/412111');
      await page.getByRole('textbox', { name: 'Line 1' }).fill(`A & J ${viewport.width}`);
      await expect(page.getByRole('button', { name: 'Add to Registry', exact: true })).toBeDisabled();
      await expect(page.getByText('Confirm your text above first, then add it to your registry.')).toBeVisible();
      await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
      await expect(page.getByText('Confirm your text first.')).toBeVisible();
      await page.getByRole('button', { name: 'Confirm Your Text' }).click();
      await expect(page.getByRole('button', { name: 'Change Your Text' })).toBeFocused();
      await expect(page.getByText(/^Your text is confirmed\./)).toBeVisible();
      await expect(page.getByText('+ $15.00 personalization', { exact: true })).toBeVisible();
      const sent = page.waitForRequest('**/gift-registry/add-gift-registry-item');
      await page.getByRole('button', { name: 'Add to Registry', exact: true }).click();
      expect((await sent).postData()).toMatch(/"PersonalizationId":[1-9]/);
      const layer = page.getByRole('dialog', { name: '1 item added to your registry' });
      await layer.getByRole('button', { name: 'Continue Shopping' }).click();
      await layersClosed(page);
      await page.getByRole('button', { name: 'Add to Cart' }).click();
      await continueShopping(page);
      await page.goto('/checkout/cart');
      await expect(page.getByText(/Tea Tin Trio/).first()).toBeVisible();
      await expect(page.getByText(`Personalized: “A & J ${viewport.width}”`)).toBeVisible();
    });
  });
