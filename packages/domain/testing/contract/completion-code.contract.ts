import { type OwnerView, type Registry, taxTotal } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { centsOf, dayOf } from '../arbitrary/index.ts';
import type { Browser } from './contract-environment.ts';
import { freshKey } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import {
  environment,
  fill,
  freshItem,
  fromRegistry,
  givenRegistry,
  opened,
  orderRequest,
  present,
  signedIn,
} from './scene.ts';

const coupon: Registry['coupon'] = O.some({
  couponNumber: 'HF10 4K7Q',
  discount: 0.1,
  expirationDate: dayOf('2027-12-31'),
  isCancelled: false,
});

/** What orders promise about completion codes. */
export const testCompletionCodes = (): void => {
  const withCode = async () => {
    const item = freshItem({ wanted: 8, product: { currentPrice: centsOf(10_000), regularPrice: centsOf(10_000) } });
    const scene = await givenRegistry([item], { coupon });
    const shopper = async (browser = environment.browser()): Promise<Browser> => {
      await fill(browser, fromRegistry(scene.registry.grId, item));
      return browser;
    };
    return { ...scene, shopper };
  };
  const totalOf = async ({ cart }: Browser) => present((await answerOf(cart.read)).shippingMethods[0]).total;
  const place = async (browser: Browser) =>
    browser.orders.place(orderRequest({ total: await totalOf(browser) }), freshKey());

  it('[COUP-05] a code is applied by itself for owners and typed by others, is in the order, and its share stays off what goes back', async () => {
    const { owner, shopper } = await withCode();
    const mine = await shopper(await signedIn(owner));
    const applied = { lines: [{ discount: 1_000 }], completion: { _tag: 'Applied', usesLeft: 1 } };
    expect(await answerOf(mine.cart.read)).toMatchObject(applied);
    const refused = await answerOf(mine.cart.redeem('nonsense'));
    expect(refused).toMatchObject({ lines: applied.lines, completion: { problem: 'unknown' } });
    expect(await answerOf(mine.cart.read)).toMatchObject(applied);
    await answerOf(mine.cart.redeem(''));
    const kept = await answerOf(mine.cart.read);
    expect(kept.completion).toEqual({ _tag: 'Open', own: 'HF10 4K7Q' });
    expect((await answerOf(await place(mine))).completionCode).toBeUndefined();

    const guest = await shopper();
    expect((await answerOf(guest.cart.read)).completion).toEqual({ _tag: 'Open' });
    expect((await answerOf(guest.cart.redeem('nonsense'))).completion).toMatchObject({ problem: 'unknown' });
    const cart = await answerOf(guest.cart.redeem('hf10 4k7q'));
    expect(cart).toMatchObject({ shippingMethods: [{ discount: 1_000, subtotal: 10_000 }, {}] });
    const order = await answerOf(await place(guest));
    expect(order).toMatchObject({ discount: 1_000, completionCode: { couponNumber: 'HF10 4K7Q' } });
    expect(order.total).toBe(10_000 - 1_000 + 995 + taxTotal(order));

    const token = await answerOf(guest.placedOrders.findOwn(order.orderNumber));
    const after = await answerOf(guest.placedOrders.takeBack(token, { line: 1, units: 1 }, freshKey()));
    expect(after).toMatchObject({ discount: 1_000, refund: { subtotal: 10_000, discount: 1_000, total: order.total } });
  });

  it('[COUP-05] codes that are not known are limited per registry, whichever browser and network tries them; known ones do not count', async () => {
    const { shopper } = await withCode();
    const from = (network: number) => shopper(environment.browser({ networkAddress: `203.0.113.${network}` }));
    const [one, other] = [await from(1), await from(2)];
    for (let known = 0; known < 3; known += 1) await answerOf(one.cart.redeem('HF10 4K7Q'));
    for (let wrong = 0; wrong < 15; wrong += 1)
      for (const each of [one, other])
        expect((await answerOf(each.cart.redeem(`wrong ${wrong}`))).completion).toMatchObject({ problem: 'unknown' });
    expect(await refusalOf((await from(3)).cart.redeem('wrong'))).toMatchObject({ _tag: 'TooManyRequests' });
    expect((await answerOf(one.cart.redeem(''))).completion).toEqual({ _tag: 'Open' });
    const elsewhere = await (await withCode()).shopper(environment.browser({ networkAddress: '203.0.113.1' }));
    expect((await answerOf(elsewhere.cart.redeem('HF10 4K7Q'))).completion).toMatchObject({ _tag: 'Applied' });
  });

  it('[COUP-05] a code typed before the cart has anything for a registry is not kept', async () => {
    const { shopper } = await withCode();
    const guest = environment.browser();
    await answerOf(guest.cart.redeem('HF10 4K7Q'));
    expect((await answerOf((await shopper(guest)).cart.read)).completion).toEqual({ _tag: 'Open' });
  });

  it('[COUP-05] of orders at once one uses a code, the others are shown their carts without it; an order that is canceled gives the use back', async () => {
    const { shopper, registry, owner } = await withCode();
    const ownersCode = async () =>
      O.chain(({ coupon: code }: OwnerView) => code)((await opened(await signedIn(owner), registry)).owner);
    expect(O.isSome(await ownersCode())).toBe(true);
    const shoppers = await Promise.all(Array.from({ length: 4 }, () => shopper()));
    for (const each of shoppers) await answerOf(each.cart.redeem('HF10 4K7Q'));
    const placings = await Promise.all(shoppers.map(place));
    const outcomes = await Promise.all(placings.map((placing) => placing()));
    const orders = outcomes.filter(E.isRight);
    expect(orders.map(({ right }) => right.discount)).toEqual([1_000]);
    expect(await ownersCode()).toEqual(O.none);
    const refused = shoppers.filter((_, at) => E.isLeft(present(outcomes[at])));
    for (const each of refused)
      expect((await answerOf(each.cart.read)).completion).toMatchObject({ _tag: 'Refused', problem: 'used' });

    const winner = present(shoppers.find((_, at) => E.isRight(present(outcomes[at]))));
    const { orderNumber } = present(orders[0]).right;
    const token = await answerOf(winner.placedOrders.findOwn(orderNumber));
    await answerOf(winner.placedOrders.takeBack(token, { line: 1, units: 1 }, freshKey()));
    expect(O.isSome(await ownersCode())).toBe(true);
    const [next, last] = refused;
    expect((await answerOf(await place(present(next)))).discount).toBe(1_000);
    const dear = orderRequest({ total: centsOf(1) });
    expect(await refusalOf(present(last).orders.place(dear, freshKey()))).toMatchObject({ _tag: 'CartChanged' });
  });
};
