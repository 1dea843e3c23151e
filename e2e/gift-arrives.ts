import { expect, type Page } from '@playwright/test';
import { addToCart, card, demo, neededGift, placeOrder, sectionCountsOf, signIn } from './shop.ts';

/** The product's main story: a guest buys a gift, and the registrant's open page shows it without being touched. */
export const giftArrives = async (guest: Page, registrant: Page): Promise<void> => {
  await signIn(registrant, demo.registrantList);
  await guest.goto(demo.guestList);
  const name = await neededGift(guest, 2);
  const before = await sectionCountsOf(card(registrant, name));
  let loads = 0;
  registrant.on('framenavigated', () => {
    loads += 1;
  });

  await addToCart(guest, name, 2);
  await placeOrder(guest);

  const after = `${before.purchased + 2} of ${before.wanted} purchased`;
  await expect(card(registrant, name).getByText(after)).toBeVisible();
  expect(loads).toBe(0);

  await guest.goto(demo.guestList);
  await expect(card(guest, name).getByText(after)).toBeVisible();
};
