import {
  exampleItem,
  exampleProduct,
  exampleRegistry,
  identityOf,
  nearEdges,
  sites,
  skuOf,
  storeNumberOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { addToCart } from './add-to-cart.ts';
import { type CartContents, type CartLine, itemLines, parseCartId } from './cart.ts';
import type { CartRequest } from './cart-view.ts';
import { lineIdOf } from './line-id.ts';

const skus = ['11', '12', '13'];
const items = skus.map((sku) =>
  exampleItem({ product: exampleProduct({ sku: skuOf(sku) }), wanted: 60, purchased: 10 }),
);
const registry = exampleRegistry({ items });
const options = { registries: [{ registry, role: 'guest' }], products: items.map(({ product }) => product) } as const;
const cartId = O.toNullable(parseCartId('cart-1'));

const request = (sku: string, quantity: number, isPlain = false): CartRequest => ({
  grId: isPlain ? O.none : O.some(registry.grId),
  identity: identityOf(sku),
  quantity,
});

const cartOf = (lines: ReadonlyArray<CartLine> = []): CartContents => {
  if (cartId === null) throw new Error('the name of a cart');
  return { cartId, lines, shippingMethod: 'standard' };
};

const added = (cart: CartContents, ...requests: ReadonlyArray<CartRequest>) => {
  const outcome = addToCart(options, sites.main, requests, 'anywhere')(cart);
  if (E.isLeft(outcome)) throw new Error(`refused: ${outcome.left._tag}`);
  return outcome.right;
};

const anyRequests = fc.array(
  fc
    .tuple(fc.constantFrom(...skus), nearEdges(1, 99, [1, 50, 99]), fc.boolean())
    .map(([sku, quantity, isPlain]) => request(sku, quantity, isPlain)),
  { minLength: 1, maxLength: 8 },
);

const units = (things: ReadonlyArray<{ readonly quantity: number }>) =>
  things.reduce((sum, { quantity }) => sum + quantity, 0);

describe('adding to a cart', () => {
  it('[BUY-03] nothing is added when one item is refused', () => {
    fc.assert(
      fc.property(anyRequests, nearEdges(-2, 102, [0, 100]), (requests, quantity) => {
        fc.pre(quantity < 1 || quantity > 99);
        expect(addToCart(options, sites.main, [...requests, request('11', quantity)], 'anywhere')(cartOf())).toEqual(
          E.left({ _tag: 'QuantityOutOfRange', minimum: 1, maximum: 99 }),
        );
      }),
    );
  });

  it('[BUY-08] [CART-09] the last pickup store applies to the whole line, and stays when units are added without one', () => {
    const store = { storeNumber: storeNumberOf('104'), name: 'Lincoln Park' };
    const wayAfter = (cart: CartContents, quantity: number, pickup?: typeof store) => {
      const outcome = addToCart(options, sites.main, [request('11', quantity)], 'anywhere', pickup)(cart);
      if (E.isLeft(outcome)) throw new Error(`refused: ${outcome.left._tag}`);
      return outcome.right.cart;
    };
    const shipped = wayAfter(cartOf(), 2);
    const pickedUp = wayAfter(shipped, 1, store);
    expect(itemLines(pickedUp.lines)).toMatchObject([{ quantity: 3, pickup: store }]);
    expect(itemLines(shipped.lines)[0]).not.toHaveProperty('pickup');
    expect(itemLines(wayAfter(pickedUp, 1).lines)).toMatchObject([{ quantity: 4, pickup: store }]);
    const other = { storeNumber: storeNumberOf('107'), name: 'Skokie' };
    expect(itemLines(wayAfter(pickedUp, 1, other).lines)).toMatchObject([{ quantity: 4, pickup: other }]);
    const most = wayAfter(cartOf(), 99);
    expect(itemLines(wayAfter(most, 5, store).lines)).toMatchObject([{ quantity: 99, pickup: store }]);
  });

  it('[CART-05] a cart with 100 lines takes no new line', () => {
    const line = (index: number): CartLine => ({
      _tag: 'Item',
      lineId: lineIdOf(O.none, identityOf(String(1_000 + index))),
      grId: O.none,
      identity: identityOf(String(1_000 + index)),
      quantity: 1,
    });
    const [almostFull, full] = [99, 100].map((count) =>
      cartOf(Array.from({ length: count }, (_, index) => line(index))),
    );
    if (almostFull === undefined || full === undefined) throw new Error('two carts');
    expect(added(almostFull, request('11', 1)).cart.lines).toHaveLength(100);
    expect(addToCart(options, sites.main, [request('11', 1)], 'anywhere')(full)).toEqual(
      E.left({ _tag: 'CartFull', maximum: 100 }),
    );
  });

  it('[BUY-01] the same item for the same registry stays one line, up to 99', () => {
    const { cart } = added(cartOf(), request('11', 60), request('11', 1, true));
    expect(added(cart, request('11', 39)).cart.lines.map(({ quantity }) => quantity)).toEqual([99, 1]);
    expect(added(cart, request('11', 40)).cart.lines.map(({ quantity }) => quantity)).toEqual([99, 1]);
    fc.assert(
      fc.property(anyRequests, (requests) => {
        const { lines } = added(cartOf(), ...requests).cart;
        expect(new Set(lines.map(({ lineId }) => lineId)).size).toBe(lines.length);
        for (const line of itemLines(lines)) {
          const requested = requests.filter(
            ({ grId, identity }) => grId._tag === line.grId._tag && identity.sku === line.identity.sku,
          );
          expect(line.quantity).toBe(Math.min(99, units(requested)));
        }
      }),
    );
  });

  it('[BUY-01] the answer reports what was really added', () => {
    const { cart } = added(cartOf(), request('11', 98));
    expect(added(cart, request('11', 5), request('12', 2)).addition.added).toEqual([
      request('11', 1),
      request('12', 2),
    ]);
    expect(added(added(cart, request('11', 1)).cart, request('11', 1)).addition.added).toEqual([]);
    fc.assert(
      fc.property(anyRequests, anyRequests, (before, requests) => {
        const start = added(cartOf(), ...before).cart;
        const { cart: after, addition } = added(start, ...requests);
        expect(units(addition.added)).toBe(units(after.lines) - units(start.lines));
      }),
    );
  });

  it('[BUY-02] there is a warning exactly where the cart holds more than the registry still needs; it refuses nothing', () => {
    expect(added(cartOf(), request('11', 50)).addition.warnings).toEqual([]);
    expect(added(cartOf(), request('11', 51)).addition.warnings).toEqual([
      { identity: identityOf('11'), remaining: 50 },
    ]);
    expect(added(cartOf(), request('11', 51, true)).addition.warnings).toEqual([]);
    const { cart } = added(cartOf(), request('11', 30));
    expect(added(cart, request('11', 21), request('12', 1)).addition.warnings).toEqual([
      { identity: identityOf('11'), remaining: 50 },
    ]);
  });

  it('[CART-09] the count is the number of units in the whole cart', () => {
    fc.assert(
      fc.property(anyRequests, anyRequests, (before, requests) => {
        const { cart, addition } = added(added(cartOf(), ...before).cart, ...requests);
        expect(addition.count).toBe(units(cart.lines));
        expect(addition.cartId).toBe('cart-1');
      }),
    );
  });
});
