import { option as O } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { centsOf, identityOf } from '../arbitrary/index.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshKey, freshSku } from './fresh.ts';
import { moneyDuring } from './money.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { fill, freshItem, freshProduct, fromRegistry, orderRequest, plain, sceneIn, signedIn } from './scene.ts';

/** What stops an order although it went into the cart. */
export const stoppingOrders = (getEnvironment: () => ContractEnvironment): void => {
  describe('what stops an order', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    /** A registry with a fund whose item will not come back, one item that can stand in for it, and something else. */
    const begun = async () => {
      const product = { categoryName: `Category ${freshSku()}` };
      const fund = { name: 'Kettle', goal: centsOf(1_495), raised: centsOf(700) };
      const gone = freshItem({ product: { ...product, isNla: true }, groupGift: O.some(fund) });
      const [stand, other] = [freshItem({ product }), freshItem()];
      const { registry, owner } = await sceneIn(environment, [gone, stand, other]);
      const { registries } = await signedIn(environment, owner);
      return { registry, gone, stand, other, registries };
    };

    it('[PERS-02] [CART-06] what went into a cart before it needed words is not ordered without them', async () => {
      const lamp = freshProduct();
      await environment.given({ products: [lamp] });
      const guest = environment.browser();
      await fill(guest, plain(lamp));
      await environment.given({ products: [{ ...lamp, personalizationType: 100 }] });
      expect(await refusalOf(guest.orders.place(orderRequest(), freshKey()))).toEqual({
        _tag: 'ItemGone',
        lines: [{ grId: O.none, identity: identityOf(lamp.sku) }],
      });
      expect((await answerOf(guest.cart.read)).lines).toHaveLength(1);
    });

    it('[BUY-09] [GG-03] a whole piece of a group gift cannot be ordered once money was raised for it, also when it went into the cart before', async () => {
      const { registry, gone, stand, other, registries } = await begun();
      const { grId } = registry;
      const guest = environment.browser();
      await fill(guest, fromRegistry(grId, stand), fromRegistry(grId, other));
      await answerOf(registries.replaceItem(grId, gone.identity, stand.identity, O.none));
      const cart = await answerOf(guest.cart.read);
      const before = await environment.ledger(grId);
      const key = freshKey();
      const money = await moneyDuring(environment, async () => {
        expect(await refusalOf(guest.orders.place(orderRequest(), key))).toEqual({
          _tag: 'PaidTogether',
          lines: [{ grId: O.some(grId), identity: stand.identity }],
        });
      });
      expect(money).toEqual({ authorized: 0, captured: 0, released: 0 });
      expect(await environment.ledger(grId)).toEqual(before);
      expect(await answerOf(guest.cart.read)).toEqual(cart);
      const accepted = [{ grId, identity: stand.identity, quantity: 1 }];
      expect(await refusalOf(guest.orders.place(orderRequest({ accepted }), freshKey()))).toMatchObject({
        _tag: 'PaidTogether',
      });
      expect(await refusalOf(environment.browser().cart.add([fromRegistry(grId, stand)], O.none))).toEqual({
        _tag: 'GroupGiftBegun',
        identity: stand.identity,
      });
      const line = cart.lines.find(({ identity }) => identity.sku === stand.identity.sku);
      if (line === undefined) throw new Error('it was put in');
      await answerOf(guest.cart.remove(line.lineId));
      await answerOf(guest.orders.place(orderRequest(), key));
      expect(await environment.ledger(grId)).toMatchObject([
        { kind: 'moved' },
        { kind: 'purchase', identity: other.identity },
      ]);
    });
  });
};
