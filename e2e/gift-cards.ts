import { expect, type Locator, type Page } from '@playwright/test';
import { waitForApp } from './registry.ts';

/** Controls of the gift card section. */
export interface GiftCardSection {
  readonly kind: (name: 'Gift Card' | 'eGift Card') => Locator;
  readonly amount: Locator;
  readonly add: Locator;
  readonly added: Locator;
}

/** Opens a guest's page and goes to its gift card section, which stays in view while the rest of the list loads above it. */
export const giftCardSection = async (page: Page, guestList: string): Promise<GiftCardSection> => {
  await page.goto(guestList);
  await page.getByRole('link', { name: 'Give a Gift Card' }).click();
  await waitForApp(page);
  // The item cards above are rendered one after the other.
  await expect(page.locator('main article:not(:has(.stage))')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: 'Gift cards' })).toBeInViewport();
  const amount = page.getByRole('textbox', { name: 'Amount', exact: true });
  // Loaded while the section is near: what scrolls away before would leave it empty.
  await expect(amount).toBeVisible();
  return {
    kind: (name) => page.getByRole('radio', { name, exact: true }),
    amount,
    add: page.getByRole('button', { name: /^Add (?:\$[\d.]+ )?e?Gift Card$/ }),
    added: page.getByText(/^e?Gift Card for \$[\d.]+ added to your cart\./),
  };
};

/** The names of the buttons that remove a gift card from the cart; they include its amount. */
export const giftCardsInCart = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.goto('/checkout/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading your cart…')).toHaveCount(0);
  const names = await page.getByRole('button', { name: /^Remove e?Gift Card, / }).all();
  return Promise.all(names.map(async (card) => (await card.getAttribute('aria-label')) ?? ''));
};
