import {
  exampleCartContents,
  examplePickupContents,
  exampleProduct,
  exampleStore,
  exampleStoreStock,
  identityOf,
  nearEdges,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { addForPickup } from './add-for-pickup.ts';
import type { CartContents } from './cart.ts';

const identity = identityOf('4821');
const requestFor = (quantity: number) => [{ grId: O.none, identity, quantity }];
const empty = (): CartContents => ({ ...exampleCartContents(), lines: [] });
const options = { registries: [], products: [exampleProduct()] };
const placeWith = (units: number) => ({ store: O.some(exampleStore()), shelves: [exampleStoreStock({ units })] });
const add = (quantity: number, units: number, cart = empty()) =>
  addForPickup(options, sites.main, requestFor(quantity), placeWith(units))(cart);

describe('adding for pickup', () => {
  it('[BUY-08] an unknown store, or one without pickup for this site, is refused first', () => {
    const notFound = E.left({ _tag: 'StoreNotFound' });
    const nowhere = { ...placeWith(9), store: O.none };
    expect(addForPickup(options, sites.main, requestFor(0), nowhere)(empty())).toEqual(notFound);
    expect(addForPickup(options, sites.modern, requestFor(1), placeWith(9))(empty())).toEqual(notFound);
    expect(addForPickup(options, sites.canada, requestFor(1), placeWith(9))(empty())).toEqual(notFound);
    expect(E.isRight(addForPickup(options, sites.kids, requestFor(1), placeWith(9))(empty()))).toBe(true);
  });

  it('[BUY-09] what cannot be bought cannot be picked up, with the same reason; but what only cannot be shipped can', () => {
    const gone = { registries: [], products: [exampleProduct({ isNla: true })] };
    expect(addForPickup(gone, sites.main, requestFor(1), placeWith(0))(empty())).toEqual(
      E.left({ _tag: 'NoLongerAvailable', identity }),
    );
    const out = { registries: [], products: [exampleProduct({ isAvailable: false })] };
    expect(E.isRight(addForPickup(out, sites.main, requestFor(1), placeWith(1))(empty()))).toBe(true);
    expect(add(100, 9)).toEqual(E.left({ _tag: 'QuantityOutOfRange', minimum: 1, maximum: 99 }));
  });

  it('[BUY-08] a store with too few units for all lines of the cart is refused, with its number of units', () => {
    fc.assert(
      fc.property(nearEdges(1, 20, [5]), nearEdges(1, 20, [5]), nearEdges(0, 40, [10]), (before, quantity, units) => {
        const outcome = add(quantity, units, examplePickupContents(before));
        expect(outcome).toMatchObject(
          before + quantity > units ? E.left({ _tag: 'NotAtStore', identity, units }) : { _tag: 'Right' },
        );
      }),
    );
  });

  it('[BUY-08] [ADD-05] [ADD-06] a special order cannot be picked up, whatever a store’s stock is', () => {
    const special = { registries: [], products: [exampleProduct({ hasCustomOrderConfirmation: true })] };
    expect(addForPickup(special, sites.main, requestFor(1), placeWith(9))(empty())).toEqual(
      E.left({ _tag: 'NotAtStore', identity, units: 0 }),
    );
  });

  it('[BUY-08] what is added is in the cart for pickup at that store', () => {
    const { storeNumber, name } = exampleStore();
    expect(add(2, 2)).toMatchObject(E.right({ cart: { lines: [{ quantity: 2, pickup: { storeNumber, name } }] } }));
  });
});
