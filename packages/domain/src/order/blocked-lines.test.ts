import {
  centsOf,
  exampleContributionLine,
  exampleGiftCardLine,
  exampleItem,
  examplePersonalization,
  examplePickupContents,
  exampleProduct,
  exampleRegistry,
  exampleStore,
  exampleStoreStock,
  forAll,
  grIdOf,
  identityOf,
  nearEdges,
  sites,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type CartLine, lineIdOf, pickupLines, type Stock } from '../cart/index.ts';
import type { GrId } from '../identity/index.ts';
import type { RegistryItem } from '../item/index.ts';
import { blockedLines, blockedPickups } from './blocked-lines.ts';

const [one, other] = [grIdOf('111111'), grIdOf('222222')];

const item = (sku: string, overrides: Partial<RegistryItem> = {}): RegistryItem =>
  exampleItem({ product: exampleProduct({ sku: skuOf(sku) }), ...overrides });
const begun = (sku: string): RegistryItem =>
  item(sku, { groupGift: O.some({ name: 'Plates', goal: centsOf(11_960), raised: centsOf(1) }) });

const line = (grId: GrId | null, sku: string): CartLine => {
  const list = O.fromNullable(grId);
  const identity = identityOf(sku);
  return { _tag: 'Item', lineId: lineIdOf(list, identity), grId: list, identity, quantity: 1 };
};

const stockOf = (...items: ReadonlyArray<RegistryItem>): Stock => ({
  registries: [one, other].map((grId) => exampleRegistry({ grId, items })),
  products: items.map(({ product }) => product),
});

const stopped = (_tag: 'ItemGone' | 'PaidTogether', ...lines: ReadonlyArray<readonly [GrId | null, string]>) =>
  O.some({ _tag, lines: lines.map(([grId, sku]) => ({ grId: O.fromNullable(grId), identity: identityOf(sku) })) });

