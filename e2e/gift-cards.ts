import { expect, type Locator, type Page } from '@playwright/test';

/** The parts of the section of gift cards. */
export interface GiftCardSection {
  readonly kind: (name: 'Gift Card' | 'eGift Card') => Locator;
  readonly amount: Locator;
  readonly add: Locator;
  readonly added: Locator;
}

/** Opens a guest's page and gives its section of gift cards. */
export const giftCardsOn = async (page: Page, guestList: string): Promise<GiftCardSection> => {
  await page.goto(guestList);
  await expect(page.getByRole('heading', { level: 2, name: 'GIFT CARDS' })).toBeVisible();
  // The cards above are drawn one after the other.
  await expect(page.locator('main article:not(:has(.stage))')).toHaveCount(0);
  return {
    kind: (name) => page.getByRole('radio', { name, exact: true }),
    amount: page.getByRole('textbox', { name: 'Amount', exact: true }),
    add: page.getByRole('button', { name: /^Add e?Gift Card to Cart$/ }),
    added: page.getByText(/^e?Gift Card for \$[\d.]+ added to your cart\./),
  };
};

/** What each line of the cart is worth, as its button for removing says. */
export const cardsInCart = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.goto('/checkout/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading your cart…')).toHaveCount(0);
  const names = await page.getByRole('button', { name: /^Remove e?Gift Card, / }).all();
  return Promise.all(names.map(async (one) => (await one.getAttribute('aria-label')) ?? ''));
};
