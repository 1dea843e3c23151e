import { centsOf, exampleLine, forAll, identityOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { lineIdOf } from './cart.ts';
import { cartDifferences } from './cart-differences.ts';

const anyLine = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 3 }), fc.constantFrom(1_495, 27_995))
  .map(([sku, quantity, price]) => {
    const identity = identityOf(String(sku));
    const lineId = lineIdOf(O.none, identity);
    return exampleLine({ identity, lineId, grId: O.none, name: `Gift ${sku}`, quantity, unitPrice: centsOf(price) });
  });
const anyCart = fc.uniqueArray(anyLine, { selector: ({ lineId }) => lineId, maxLength: 6 });

describe('news of a cart', () => {
  it('[CART-09] an unchanged cart has no news', () => {
    forAll(anyCart, (lines) => {
      expect(cartDifferences(lines, lines)).toEqual([]);
    });
  });

  it('[CART-09] added and removed lines are reported', () => {
    forAll(anyCart, anyCart, (before, now) => {
      const ids = (lines: typeof now) => lines.map(({ lineId }) => lineId);
      const idsOf = (tag: 'Added' | 'Removed') =>
        cartDifferences(before, now).flatMap((news) => (news._tag === tag ? [news.line.lineId] : []));
      expect(idsOf('Added')).toEqual(ids(now).filter((id) => !ids(before).includes(id)));
      expect(idsOf('Removed')).toEqual(ids(before).filter((id) => !ids(now).includes(id)));
    });
  });

  it('[CART-09] a remaining line reports a changed quantity, else a changed unit price', () => {
    const line = exampleLine({ quantity: 2, unitPrice: centsOf(1_495) });
    const [more, dearer] = [exampleLine({ quantity: 3 }), exampleLine({ quantity: 2, unitPrice: centsOf(1_595) })];
    expect(cartDifferences([line], [more])).toEqual([
      { _tag: 'Quantity', name: 'Linden Dinner Plate', before: 2, now: 3 },
    ]);
    expect(cartDifferences([line], [dearer])).toEqual([{ _tag: 'Price', line: dearer, before: 1_495 }]);
    expect(cartDifferences([more], [dearer])).toMatchObject([{ _tag: 'Quantity', before: 3, now: 2 }]);
  });

  it('[CART-09] news are in the order of the cart, removed lines last', () => {
    const [gone, unchanged, came] = ['11', '12', '13'].map((sku) =>
      exampleLine({ identity: identityOf(sku), lineId: lineIdOf(O.none, identityOf(sku)), name: sku }),
    );
    if (gone === undefined || unchanged === undefined || came === undefined) throw new Error('three lines');
    expect(cartDifferences([gone, unchanged], [came, { ...unchanged, quantity: 9 }]).map(({ _tag }) => _tag)).toEqual([
      'Added',
      'Quantity',
      'Removed',
    ]);
  });
});
