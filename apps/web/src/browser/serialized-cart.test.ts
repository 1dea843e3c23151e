import type { Cart } from '@gift-registry/domain';
import { centsOf, grIdOf, idempotencyKeyOf, identityOf, storeNumberOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { serializedCart, type TabLock, tabLock } from './serialized-cart.ts';

/** A cart of which every call says when it begins, and ends when it is let go. */
const slowCart = () => {
  const begun: string[] = [];
  const letGo: Array<() => void> = [];
  const call = (name: string) => () => () => {
    begun.push(name);
    return new Promise<E.Either<{ readonly _tag: 'Unavailable' }, never>>((resolve) =>
      letGo.push(() => resolve(E.left({ _tag: 'Unavailable' }))),
    );
  };
  const cart: Cart = {
    read: call('read')(),
    readFor: call('readFor'),
    baskets: call('baskets'),
    add: call('add'),
    addFromRegistry: call('addFromRegistry'),
    addForPickup: call('addForPickup'),
    shipLine: call('shipLine'),
    shipAll: call('shipAll')(),
    addGiftCard: call('addGiftCard'),
    addEGiftCard: call('addEGiftCard'),
    addContribution: call('addContribution'),
    confirmation: call('confirmation'),
    changeQuantity: call('changeQuantity'),
    changeContribution: call('changeContribution'),
    chooseGifts: call('chooseGifts'),
    redeem: call('redeem'),
    remove: call('remove'),
  };
  return { cart, begun, letGo };
};

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const grId = grIdOf('100200300');
const identity = identityOf('4821');
const key = idempotencyKeyOf('key-number-1');

/** Locks as a browser has them, for one name. */
const someLocks = (): { readonly locks: Pick<LockManager, 'request'> } => {
  const queue = tabLock({});
  const request = async (...[, second, third]: ReadonlyArray<unknown>): Promise<unknown> => {
    const work = third ?? second;
    return queue(async () => (typeof work === 'function' ? work(null) : undefined));
  };
  return { locks: { request } };
};

describe('things go into the cart one after the other', () => {
  const asAll = (cart: Cart): ReadonlyArray<() => Promise<unknown>> => [
    cart.add([], O.none),
    cart.addFromRegistry([], O.none),
    cart.addForPickup([], storeNumberOf('104'), O.none),
    cart.addGiftCard({ grId, amount: '50', imageType: 'LATTE23', quantity: 1 }, O.none),
    cart.addEGiftCard({ grId, amount: '50' }, O.none),
    cart.addContribution({ grId, identity, amount: centsOf(3_000) }, key),
  ];
  const names = ['add', 'addFromRegistry', 'addForPickup', 'addGiftCard', 'addEGiftCard', 'addContribution'];

  it.each<[string, () => TabLock]>([
    ['the locks of the browser', () => tabLock(someLocks())],
    ['a queue of the page', () => tabLock({})],
  ])('[CART-09] every way to add waits for the one before, by %s', async (_, turns) => {
    const { cart, begun, letGo } = slowCart();
    const answers = asAll(serializedCart(cart, turns())).map((add) => add());
    for (const count of names.keys()) {
      await rest();
      expect(begun).toEqual(names.slice(0, count + 1));
      letGo[count]?.();
    }
    expect(await Promise.all(answers)).toEqual(names.map(() => E.left({ _tag: 'Unavailable' })));
  });

  it('[CART-09] two tabs of a browser share the turn', async () => {
    const [one, other] = [slowCart(), slowCart()];
    const browser = someLocks();
    void serializedCart(one.cart, tabLock(browser)).add([], O.none)();
    void serializedCart(other.cart, tabLock(browser)).add([], O.none)();
    await rest();
    expect([one.begun, other.begun]).toEqual([['add'], []]);
    one.letGo[0]?.();
    await rest();
    expect(other.begun).toEqual(['add']);
  });

  it('[CART-09] what only reads or changes the cart does not wait', async () => {
    const { cart, begun } = slowCart();
    const its = serializedCart(cart, tabLock({}));
    void its.add([], O.none)();
    await rest();
    void its.read();
    void its.shipAll();
    expect(begun).toEqual(['add', 'read', 'shipAll']);
  });

  it('a turn that ends badly lets the next one begin', async () => {
    const turns = tabLock({});
    const failed = turns(() => Promise.reject(new Error('gone')));
    const next = turns(() => Promise.resolve('done'));
    await expect(failed).rejects.toThrow('gone');
    expect(await next).toBe('done');
  });
});
