import { cartIdOf, idempotencyKeyOf, identityOf, storeNumberOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { addOneTo, addToCartThrough, type CartItemRequest, type CartToFill } from './cart-addition.ts';

const request = { grId: O.none, identity: identityOf('4821'), quantity: 2 };
const requestLocation = {
  location: 'product',
  url: '/product/4821',
  position: 0,
  totalPositions: 0,
  optionChoice: '',
  personalizationText: '',
};
const toShip: CartItemRequest = { ...request, requestLocation, pickupAt: O.none };
const toPickUp: CartItemRequest = { ...toShip, pickupAt: O.some(storeNumberOf('104')) };
const key = idempotencyKeyOf('key-number-1');
const addition = { cartId: cartIdOf('cart-1'), count: 2, added: [request], warnings: [] };

/** A cart that records how it was called. */
const cartToldOf = (calls: unknown[]): CartToFill => ({
  add: (...call) => {
    calls.push(['add', ...call]);
    return TE.right(addition);
  },
  addForPickup: (...call) => {
    calls.push(['addForPickup', ...call]);
    return TE.right(addition);
  },
});

describe('adding one product to the cart', () => {
  it('[BUY-08] a shipped item is sent with where it was found, a pickup with its store', async () => {
    const calls: unknown[] = [];
    const putOne = addToCartThrough(cartToldOf(calls));
    expect(await firstValueFrom(putOne(toShip, key))).toEqual(E.right(addition));
    expect(await firstValueFrom(putOne(toPickUp, key))).toEqual(E.right(addition));
    expect(calls).toEqual([
      ['add', [{ ...request, requestLocation }], O.some(key)],
      ['addForPickup', [request], storeNumberOf('104'), O.some(key)],
    ]);
  });

  it('[CART-08] a button that ships learns of a pickup refused by the store only that another request took effect', async () => {
    const refused = (_tag: 'StoreNotFound' | 'Unavailable') => {
      const cart = { ...cartToldOf([]), addForPickup: () => TE.left({ _tag } as const) };
      return firstValueFrom(addOneTo(cart)(toPickUp, key));
    };
    expect(await refused('StoreNotFound')).toEqual(E.left({ _tag: 'IdempotencyKeyReused' }));
    expect(await refused('Unavailable')).toEqual(E.left({ _tag: 'Unavailable' }));
  });
});

/** Asking for nine where so many fit. */
const addWithRoomFor = (fitting: number) => {
  const added = fitting === 0 ? [] : [{ ...request, quantity: fitting }];
  const answer = { cartId: cartIdOf('cart-1'), count: 99, added, warnings: [] };
  const cart = { add: () => TE.right(answer), addForPickup: () => TE.right(answer) };
  return firstValueFrom(addOneTo(cart)({ ...request, quantity: 9, pickupAt: O.none }, key));
};

describe('adding through the port', () => {
  it('[CART-03] [BUY-01] where nothing more fits nothing was added, and where a part fits it was cut short', async () => {
    expect(await addWithRoomFor(0)).toEqual(E.left({ _tag: 'LineFull', maximum: 99 }));
    expect(await addWithRoomFor(4)).toMatchObject(E.right({ isCutShort: true, added: [{ quantity: 4 }] }));
    expect(await addWithRoomFor(9)).not.toHaveProperty('right.isCutShort');
  });
});
