import {
  centsOf,
  exampleItem,
  exampleMonogrammed,
  exampleProduct,
  forAll,
  grIdOf,
  identityOf,
  nearEdges,
  registryItem,
  sites,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { RegistryItem } from '../item/index.ts';
import { recommendedRequest, type ViewedList } from './recommended-request.ts';

const grId = grIdOf('7310442');
const sku = skuOf('4821');
const requestOf = (items: ReadonlyArray<RegistryItem>, site: 'main' | 'modern' = 'main') =>
  recommendedRequest(sites[site], sku, [{ grId, items }]);

describe('what is recommended and put into the cart', () => {
  it('[CART-03] [REC-07] an item that the registry still needs, that can be bought here and has no design is added for that registry', () => {
    expect(requestOf([exampleItem({ wanted: 2, purchased: 1 })]).grId).toEqual(O.some(grId));
    forAll(nearEdges(1, 999, [8]), nearEdges(0, 999, [7, 8, 9]), (wanted, purchased) => {
      const { grId: named } = requestOf([exampleItem({ wanted, purchased })]);
      expect(O.isSome(named)).toBe(purchased < wanted);
    });
  });

  it('[CART-03] [REC-07] what the registry does not need, or cannot be bought from it, is added as a plain product', () => {
    const fund = { name: 'For the kitchen', goal: centsOf(11_960), raised: centsOf(1_000) };
    const cases: ReadonlyArray<ReadonlyArray<RegistryItem>> = [
      [],
      [exampleItem({ product: exampleProduct({ sku: skuOf('12') }), wanted: 2, purchased: 0 })],
      [exampleItem({ wanted: 8, purchased: 8 })],
      [exampleMonogrammed()],
      [exampleItem({ groupGift: O.some(fund), wanted: 8, purchased: 0 })],
      [exampleItem({ product: exampleProduct({ isNla: true }), wanted: 8, purchased: 0 })],
    ];
    for (const items of cases) expect(requestOf(items).grId).toEqual(O.none);
    expect(requestOf([exampleItem({ wanted: 2, purchased: 1 })], 'modern').grId).toEqual(O.none);
    expect(recommendedRequest(sites.main, sku, []).grId).toEqual(O.none);
  });

  it('[CART-03] [CART-09] of several registries the first that needs it is taken', () => {
    const [first, second] = [grIdOf('7310443'), grIdOf('7310444')];
    const [needed, fulfilled] = [exampleItem({ wanted: 2, purchased: 1 }), exampleItem({ wanted: 2, purchased: 2 })];
    const among = (...lists: ReadonlyArray<ViewedList>) => recommendedRequest(sites.main, sku, lists).grId;
    expect(among({ grId: first, items: [needed] }, { grId: second, items: [needed] })).toEqual(O.some(first));
    expect(among({ grId: first, items: [fulfilled] }, { grId: second, items: [needed] })).toEqual(O.some(second));
    expect(among({ grId: first, items: [fulfilled] }, { grId: second, items: [] })).toEqual(O.none);
  });

  it('[CART-03] it is one unit', () => {
    forAll(fc.array(registryItem, { maxLength: 3 }), (items) => {
      const { identity, quantity } = requestOf(items);
      expect([identity, quantity]).toEqual([identityOf('4821'), 1]);
    });
  });
});
