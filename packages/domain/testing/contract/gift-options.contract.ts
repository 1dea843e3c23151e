import { taxTotal } from '@gift-registry/domain';
import { expect, it } from 'vitest';
import { centsOf } from '../arbitrary/index.ts';
import { freshKey } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { environment, fill, freshItem, fromRegistry, givenRegistry, orderRequest, present } from './scene.ts';

/** What carts and orders promise about gift wrap, cards and gift receipts. */
export const testGiftOptions = (): void => {
  const inCart = async () => {
    const item = freshItem({ wanted: 8, product: { currentPrice: centsOf(10_000), regularPrice: centsOf(10_000) } });
    const { registry } = await givenRegistry([item], {});
    const browser = environment.browser();
    await fill(browser, fromRegistry(registry.grId, item));
    return { browser, choice: { grId: registry.grId, wrap: 'linen', hasCard: true, hasReceipt: true } };
  };

  it('[WRAP-01] the choice is kept in the cart, charged, ordered, and its price goes back when all of the gifts are canceled', async () => {
    const { browser, choice } = await inCart();
    const { grId } = choice;
    expect((await answerOf(browser.cart.read)).giftOptions).toEqual([{ grId, hasCard: false, hasReceipt: false }]);
    const wrap = { code: 'linen', name: 'Linen ribbon, kraft paper' };
    const giftOptions = [{ ...choice, wrap }];
    const chosen = await answerOf(browser.cart.chooseGifts(choice));
    const cart = await answerOf(browser.cart.read);
    expect([chosen.giftOptions, cart.giftOptions]).toEqual([giftOptions, giftOptions]);
    const { total } = present(cart.shippingMethods[0]);

    const order = await answerOf(browser.orders.place(orderRequest({ total, giftOptions }), freshKey()));
    expect(order).toMatchObject({ total, giftOptions, charges: [{ kind: 'shipping' }, { kind: 'wrap', amount: 695 }] });
    expect(order.total).toBe(10_000 + 995 + 695 + taxTotal(order));
    const token = await answerOf(browser.placedOrders.findOwn(order.orderNumber));
    const opened = await answerOf(browser.placedOrders.open(token));
    expect(opened).toMatchObject({ giftOptions, charges: order.charges });
    const number = present(opened.giftOptions[0]).receiptNumber ?? expect.fail('a gift receipt has a number');
    expect(await refusalOf(environment.browser().placedOrders.find(number, orderRequest().giver.email))).toEqual({
      _tag: 'OrderNotFound',
    });
    const after = await answerOf(browser.placedOrders.takeBack(token, { line: 1, units: 1 }, freshKey()));
    expect(after.refund).toMatchObject({ charges: order.charges, total });
  });

  it('[WRAP-01] an unknown wrap, and a registry to which nothing is shipped, are refused; an order with other options than were shown is not placed', async () => {
    const { browser, choice } = await inCart();
    expect(await refusalOf(browser.cart.chooseGifts({ ...choice, wrap: 'balloon' }))).toEqual({
      _tag: 'GiftWrapUnknown',
    });
    const { registry: elsewhere } = await givenRegistry([freshItem()], {});
    expect(await refusalOf(browser.cart.chooseGifts({ ...choice, grId: elsewhere.grId }))).toEqual({
      _tag: 'NothingToWrap',
    });
    await answerOf(browser.cart.chooseGifts(choice));
    const seen = orderRequest({ giftOptions: [{ grId: choice.grId, hasCard: false, hasReceipt: false }] });
    expect(await refusalOf(browser.orders.place(seen, freshKey()))).toMatchObject({ _tag: 'CartChanged' });
  });
};
