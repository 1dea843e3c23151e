import { giftArrives } from './gift-arrives.ts';
import { newVisitor } from './shop.ts';
import { test } from './test.ts';

test('[LIVE-01] [ROUTE-02] [ROUTE-09] [ROUTE-18] [CART-05] [CART-06] a guest buys a gift and the registrant sees it arrive without reloading', async ({
  browser,
  baseURL,
}) => {
  await giftArrives(await newVisitor(browser, baseURL), await newVisitor(browser, baseURL));
});
