import { expect } from '@playwright/test';
import {
  addedLayer,
  card,
  demo,
  layersClosed,
  neededGift,
  placeOrder,
  sectionCountsOf,
  signIn,
  tookFocus,
  wholeList,
} from '../shop.ts';
import { test } from '../test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('[ROUTE-19] from a card to the product, into the cart by keyboard', async ({ page }) => {
  await page.goto(demo.guestList);
  const name = await neededGift(page, 1);
  await card(page, name).getByRole('heading').getByRole('link').click();
  await page.getByRole('dialog', { name }).getByRole('link', { name: 'See the Product Page' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/product/[^/]+/\\d+\\?registry=${demo.grId}$`));
  await Promise.all([
    expect(page.getByText(`${name} added to your cart`)).toBeVisible(),
    page.getByRole('button', { name: 'Add to Cart' }).press('Enter'),
  ]);
  await tookFocus(addedLayer(page));
  await addedLayer(page).getByRole('button', { name: 'Continue Shopping' }).press('Enter');
  await layersClosed(page);
  await page.getByRole('link', { name: 'Cart, 1 item' }).press('Enter');
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
});

test('[ROUTE-19] [BUY-03] a gift bought on its product’s page counts on the list', async ({ page }) => {
  await page.goto(demo.guestList);
  const name = await neededGift(page, 1);
  const before = await sectionCountsOf(card(page, name));
  await card(page, name).getByRole('heading').getByRole('link').click();
  await page.getByRole('dialog', { name }).getByRole('link', { name: 'See the Product Page' }).click();
  await expect(
    page.getByText(`On registry # ${demo.grId}: ${before.purchased} of ${before.wanted} purchased`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText(`${name} added to your cart`)).toBeVisible();
  await placeOrder(page);
  await page.goto(demo.guestList);
  await wholeList(page);
  await expect.poll(() => sectionCountsOf(card(page, name))).toEqual({ ...before, purchased: before.purchased + 1 });
});

test('[ROUTE-19] [ADD-02] who is signed in puts a product on the registry and sees it there', async ({ page }) => {
  await signIn(page, '/product/miller-stand-mixer-in-lake/410802');
  const name = 'Miller Stand Mixer in Lake';
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: /^Adding to / }).click();
  await page.getByRole('menuitemradio', { name: /^Amelia & Jonah, Wedding/ }).press('Enter');
  await page.getByRole('button', { name: 'Add to Registry', exact: true }).press('Enter');
  await expect(page.getByText('1 item added to your registry.')).toBeVisible();
  const layer = page.getByRole('dialog', { name: '1 item added to your registry' });
  await layer.getByRole('link', { name: 'View Registry' }).press('Enter');
  await expect(card(page, name)).toBeVisible();
});