describe('what stops an order', () => {
  it('[CART-06] a line whose registry, item or product is not there any more stops the order, and so does a gift card whose registry is not', () => {
    const { registries, products } = stockOf(item('11'));
    const lines = [line(one, '11'), line(other, '11'), line(null, '11')];
    expect(blockedLines({ registries, products }, sites.main, lines)).toEqual(O.none);
    expect(blockedLines({ registries: registries.slice(1), products }, sites.main, lines)).toEqual(
      stopped('ItemGone', [one, '11']),
    );
    expect(blockedLines({ registries: stockOf(item('12')).registries, products }, sites.main, lines)).toEqual(
      stopped('ItemGone', [one, '11'], [other, '11']),
    );
    expect(blockedLines({ registries, products: [] }, sites.main, lines)).toEqual(
      stopped('ItemGone', [one, '11'], [other, '11'], [null, '11']),
    );
    const cards = [exampleGiftCardLine({ grId: one }), exampleGiftCardLine({ grId: other, kind: 'EGiftCard' })];
    expect(blockedLines({ registries, products: [] }, sites.main, cards)).toEqual(O.none);
    expect(blockedLines({ registries: registries.slice(1), products }, sites.main, cards)).toEqual(
      stopped('ItemGone', [one, '999055']),
    );
  });

  it('[CART-06] [BUY-09] what cannot be bought right now stops the order', () => {
    const misspelt = O.some(examplePersonalization({ hasError: true }));
    for (const unfit of [
      item('11', { product: exampleProduct({ sku: skuOf('11'), isNla: true }) }),
      item('11', { personalization: misspelt }),
      item('11', { product: exampleProduct({ sku: skuOf('11'), brand: 'modern' }) }),
    ])
      expect(blockedLines(stockOf(item('12'), unfit), sites.main, [line(one, '12'), line(one, '11')])).toEqual(
        stopped('ItemGone', [one, '11']),
      );
    const { registries, products } = stockOf(item('11'));
    const settling = registries.map((registry) => ({ ...registry, settled: [identityOf('11')] }));
    expect(blockedLines({ registries: settling, products }, sites.main, [line(one, '11'), line(null, '11')])).toEqual(
      stopped('ItemGone', [one, '11']),
    );
  });

  it('[BUY-09] a group gift for which money was raised is reported separately, once nothing else stops the order: it is not gone', () => {
    const stock = stockOf(begun('11'), item('12'));
    expect(blockedLines(stock, sites.main, [line(one, '12'), line(one, '11'), line(null, '11')])).toEqual(
      stopped('PaidTogether', [one, '11']),
    );
    expect(blockedLines(stock, sites.main, [line(one, '11'), line(one, '13')])).toEqual(
      stopped('ItemGone', [one, '13']),
    );
  });

  it('[GG-05] [GG-03] a contribution stops the order when its item is not there, is the other brand’s or no group gift any more; that a fund takes less than that is reported elsewhere', () => {
    const money = (grId: GrId) => exampleContributionLine({ grId, identity: identityOf('11'), amount: centsOf(5_000) });
    const gift = (raised: number, overrides: Partial<RegistryItem> = {}) =>
      item('11', {
        groupGift: O.some({ name: 'Plates', goal: centsOf(11_960), raised: centsOf(raised) }),
        ...overrides,
      });
    for (const raised of [0, 1, 11_960])
      expect(blockedLines(stockOf(gift(raised)), sites.main, [money(one), money(other)])).toEqual(O.none);
    const { registries, products } = stockOf(gift(0));
    expect(blockedLines({ registries: registries.slice(1), products }, sites.main, [money(one), money(other)])).toEqual(
      stopped('ItemGone', [one, '11']),
    );
    for (const unfit of [
      item('12'),
      item('11'),
      gift(0, { product: exampleProduct({ sku: skuOf('11'), isNla: true }) }),
      gift(0, { product: exampleProduct({ sku: skuOf('11'), brand: 'modern' }) }),
      gift(0, { personalization: O.some(examplePersonalization({ hasError: true })) }),
    ])
      expect(blockedLines(stockOf(unfit), sites.main, [money(one)])).toEqual(stopped('ItemGone', [one, '11']));
  });

  it('[BUY-09] a whole unit of a group gift stops the order that gives money to it besides, as if that money had been raised', () => {
    const gift = item('11', { groupGift: O.some({ name: 'Plates', goal: centsOf(11_960), raised: centsOf(0) }) });
    const money = exampleContributionLine({ grId: one, identity: identityOf('11') });
    const whole = [line(other, '11'), line(one, '11'), line(null, '11')];
    expect(blockedLines(stockOf(gift), sites.main, whole)).toEqual(O.none);
    for (const lines of [
      [...whole, money],
      [money, ...whole],
    ])
      expect(blockedLines(stockOf(gift), sites.main, lines)).toEqual(stopped('PaidTogether', [one, '11']));
  });

  it('[BUY-08] [CART-06] a pickup with too few in its store stops nothing here: it is reported separately, once nothing else stops the order (`blockedPickups`)', () => {
    const { storeNumber, name } = exampleStore();
    const pickedUp = { ...line(one, '11'), pickup: { storeNumber, name } };
    const stock = { ...stockOf(item('11')), shelves: [] };
    expect(blockedLines(stock, sites.main, [pickedUp])).toEqual(O.none);
    expect(blockedLines(stock, sites.main, [pickedUp, line(one, '12')])).toEqual(stopped('ItemGone', [one, '12']));
  });

  it('[CART-06] every line that stops the order for the reported reason is named, with its registry, in the order of the cart, and a line that can be bought stops nothing', () => {
    const stock = stockOf(item('11'), begun('12'));
    const anyLine = fc.tuple(fc.constantFrom(one, other, null), fc.constantFrom('11', '12', '13'));
    forAll(fc.array(anyLine), (ordered) => {
      const gone = ordered.filter(([, sku]) => sku === '13');
      const together = ordered.filter(([grId, sku]) => sku === '12' && grId !== null);
      expect(
        blockedLines(
          stock,
          sites.main,
          ordered.map(([grId, sku]) => line(grId, sku)),
        ),
      ).toEqual(
        gone.length > 0
          ? stopped('ItemGone', ...gone)
          : together.length > 0
            ? stopped('PaidTogether', ...together)
            : O.none,
      );
    });
  });
});

describe('an order of things to be picked up', () => {
  it('[BUY-08] [CART-06] every line whose store has too few of it stops the order and is named, in the order of the cart', () => {
    forAll(nearEdges(1, 99, [10]), nearEdges(0, 120, [10]), (quantity, units) => {
      const { lines } = examplePickupContents(quantity);
      const named = pickupLines(lines).map(({ grId, identity }) => ({ grId, identity }));
      expect(blockedPickups([exampleStoreStock({ units })], lines)).toEqual(
        quantity > units ? O.some({ _tag: 'PickupGone', lines: named }) : O.none,
      );
    });
  });
});
