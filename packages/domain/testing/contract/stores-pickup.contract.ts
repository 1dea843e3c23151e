import type { Product, Store } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { storeNumberOf } from '../arbitrary/index.ts';
import { freshKey } from './fresh.ts';
import { freshNeighbourhood } from './fresh-neighbourhood.ts';
import { answerOf, refusalOf } from './outcome.ts';
import {
  environment,
  fill,
  freshItem,
  freshProduct,
  fromRegistry,
  givenRegistry,
  linesOf,
  orderRequest,
  placeOrder,
  plain,
  present,
} from './scene.ts';

/** What picking gifts up in stores promises. */
export const testPickup = (): void => {
  const storeWith = async (units: number, { sku }: Product): Promise<Store> => {
    const store = freshNeighbourhood().storeAt(0);
    await environment.given({ stores: [store], shelves: [{ storeNumber: store.storeNumber, sku, units }] });
    return store;
  };
  const nameOf = ({ storeNumber, name }: Store) => ({ storeNumber, name });

  it('[BUY-08] a registry’s item is added for pickup, and the cart names the store', async () => {
    const item = freshItem({ wanted: 4 });
    const { registry } = await givenRegistry([item]);
    const store = await storeWith(3, item.product);
    const browser = environment.browser();
    const request = fromRegistry(registry.grId, item, 3);
    const addition = await answerOf(browser.cart.addForPickup([request], store.storeNumber, O.none));
    expect(addition).toMatchObject({ count: 3, added: [request], warnings: [] });
    expect(await linesOf(browser)).toMatchObject([{ quantity: 3, pickup: nameOf(store) }]);
  });

  it('[BUY-08] [CART-09] shipped and picked-up units are one line, of the store chosen last', async () => {
    const lamp = freshProduct();
    await environment.given({ products: [lamp] });
    const store = await storeWith(9, lamp);
    const browser = environment.browser();
    await fill(browser, plain(lamp, 2));
    await answerOf(browser.cart.addForPickup([plain(lamp)], store.storeNumber, O.none));
    expect(await linesOf(browser)).toMatchObject([{ quantity: 3, pickup: nameOf(store) }]);
    await fill(browser, plain(lamp));
    const [line, ...others] = await linesOf(browser);
    expect([line?.quantity, line?.pickup, others]).toEqual([4, nameOf(store), []]);
  });

  it('[BUY-08] [BUY-09] what a store has too few of, or an unknown store, is refused', async () => {
    const lamp = freshProduct();
    const gone = freshProduct({ isNla: true });
    await environment.given({ products: [lamp, gone] });
    const store = await storeWith(2, lamp);
    const browser = environment.browser();
    const add = (product: Product, quantity: number, number = store.storeNumber) =>
      browser.cart.addForPickup([plain(product, quantity)], number, O.none);
    const identity = { sku: lamp.sku, personalizationId: 0 };
    expect(await refusalOf(add(lamp, 3))).toEqual({ _tag: 'NotAtStore', identity, units: 2 });
    expect(await refusalOf(add(lamp, 1, storeNumberOf('no-such')))).toEqual({ _tag: 'StoreNotFound' });
    expect(await refusalOf(add(gone, 1))).toMatchObject({ _tag: 'NoLongerAvailable' });
    expect(
      await refusalOf(
        environment.browser({ site: 'modern' }).cart.addForPickup([plain(lamp)], store.storeNumber, O.none),
      ),
    ).toEqual({
      _tag: 'StoreNotFound',
    });
    await answerOf(add(lamp, 1));
    expect(await refusalOf(add(lamp, 2))).toEqual({ _tag: 'NotAtStore', identity, units: 2 });
    expect(await linesOf(browser)).toMatchObject([{ quantity: 1 }]);
  });

  it('[BUY-08] [ADD-06] a special order is in no store; one that became so has to be removed', async () => {
    const sofa = freshProduct({ availabilityMessage: 'In 8 weeks' });
    const { area, postalCode, storeAt } = freshNeighbourhood();
    const store = storeAt(0);
    const { storeNumber } = store;
    const shelves = [{ storeNumber, sku: sofa.sku, units: 9 }];
    await environment.given({ products: [sofa], stores: [store], postalAreas: [area], shelves });
    const [before, browser] = [environment.browser(), environment.browser()];
    await answerOf(before.cart.addForPickup([plain(sofa)], storeNumber, O.none));
    await environment.given({ products: [{ ...sofa, hasCustomOrderConfirmation: true }] });

    expect(await answerOf(browser.stores.availability({ sku: sofa.sku, postalCode, grId: O.none }))).toMatchObject([
      { storeNumber, isAvailable: false, message: 'Not available at this store' },
    ]);
    expect(await refusalOf(browser.cart.addForPickup([plain(sofa)], storeNumber, O.none))).toEqual({
      _tag: 'NotAtStore',
      identity: { sku: sofa.sku, personalizationId: 0 },
      units: 0,
    });
    await fill(browser, plain(sofa));
    const made = { specialOrder: { leadTime: 'In 8 weeks' } };
    const [shipped] = await linesOf(browser);
    expect(shipped).toMatchObject(made);
    expect([shipped?.pickup, shipped?.blocker]).toEqual([undefined, undefined]);

    const unchanged = [{ ...made, pickup: nameOf(store), blocker: 'not-in-stores' }];
    const line = present((await linesOf(before))[0]);
    expect((await answerOf(before.cart.shipLine(line.lineId))).lines).toMatchObject(unchanged);
    await answerOf(before.cart.shipAll);
    expect(await linesOf(before)).toMatchObject(unchanged);
    expect(await refusalOf(placeOrder(before))).toMatchObject({ _tag: 'ItemGone' });
  });

  it('[BUY-08] [CART-08] adding for pickup again under a key adds nothing, also for another store', async () => {
    const lamp = freshProduct();
    await environment.given({ products: [lamp] });
    const [store, other] = [await storeWith(9, lamp), await storeWith(9, lamp)];
    const browser = environment.browser();
    await fill(browser, plain(lamp));
    const key = O.some(freshKey());
    const first = await answerOf(browser.cart.addForPickup([plain(lamp)], store.storeNumber, key));
    expect(await answerOf(browser.cart.addForPickup([plain(lamp)], store.storeNumber, key))).toEqual(first);
    expect(await refusalOf(browser.cart.addForPickup([plain(lamp, 2)], store.storeNumber, key))).toEqual({
      _tag: 'IdempotencyKeyReused',
    });
    expect(await refusalOf(browser.cart.addForPickup([plain(lamp)], other.storeNumber, key))).toEqual({
      _tag: 'IdempotencyKeyReused',
    });
    expect(await linesOf(browser)).toMatchObject([{ quantity: 2, pickup: nameOf(store) }]);
  });

  it('[BUY-08] [CART-08] a key for shipping is refused for pickup, and the other way round', async () => {
    const lamp = freshProduct();
    await environment.given({ products: [lamp] });
    const { storeNumber } = await storeWith(9, lamp);
    const reused = { _tag: 'IdempotencyKeyReused' };
    const [shipping, collecting] = [environment.browser(), environment.browser()];
    const [one, other] = [O.some(freshKey()), O.some(freshKey())];
    await fill(shipping, plain(lamp));
    await fill(collecting, plain(lamp));
    const shipped = await answerOf(shipping.cart.add([plain(lamp)], one));
    expect(await refusalOf(shipping.cart.addForPickup([plain(lamp)], storeNumber, one))).toEqual(reused);
    expect(await answerOf(shipping.cart.add([plain(lamp)], one))).toEqual(shipped);
    const pickedUp = await answerOf(collecting.cart.addForPickup([plain(lamp)], storeNumber, other));
    expect(await refusalOf(collecting.cart.add([plain(lamp)], other))).toEqual(reused);
    expect(await answerOf(collecting.cart.addForPickup([plain(lamp)], storeNumber, other))).toEqual(pickedUp);
    for (const { cart } of [shipping, collecting])
      expect((await answerOf(cart.read)).lines).toMatchObject([{ quantity: 2 }]);
  });

  it('[BUY-08] one line, or all, are shipped after all', async () => {
    const [lamp, vase] = [freshProduct(), freshProduct()];
    await environment.given({ products: [lamp, vase] });
    const [first, second] = [await storeWith(9, lamp), await storeWith(9, vase)];
    const browser = environment.browser();
    await fill(browser, plain(lamp), plain(vase));
    await answerOf(browser.cart.addForPickup([plain(lamp)], first.storeNumber, O.none));
    await answerOf(browser.cart.addForPickup([plain(vase)], second.storeNumber, O.none));
    const line = present((await linesOf(browser))[0]);
    const stores = ({ lines }: { readonly lines: ReadonlyArray<{ readonly pickup?: unknown }> }) =>
      lines.map(({ pickup }) => pickup);
    expect(stores(await answerOf(browser.cart.shipLine(line.lineId)))).toEqual([undefined, nameOf(second)]);
    expect(await answerOf(browser.cart.shipLine(line.lineId))).toMatchObject({ lines: [{ quantity: 2 }, {}] });
    await answerOf(browser.cart.shipAll);
    expect(stores(await answerOf(browser.cart.read))).toEqual([undefined, undefined]);
    expect(await refusalOf(environment.browser().cart.shipLine(line.lineId))).toEqual({ _tag: 'LineUnknown' });
  });

  it('[BUY-08] [CART-06] an order takes its pickups from the store’s stock; a later one is refused until shipped', async () => {
    const item = freshItem({ wanted: 9 });
    const { registry } = await givenRegistry([item]);
    const store = await storeWith(2, item.product);
    const [first, late] = [environment.browser(), environment.browser()];
    for (const browser of [first, late])
      await answerOf(browser.cart.addForPickup([fromRegistry(registry.grId, item, 2)], store.storeNumber, O.none));
    const key = freshKey();
    const order = await answerOf(first.orders.place(orderRequest(), key));
    expect(order.lines).toMatchObject([{ quantity: 2, pickup: nameOf(store) }]);
    expect(await answerOf(first.orders.place(orderRequest(), key))).toEqual(order);
    const [line] = await linesOf(late);
    expect(line).toMatchObject({ blocker: 'too-few-in-store', unitsAtStore: 0 });
    expect(await refusalOf(placeOrder(late))).toEqual({
      _tag: 'PickupGone',
      lines: [{ grId: O.some(registry.grId), identity: item.identity }],
    });
    await answerOf(late.cart.shipAll);
    expect((await linesOf(late))[0]).not.toHaveProperty('blocker');
    const shipped = await answerOf(placeOrder(late));
    expect(shipped.lines[0]?.pickup).toBeUndefined();
    expect(await environment.ledger(registry.grId)).toHaveLength(2);
  });

  it('[BUY-08] [CART-05] the cart marks lines that the store has too few of, counted together', async () => {
    const item = freshItem({ wanted: 9 });
    const { registry } = await givenRegistry([item]);
    const store = await storeWith(5, item.product);
    const browser = environment.browser();
    for (const request of [fromRegistry(registry.grId, item, 3), plain(item.product, 2)])
      await answerOf(browser.cart.addForPickup([request], store.storeNumber, O.none));
    const before = await answerOf(browser.cart.read);
    for (const line of before.lines) expect(line).not.toHaveProperty('blocker');
    await environment.given({ shelves: [{ storeNumber: store.storeNumber, sku: item.product.sku, units: 4 }] });
    const short = await answerOf(browser.cart.read);
    expect(short.lines.map(({ blocker, unitsAtStore }) => [blocker, unitsAtStore])).toEqual([
      ['too-few-in-store', 4],
      ['too-few-in-store', 4],
    ]);
    expect(short.subtotal).toBe(0);
    const first = present(short.lines[0]);
    const fewer = await answerOf(browser.cart.changeQuantity(first.lineId, 2));
    for (const line of fewer.lines) expect(line).not.toHaveProperty('blocker');
    expect(fewer.subtotal).toBe(fewer.lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0));
  });

  it('[BUY-08] [CART-07] of two who order the last unit of a store at once, one gets it', async () => {
    const lamp = freshProduct();
    await environment.given({ products: [lamp] });
    const store = await storeWith(1, lamp);
    const guests = [environment.browser(), environment.browser()];
    for (const guest of guests) await answerOf(guest.cart.addForPickup([plain(lamp)], store.storeNumber, O.none));
    const outcomes = await Promise.all(guests.map((guest) => placeOrder(guest)()));
    expect(outcomes.filter(E.isRight)).toHaveLength(1);
    expect(outcomes.filter(E.isLeft)).toMatchObject([{ left: { _tag: 'PickupGone' } }]);
  });
};
