import {
  centsOf,
  exampleContributionLine,
  exampleGiftCardLine,
  exampleItem,
  examplePersonalization,
  exampleProduct,
  exampleRegistry,
  exampleStore,
  exampleStoreStock,
  forAll,
  grIdOf,
  identityOf,
  nearEdges,
  product,
  sites,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { GrId } from '../identity/index.ts';
import type { RegistryItem } from '../item/index.ts';
import { type CartLine, type ItemLine, lineIdOf, type Stock } from './cart.ts';
import { cartBlocker, type LineBlocker, lineBlocker } from './line-blocker.ts';
import { shortPickups } from './short-pickups.ts';

const grId = grIdOf('111111');

const item = (overrides: Partial<RegistryItem> = {}): RegistryItem =>
  exampleItem({ product: exampleProduct({ sku: skuOf('11') }), ...overrides });
const shared = (overrides: Partial<RegistryItem> = {}, raised = 0): RegistryItem =>
  item({ groupGift: O.some({ name: 'Plates', goal: centsOf(11_960), raised: centsOf(raised) }), ...overrides });

const stockOf = (...items: ReadonlyArray<RegistryItem>): Stock => ({
  registries: [exampleRegistry({ grId, items })],
  products: items.map(({ product }) => product),
});
const closed: Stock = { registries: [], products: [exampleProduct({ sku: skuOf('11') })] };

const line = (list: O.Option<GrId> = O.some(grId)): ItemLine => {
  const identity = identityOf('11');
  return { _tag: 'Item', lineId: lineIdOf(list, identity), grId: list, identity, quantity: 1 };
};
const money = exampleContributionLine({ grId, identity: identityOf('11'), amount: centsOf(5_000) });
const card = exampleGiftCardLine({ grId });

const blockerOf = (
  stock: Stock,
  line: CartLine,
  besides: ReadonlyArray<CartLine> = [],
  site = sites.main,
): LineBlocker | undefined => O.toUndefined(lineBlocker(stock, site, [line, ...besides])(line));

describe('what keeps a line from being ordered', () => {
  it('[CART-05] [BUY-09] [GC-06] every line of a registry that is gone or hidden is blocked as closed', () => {
    for (const cartLine of [line(), money, card]) expect(blockerOf(closed, cartLine)).toBe('registry-closed');
    expect(blockerOf(closed, line(O.none))).toBeUndefined();
  });

  it('[CART-05] [BUY-09] an item that left its registry was taken off; a product that is sold no more or unknown is no longer available', () => {
    const { products } = stockOf(item());
    for (const cartLine of [line(), money]) {
      expect(blockerOf({ ...stockOf(), products }, cartLine)).toBe('taken-off');
      const gone = shared({ product: exampleProduct({ sku: skuOf('11'), isNla: true }) });
      expect(blockerOf(stockOf(gone), cartLine)).toBe('no-longer-available');
    }
    const { registries } = stockOf(item());
    for (const itemLine of [line(), line(O.none)])
      expect(blockerOf({ registries, products: [] }, itemLine)).toBe('no-longer-available');
    const settled = registries.map((registry) => ({ ...registry, settled: [identityOf('11')] }));
    expect(blockerOf({ registries: settled, products }, line())).toBe('no-longer-available');
  });

  it('[BUY-09] any other purchase blocker is reported as it would be when adding', () => {
    const product = exampleProduct({ sku: skuOf('11') });
    for (const [unfit, why] of [
      [item({ personalization: O.some(examplePersonalization({ hasError: true })) }), 'personalization-error'],
      [item({ product: { ...product, brand: 'modern' } }), 'other-brand'],
      [item({ product: { ...product, isMadeToOrder: true } }), 'made-to-order'],
      [item({ product: { ...product, isAvailable: false } }), 'out-of-stock'],
      [shared({}, 1), 'group-gift-begun'],
    ] as const)
      expect(blockerOf(stockOf(unfit), line())).toBe(why);
    expect(blockerOf(stockOf(item({ product: { ...product, personalizationType: 100 } })), line(O.none))).toBe(
      'personalization-required',
    );
  });

  it('[GG-05] [CART-05] a contribution is blocked when its item is gone, the other brand’s, unavailable or no group gift; a fund that takes less is reported elsewhere', () => {
    for (const raised of [0, 10_000, 11_960]) expect(blockerOf(stockOf(shared({}, raised)), money)).toBeUndefined();
    const product = exampleProduct({ sku: skuOf('11'), brand: 'modern' });
    expect(blockerOf(stockOf(shared({ product })), money)).toBe('other-brand');
    expect(blockerOf(stockOf(item()), money)).toBe('not-together');
    const wrong = shared({ personalization: O.some(examplePersonalization({ hasError: true })) });
    expect(blockerOf(stockOf(wrong), money)).toBe('personalization-error');
    expect(blockerOf(stockOf(shared()), money, [], sites.canada)).toBe('not-together');
  });

  it('[BUY-09] a whole unit of a group gift is blocked by a contribution to it in the same cart', () => {
    expect(blockerOf(stockOf(shared()), line(), [money])).toBe('group-gift-begun');
    expect(blockerOf(stockOf(shared()), line(O.none), [money])).toBeUndefined();
    expect(blockerOf(stockOf(shared()), money, [line()])).toBeUndefined();
  });

  it('[BUY-08] [ADD-05] a special order cannot be picked up, since its terms were not shown', () => {
    const special = item({ product: exampleProduct({ sku: skuOf('11'), hasCustomOrderConfirmation: true }) });
    const { storeNumber, name } = exampleStore();
    const pickedUp = { ...line(), pickup: { storeNumber, name } };
    expect(blockerOf(stockOf(special), pickedUp)).toBe('not-in-stores');
    expect(blockerOf(stockOf(special), line())).toBeUndefined();
    expect(blockerOf(stockOf(item()), pickedUp)).toBeUndefined();
  });

  it('[BUY-08] [CART-05] a pickup with too few in its store says so if nothing else blocks it; where the stock is unknown, nothing is reported', () => {
    const { storeNumber, name } = exampleStore();
    const pickup = { storeNumber, name };
    const forRegistry = (quantity: number) => ({ ...line(), quantity, pickup });
    const plain = (quantity: number) => ({ ...line(O.none), quantity, pickup });
    const shelves = (units: number) => [exampleStoreStock({ sku: skuOf('11'), units })];
    const withUnits = (units: number): Stock => ({ ...stockOf(item()), shelves: shelves(units) });
    expect(blockerOf(withUnits(3), forRegistry(3))).toBeUndefined();
    expect(blockerOf(withUnits(2), forRegistry(3))).toBe('too-few-in-store');
    expect(blockerOf(withUnits(5), forRegistry(3), [plain(2)])).toBeUndefined();
    expect(blockerOf(withUnits(4), forRegistry(3), [plain(2)])).toBe('too-few-in-store');
    expect(blockerOf({ ...withUnits(0), shelves: [] }, forRegistry(1))).toBe('too-few-in-store');
    expect(blockerOf(stockOf(item()), forRegistry(99))).toBeUndefined();
    expect(blockerOf(withUnits(0), { ...line(), quantity: 99 })).toBeUndefined();
    expect(blockerOf({ ...closed, shelves: shelves(0) }, forRegistry(1))).toBe('registry-closed');
    forAll(nearEdges(1, 12, [5]), nearEdges(1, 12, [5]), nearEdges(0, 24, [10]), (first, second, units) => {
      const lines = [forRegistry(first), plain(second), card];
      const blocked = lines.filter((line) => O.isSome(lineBlocker(withUnits(units), sites.main, lines)(line)));
      expect(blocked).toEqual(shortPickups(shelves(units), lines));
    });
  });

  it('[CART-05] a line that can be bought has no blocker', () => {
    for (const cartLine of [line(), line(O.none), card]) expect(blockerOf(stockOf(item()), cartLine)).toBeUndefined();
    expect(blockerOf(stockOf(shared()), money)).toBeUndefined();
  });
});

describe('why a product cannot be put into the cart', () => {
  it('[BUY-01] [XB-04] no longer available is reported first, then the other brand', () => {
    forAll(product, fc.boolean(), (each, isMadeToOrder) => {
      const of = { ...each, isMadeToOrder, brand: 'modern' } as const;
      expect(cartBlocker({ ...of, isNla: true }, sites.kids)).toEqual(O.some('no-longer-available'));
      expect(cartBlocker({ ...of, isNla: false }, sites.kids)).toEqual(O.some('other-brand'));
    });
  });

  it('[BUY-01] [XB-04] a product of this brand that can be had and is not made to order has no blocker', () => {
    forAll(product, (each) => {
      const ready = { ...each, isNla: false, isMadeToOrder: false, isAvailable: true };
      expect(cartBlocker({ ...ready, brand: 'modern' }, sites.modern)).toEqual(O.none);
      for (const site of [sites.main, sites.kids])
        expect(cartBlocker({ ...ready, brand: 'main' }, site)).toEqual(O.none);
    });
  });

  it.each([
    [{}, 'main', O.none],
    [{}, 'kids', O.none],
    [{}, 'modern', O.some('other-brand')],
    [{ isMadeToOrder: true }, 'main', O.some('made-to-order')],
    [{ isAvailable: false, isStockSku: false }, 'main', O.some('out-of-stock')],
    [{ isAvailable: false, isMadeToOrder: true }, 'main', O.some('made-to-order')],
    [{ isAvailable: false, isBackorderable: true }, 'main', O.none],
  ] as const)('[ROUTE-19] %j on %s: %j', (overrides, site, expected) => {
    expect(cartBlocker(exampleProduct(overrides), sites[site])).toEqual(expected);
  });
});
