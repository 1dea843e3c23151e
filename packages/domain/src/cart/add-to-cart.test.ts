import {
  cartIdOf,
  centsOf,
  exampleCartContents,
  exampleItem,
  examplePickupContents,
  exampleProduct,
  exampleRegistry,
  exampleStore,
  exampleStoreStock,
  forAll,
  grId,
  grIdOf,
  identityOf,
  instantOf,
  nearEdges,
  sites,
  skuOf,
  storeNumberOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { instantAt } from '../calendar/index.ts';
import type { SoldGiftCard } from '../gift-card/index.ts';
import { addForPickup, addGiftCard, addToCart } from './add-to-cart.ts';
import { type CartContents, type CartLine, itemLines, parseCartId, parseLineId } from './cart.ts';
import type { CartRequest } from './cart-view.ts';
import { removeLine } from './change-line.ts';

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
    forAll(anyRequests, nearEdges(-2, 102, [0, 100]), (requests, quantity) => {
      fc.pre(quantity < 1 || quantity > 99);
      expect(addToCart(options, sites.main, [...requests, request('11', quantity)], 'anywhere')(cartOf())).toEqual(
        E.left({ _tag: 'QuantityOutOfRange', minimum: 1, maximum: 99 }),
      );
    });
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

  it('[BUY-01] the same item for the same registry stays one line, up to 99', () => {
    const { cart } = added(cartOf(), request('11', 60), request('11', 1, true));
    expect(added(cart, request('11', 39)).cart.lines.map(({ quantity }) => quantity)).toEqual([99, 1]);
    expect(added(cart, request('11', 40)).cart.lines.map(({ quantity }) => quantity)).toEqual([99, 1]);
    forAll(anyRequests, (requests) => {
      const { lines } = added(cartOf(), ...requests).cart;
      expect(new Set(lines.map(({ lineId }) => lineId)).size).toBe(lines.length);
      for (const line of itemLines(lines)) {
        const requested = requests.filter(
          ({ grId, identity }) => grId._tag === line.grId._tag && identity.sku === line.identity.sku,
        );
        expect(line.quantity).toBe(Math.min(99, units(requested)));
      }
    });
  });

  it('[BUY-01] the answer reports what was really added', () => {
    const { cart } = added(cartOf(), request('11', 98));
    expect(added(cart, request('11', 5), request('12', 2)).addition.added).toEqual([
      request('11', 1),
      request('12', 2),
    ]);
    expect(added(added(cart, request('11', 1)).cart, request('11', 1)).addition.added).toEqual([]);
    forAll(anyRequests, anyRequests, (before, requests) => {
      const start = added(cartOf(), ...before).cart;
      const { cart: after, addition } = added(start, ...requests);
      expect(units(addition.added)).toBe(units(after.lines) - units(start.lines));
    });
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
});

describe('adding for pickup', () => {
  const identity = identityOf('4821');
  const requestFor = (quantity: number) => [{ grId: O.none, identity, quantity }];
  const empty = (): CartContents => ({ ...exampleCartContents(), lines: [] });
  const options = { registries: [], products: [exampleProduct()] };
  const placeWith = (units: number) => ({ store: O.some(exampleStore()), shelves: [exampleStoreStock({ units })] });
  const add = (quantity: number, units: number, cart = empty()) =>
    addForPickup(options, sites.main, requestFor(quantity), placeWith(units))(cart);

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
    forAll(nearEdges(1, 20, [5]), nearEdges(1, 20, [5]), nearEdges(0, 40, [10]), (before, quantity, units) => {
      const outcome = add(quantity, units, examplePickupContents(before));
      expect(outcome).toMatchObject(
        before + quantity > units ? E.left({ _tag: 'NotAtStore', identity, units }) : { _tag: 'Right' },
      );
    });
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

describe('adding a gift card', () => {
  const noon = instantOf('2027-06-01T12:00:00.000Z');
  const list = grIdOf('7310442');
  const fifty: SoldGiftCard = { kind: 'GiftCard', code: 'LATTE23', amount: centsOf(5_000) };
  const empty: CartContents = { cartId: cartIdOf('cart-1'), lines: [], shippingMethod: 'standard' };

  const moment = nearEdges(1_800_000_000_000, 1_800_000_000_005, [1_800_000_000_000]).map((at) =>
    O.getOrElseW((): never => expect.fail('no moment'))(instantAt(at)),
  );
  const card: fc.Arbitrary<SoldGiftCard> = fc.record({
    kind: fc.constantFrom('GiftCard', 'EGiftCard'),
    code: fc.constantFrom('CB2GOLD', 'KIDS23', 'LATTE23'),
    amount: nearEdges(1_000, 100_000, [1_000, 2_500, 100_000]).map(centsOf),
  });

  const added = (
    cart: CartContents,
    ...[card = fifty, at = noon, of = list]: [SoldGiftCard?, typeof noon?, typeof list?]
  ) => {
    const outcome = addGiftCard(of, card, at)(cart);
    return E.isLeft(outcome) ? expect.fail(outcome.left._tag) : outcome.right;
  };
  const removed = (cart: CartContents, place: number): CartContents => {
    const line = cart.lines[place % Math.max(1, cart.lines.length)];
    return line === undefined ? cart : E.getOrElse(() => cart)(removeLine(line.lineId)(cart));
  };

  it('[GC-06] [CART-09] every gift card is one more line with a quantity of 1, at the end, and the other lines are unchanged', () => {
    forAll(fc.array(fc.tuple(card, grId, moment), { maxLength: 6 }), card, grId, moment, (before, card, of, at) => {
      const start = before.reduce(
        (cart, [card, grId, when]) => added(cart, card, when, grId).cart,
        exampleCartContents(3),
      );
      const { cart, addition } = added(start, card, at, of);
      expect(cart.lines).toHaveLength(start.lines.length + 1);
      expect(cart.lines.at(-1)).toMatchObject({ _tag: 'GiftCard', grId: of, ...card, quantity: 1 });
      start.lines.forEach((line, place) => {
        expect(cart.lines[place]).toBe(line);
      });
      expect(addition.count).toBe(3 + before.length + 1);
    });
  });

  it('[GC-06] line ids are unique within a cart, and the id of a removed card is not used again at another time', () => {
    const steps = fc.array(fc.tuple(fc.nat({ max: 9 }), moment, fc.boolean()), { minLength: 1, maxLength: 20 });
    forAll(steps, (all) => {
      let cart = exampleCartContents(1);
      const momentOf = new Map<string, string>();
      for (const [place, at, isAdding] of all) {
        if (!isAdding) {
          cart = removed(cart, place);
          continue;
        }
        cart = added(cart, fifty, at).cart;
        const name = cart.lines.at(-1)?.lineId ?? '';
        expect(momentOf.get(name) ?? at).toBe(at);
        momentOf.set(name, at);
        expect(new Set(cart.lines.map(({ lineId }) => lineId)).size).toBe(cart.lines.length);
      }
    });
  });

  it('[GC-06] the line id can be parsed', () => {
    fc.assert(
      fc.property(moment, nearEdges(0, 99, [0, 99]), (at, count) => {
        const cart = Array.from({ length: count }).reduce<CartContents>((so) => added(so, fifty, at).cart, empty);
        const name = added(cart, fifty, at).cart.lines.at(-1)?.lineId ?? '';
        expect(parseLineId(name)).toEqual(O.some(name));
      }),
      { numRuns: 20 },
    );
  });

  it('[CART-05] a cart with 100 lines takes no new line', () => {
    const almost = Array.from({ length: 99 }).reduce<CartContents>((so) => added(so).cart, empty);
    const full = added(almost).cart;
    expect(full.lines).toHaveLength(100);
    expect(addGiftCard(list, fifty, noon)(full)).toEqual(E.left({ _tag: 'CartFull', maximum: 100 }));
  });
});
