import { expectedCart, type PayerChoice } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { centsOf, exampleTaxes, identityOf, instantOf } from '../arbitrary/index.ts';
import { paymentTokens } from '../memory/memory-payment.ts';
import { testCompletionCodes } from './completion-code.contract.ts';
import { testDeliveryDates } from './delivery-dates.contract.ts';
import { freshKey } from './fresh.ts';
import { testGiftOptions } from './gift-options.contract.ts';
import { testOrderTaxes } from './order-taxes.contract.ts';
import { testConcurrentOrders } from './orders-concurrency.contract.ts';
import { testContributionOrders, testGiftCardOrders } from './orders-money.contract.ts';
import { answerOf, refusalOf } from './outcome.ts';
import {
  buy,
  contract,
  environment,
  fill,
  freshItem,
  freshProduct,
  fromRegistry,
  givenRegistry,
  linesOf,
  moneyDuring,
  opened,
  orderRequest,
  placeOrder,
  plain,
  present,
} from './scene.ts';

/** What an order promises: all of it or nothing, once, and never more than remains by mistake. */
export const ordersContract = contract('orders', () => {
  it('[CART-06] [CO-02] an order records its gifts, marks items purchased, takes the money and empties the cart', async () => {
    const item = freshItem({ wanted: 8, purchased: 3, product: { currentPrice: centsOf(1_495) } });
    const { registry } = await givenRegistry([item]);
    const browser = environment.browser();
    await fill(browser, fromRegistry(registry.grId, item, 2));
    const lines = await linesOf(browser);
    const money = await moneyDuring(async () => {
      const order = await answerOf(placeOrder(browser));
      expect(order.subtotal).toBe(2_990);
      expect(order.lines).toEqual(lines.map((line) => ({ ...line, remaining: O.some(3), taxes: exampleTaxes(265) })));
      expect(await environment.ledger(registry.grId)).toEqual([
        { kind: 'purchase', identity: item.identity, quantity: 2, overPurchased: 0, orderNumber: order.orderNumber },
      ]);
    });
    expect(money).toEqual({ authorized: 1, captured: 1, released: 0 });
    expect(await linesOf(browser)).toEqual([]);
    const view = await opened(browser, registry);
    expect(view.version).toBe(registry.version + 1);
    expect(view.items).toEqual([{ ...item, purchased: 5 }]);
    expect(view.totals).toMatchObject({ items: 8, purchased: 5 });
  });

  it('[CART-06] [CART-08] a refused payment changes nothing, and the same order can be tried again', async () => {
    const item = freshItem();
    const { registry } = await givenRegistry([item]);
    const browser = environment.browser();
    await fill(browser, fromRegistry(registry.grId, item));
    const cart = await answerOf(browser.cart.read);
    const key = freshKey();
    environment.refuseNextPayment();
    const money = await moneyDuring(async () => {
      expect(await refusalOf(browser.orders.place(orderRequest(), key))).toEqual({ _tag: 'PaymentRefused' });
    });
    expect(money).toEqual({ authorized: 0, captured: 0, released: 0 });
    expect(await environment.ledger(registry.grId)).toEqual([]);
    expect(await answerOf(browser.cart.read)).toEqual(cart);
    expect(await answerOf(browser.orders.place(orderRequest(), key))).toMatchObject({ subtotal: 1_495 });
  });

  it('[CO-03] a payment that its payer has confirmed pays for the order, also when the order was looked for by its key meanwhile', async () => {
    const item = freshItem();
    const { registry } = await givenRegistry([item]);
    const browser = environment.browser();
    await fill(browser, fromRegistry(registry.grId, item));
    const { payment: _token, ...lookUp } = orderRequest();
    const key = freshKey();
    const place = (payment: PayerChoice) => browser.orders.place(orderRequest({ payment }), key);
    const money = await moneyDuring(async () => {
      const needed = await refusalOf(place({ _tag: 'Token', token: paymentTokens.challenged }));
      if (needed._tag !== 'PaymentActionNeeded') throw new Error(needed._tag);
      const { authorization } = needed;
      environment.approvePayment(authorization);
      expect(await refusalOf(browser.orders.place(lookUp, key))).toEqual({ _tag: 'PaymentMissing' });
      expect(await answerOf(place({ _tag: 'Confirmed', authorization }))).toMatchObject({ subtotal: 1_495 });
    });
    expect(money).toEqual({ authorized: 1, captured: 1, released: 0 });
  });

  it('[CART-06] when money cannot be captured at once, the order remains and the money is captured later, once', async () => {
    const item = freshItem();
    const { registry } = await givenRegistry([item]);
    const browser = environment.browser();
    await fill(browser, fromRegistry(registry.grId, item));
    await environment.settle();
    environment.failNextCapture();
    const key = freshKey();
    const money = await moneyDuring(async () => {
      const order = await answerOf(browser.orders.place(orderRequest(), key));
      expect(await environment.ledger(registry.grId)).toMatchObject([{ orderNumber: order.orderNumber }]);
      expect(await linesOf(browser)).toEqual([]);
      expect(await answerOf(browser.orders.place(orderRequest(), key))).toEqual(order);
    });
    expect(money.captured).toBe(0);
    expect(money.released).toBe(money.authorized - 1);
    const later = await moneyDuring(async () => {
      expect(await environment.settle()).toBe(1);
      expect(await environment.settle()).toBe(0);
    });
    expect(later).toEqual({ authorized: 0, captured: 1, released: 0 });
  });

  it('[CART-06] money of a failed order that could not be released is released later, once', async () => {
    const item = freshItem({ wanted: 2 });
    const { registry } = await givenRegistry([item]);
    const [quick, slow] = [environment.browser(), environment.browser()];
    await fill(quick, fromRegistry(registry.grId, item, 2));
    await fill(slow, fromRegistry(registry.grId, item, 2));
    await environment.settle();
    const money = await moneyDuring(async () => {
      const { asked, goOn } = environment.holdNextPayment();
      const refused = refusalOf(placeOrder(slow));
      await asked;
      await answerOf(placeOrder(quick));
      environment.failNextRelease();
      goOn();
      expect(await refused).toMatchObject({ _tag: 'OverClaim' });
    });
    expect(money).toEqual({ authorized: 2, captured: 1, released: 0 });
    // By then the payment service finds a payment by its reference.
    environment.setClock(instantOf('2027-06-01T11:30:00.000Z'));
    const later = await moneyDuring(environment.settle);
    expect(later).toEqual({ authorized: 0, captured: 0, released: 1 });
    expect(await moneyDuring(environment.settle)).toEqual({ authorized: 0, captured: 0, released: 0 });
  });

  it('[CART-06] an empty cart and an invalid giver are refused', async () => {
    const item = freshItem();
    const { registry } = await givenRegistry([item]);
    const browser = environment.browser();
    expect(await refusalOf(placeOrder(browser))).toEqual({ _tag: 'CartEmpty' });
    await fill(browser, fromRegistry(registry.grId, item));
    const giver = { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa at example' };
    expect(await refusalOf(browser.orders.place(orderRequest({ giver }), freshKey()))).toEqual({
      _tag: 'GiverInvalid',
      field: 'email',
    });
    expect(await environment.ledger(registry.grId)).toEqual([]);
  });

  it('[CART-09] one order buys for several registries and plain products', async () => {
    const [plates, kettle] = [freshItem({ wanted: 4 }), freshItem({ product: { currentPrice: centsOf(19_999) } })];
    const lamp = freshProduct({ currentPrice: centsOf(8_950) });
    await environment.given({ products: [lamp] });
    const [first, second] = [await givenRegistry([plates]), await givenRegistry([kettle])];
    const order = await buy(
      fromRegistry(first.registry.grId, plates, 2),
      fromRegistry(second.registry.grId, kettle),
      plain(lamp),
    );
    expect(order.subtotal).toBe(2 * 1_495 + 19_999 + 8_950);
    expect(order.lines.map(({ identity }) => identity)).toEqual([
      plates.identity,
      kettle.identity,
      identityOf(lamp.sku),
    ]);
    const { orderNumber } = order;
    expect(await environment.ledger(first.registry.grId)).toMatchObject([{ quantity: 2, orderNumber }]);
    expect(await environment.ledger(second.registry.grId)).toMatchObject([{ quantity: 1, orderNumber }]);
  });

  it('[CART-06] [CART-09] an order of another cart than was shown is refused with the present cart', async () => {
    const [plates, lamp] = [freshItem({ wanted: 9 }), freshProduct({ currentPrice: centsOf(8_950) })];
    const { registry } = await givenRegistry([plates]);
    await environment.given({ products: [lamp] });
    const browser = environment.browser();
    await fill(browser, fromRegistry(registry.grId, plates, 2));
    const seen = expectedCart(await linesOf(browser));
    await fill(browser, plain(lamp));
    const { lines, subtotal } = await answerOf(browser.cart.read);
    const money = await moneyDuring(async () => {
      expect(await refusalOf(browser.orders.place(orderRequest({ seen }), freshKey()))).toEqual({
        _tag: 'CartChanged',
        lines,
        subtotal,
      });
    });
    expect([lines.length, subtotal, money.captured]).toEqual([2, 2 * 1_495 + 8_950, 0]);
    expect(await environment.ledger(registry.grId)).toEqual([]);
    expect(await linesOf(browser)).toEqual(lines);
    expect(await answerOf(browser.orders.place(orderRequest({ seen: expectedCart(lines) }), freshKey()))).toMatchObject(
      {
        subtotal,
      },
    );
  });

  it('[BUY-09] [CART-06] what ran out since it was put into the cart is not ordered, stays in the cart with the reason, and goes through once it is back', async () => {
    const lamp = freshProduct();
    await environment.given({ products: [lamp] });
    const guest = environment.browser();
    await fill(guest, plain(lamp));
    await environment.given({ products: [{ ...lamp, isAvailable: false }] });
    expect(await refusalOf(placeOrder(guest))).toEqual({
      _tag: 'ItemGone',
      lines: [{ grId: O.none, identity: identityOf(lamp.sku) }],
    });
    expect((await linesOf(guest)).map(({ blocker }) => blocker)).toEqual(['out-of-stock']);
    await environment.given({ products: [{ ...lamp, isAvailable: false, isBackorderable: true }] });
    expect(await answerOf(placeOrder(guest))).toMatchObject({ orderNumber: expect.any(String) });
  });

  it('[CART-06] [CART-07] a person who comes too late is shown how many remain, and can buy fewer', async () => {
    const item = freshItem({ wanted: 3, purchased: 1 });
    const { registry } = await givenRegistry([item]);
    const late = environment.browser();
    await fill(late, fromRegistry(registry.grId, item, 2));
    await buy(fromRegistry(registry.grId, item));
    const cart = await answerOf(late.cart.read);
    const money = await moneyDuring(async () => {
      expect(await refusalOf(placeOrder(late))).toEqual({
        _tag: 'OverClaim',
        lines: [{ grId: registry.grId, identity: item.identity, asked: 2, remaining: 1 }],
      });
    });
    expect(money.captured).toBe(0);
    expect(money.released).toBe(money.authorized);
    expect(await answerOf(late.cart.read)).toEqual(cart);
    await answerOf(late.cart.changeQuantity(present(cart.lines[0]).lineId, 1));
    await answerOf(placeOrder(late));
    expect((await opened(late, registry)).items).toMatchObject([{ wanted: 3, purchased: 3 }]);
  });

  it('[CART-07] what is bought on purpose beyond the wanted quantity is counted apart', async () => {
    const item = freshItem({ wanted: 2, purchased: 1 });
    const { registry } = await givenRegistry([item]);
    const { grId } = registry;
    const browser = environment.browser();
    await fill(browser, fromRegistry(grId, item, 3));
    const accepting = (quantity: number) =>
      browser.orders.place(orderRequest({ accepted: [{ grId, identity: item.identity, quantity }] }), freshKey());
    expect(await refusalOf(accepting(2))).toMatchObject({ _tag: 'OverClaim', lines: [{ asked: 3, remaining: 1 }] });
    const { orderNumber } = await answerOf(accepting(3));
    expect(await environment.ledger(grId)).toEqual([
      { kind: 'purchase', identity: item.identity, quantity: 3, overPurchased: 2, orderNumber },
    ]);
    expect((await opened(browser, registry)).items).toEqual([{ ...item, purchased: 4 }]);
  });

  testConcurrentOrders();
  testOrderTaxes();
  testCompletionCodes();
  testGiftOptions();
  testDeliveryDates();
  testContributionOrders();
  testGiftCardOrders();
});
