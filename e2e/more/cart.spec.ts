import { expect } from '@playwright/test';
import { giftCardsOn } from '../gift-cards.ts';
import { addToCart, card, continueShopping, demo, neededGift, placeOrder, tookFocus } from '../shop.ts';
import { test } from '../test.ts';

const list = '/gift-registry/guest-list/100200305';

test('[CART-05] [CART-06] the bar leads to the cart, and what was written at the checkout survives a reload', async ({
  page,
}) => {
  await page.goto(list);
  await expect(page.getByRole('link', { name: /^View Cart/ })).toHaveCount(0);
  const name = await neededGift(page, 1);
  await addToCart(page, name);
  const viewCart = page.getByRole('link', { name: 'View Cart (1)' });
  await expect(viewCart).toHaveAttribute('href', '/checkout/cart');
  await viewCart.click();
  await expect(page.getByText(name).first()).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Standard' })).toBeChecked();
  await expect(page.getByText('Shipping to Alaska, Hawaii or a U.S. territory?')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for a quote' })).toHaveAttribute('href', /alaska/i);

  for (const [label, text] of [
    ['First name', 'Ruth'],
    ['Last name', 'Okafor'],
    ['Email', 'ruth@example.com'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAttribute('enterkeyhint', 'next');
    await page.getByLabel(label).fill(text);
    await page.getByLabel(label).press('Enter');
  }
  await expect(page.getByLabel('Your message')).toBeFocused();
  await page.keyboard.type('For long dinners.');
  await expect(page.getByRole('button', { name: /^Place Order/ })).toBeEnabled();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ruth');
  await expect(page.getByLabel('Last name')).toHaveValue('Okafor');
  await expect(page.getByLabel('Email')).toHaveValue('ruth@example.com');
  await expect(page.getByLabel('Your message')).toHaveValue('For long dinners.');
});

test('[CART-09] a gift, a card, money for a group gift and a plain product are one order; the other site has a cart of its own', async ({
  page,
  baseURL,
}) => {
  const { kind, amount, add, added } = await giftCardsOn(page, demo.guestList);
  const gift = await neededGift(page, 1);
  await addToCart(page, gift);
  await kind('Gift Card').check();
  await amount.fill('25');
  await add.click();
  await expect(added).toBeVisible();
  await continueShopping(page);
  const contribute = page.getByRole('button', { name: /^Contribute to Group Gift Fund: / }).first();
  const together = ((await contribute.getAttribute('aria-label')) ?? '').replace('Contribute to Group Gift Fund: ', '');
  await contribute.click();
  const dialog = page.getByRole('dialog', { name: 'Contribute to Group Gift Fund' });
  await tookFocus(dialog);
  await dialog.getByLabel('Amount', { exact: true }).fill('20');
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Added to Your Cart' })).toBeVisible();
  await page.goto('/product/miller-stand-mixer-in-lake/410802');
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await continueShopping(page);

  const lines = [gift, 'Gift Card', `Contribution to ${together}`, 'Miller Stand Mixer in Lake'];
  await page.goto('/checkout/cart');
  for (const name of lines) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await page.goto(`${(baseURL ?? '').replace('//localhost', '//modern.localhost')}/checkout/cart`);
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await page.goto(baseURL ?? '');
  await placeOrder(page);
  for (const name of lines) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
});

test('[CART-05] the bar counts what the cart holds, also after the page is opened anew', async ({ page }) => {
  await page.goto(list);
  const name = await neededGift(page, 2);
  await addToCart(page, name, 2);
  await page.reload();
  await expect(card(page, name)).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Cart (2)' })).toBeVisible();
});

for (const viewport of [
  { width: 1_440, height: 900 },
  { width: 390, height: 844 },
])
  test.describe(`for several at ${viewport.width}`, () => {
    test.use({ viewport });

    test('[CART-09] [PERS-03] gifts for two registries and a piece with words on it: each under whose it is, with its words, in the cart and in the order', async ({
      page,
    }) => {
      await page.goto(demo.guestList);
      const first = await neededGift(page, 1);
      await addToCart(page, first);
      await page.goto('/product/tea-tin-trio/412111');
      await page.getByRole('textbox', { name: 'Line 1' }).fill('Ruth & Sam');
      await page.getByRole('textbox', { name: 'Line 2' }).fill('Est. 2027');
      await page.getByRole('button', { name: 'Confirm Your Text' }).click();
      await expect(page.getByText(/^Your text is confirmed\./)).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).click();
      await continueShopping(page);
      await page.goto(list);
      const second = await neededGift(page, 1);
      await addToCart(page, second);

      await page.goto('/checkout/cart');
      const headings = [
        'For Amelia & Jonah’s Wedding Registry',
        'For Amelia’s Celebration Registry',
        'Not for a registry',
      ];
      const group = (heading: string) => page.locator('section', { has: page.getByRole('heading', { name: heading }) });
      const words = 'Personalized: “Ruth & Sam, Est. 2027”';
      const isGrouped = async (): Promise<void> => {
        await expect(page.getByRole('heading').filter({ hasText: /^(For|Not for) / })).toHaveText(headings);
        for (const [place, name] of [first, second, /Tea Tin Trio/].entries())
          await expect(group(headings[place] ?? '').getByRole('heading', { name })).toBeVisible();
        await expect(group('Not for a registry').getByText(words)).toBeVisible();
      };
      await isGrouped();
      await expect(page.getByRole('link', { name: headings[0] ?? '' })).toHaveAttribute('href', demo.guestList);
      await placeOrder(page);
      await isGrouped();
      const wayBack = page.getByRole('link', { name: 'Back to Amelia & Jonah’s Wedding Registry' });
      const isCut = (link: Element) =>
        [...link.querySelectorAll('*')].some(
          (part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight,
        );
      expect(await wayBack.evaluate(isCut)).toBe(false);
      await page.getByRole('link', { name: headings[1] ?? '' }).click();
      await expect(page).toHaveURL(list);
    });
  });
