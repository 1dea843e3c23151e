import { exampleProduct, product } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type AddContext, addDisabled } from './add-disabled.ts';

const free: AddContext = { isFlagged: false, isLoading: false, hasDesign: false, product: exampleProduct() };
const needing = exampleProduct({ personalizationType: 100 });

describe('why the Add to Registry button cannot be pressed', () => {
  it.each<[Partial<AddContext>, O.Option<string>]>([
    [{}, O.none],
    [{ isFlagged: true, isLoading: true, product: exampleProduct({ isStockSku: false }) }, O.some('flagged')],
    [{ isLoading: true, product: exampleProduct({ isStockSku: false }) }, O.some('loading')],
    [{ product: exampleProduct({ isStockSku: false }) }, O.some('not-from-stock')],
    [{ product: exampleProduct({ isMadeToOrder: true }) }, O.some('made-to-order')],
    [{ product: exampleProduct({ isNla: true }) }, O.some('no-longer-available')],
    [{ product: needing }, O.some('design-missing')],
    [{ product: needing, hasDesign: true }, O.none],
    [{ product: { ...needing, isStockSku: false }, hasDesign: true }, O.some('not-from-stock')],
    [{ product: exampleProduct({ personalizationType: 700 }) }, O.none],
  ])('[ADD-02] with %o: %j', (changed, expected) => {
    expect(addDisabled({ ...free, ...changed })).toEqual(expected);
  });

  it('[ADD-02] a flag is reported first, then that it is being added, then why the product cannot be listed', () => {
    fc.assert(
      fc.property(product, fc.boolean(), fc.boolean(), (shown, isLoading, hasDesign) => {
        expect(addDisabled({ isFlagged: true, isLoading, hasDesign, product: shown })).toEqual(O.some('flagged'));
        expect(addDisabled({ isFlagged: false, isLoading: true, hasDesign, product: shown })).toEqual(
          O.some('loading'),
        );
        const isListed =
          !shown.isNla && shown.isStockSku && !shown.isMadeToOrder && (shown.personalizationType !== 100 || hasDesign);
        expect(O.isNone(addDisabled({ ...free, hasDesign, product: shown }))).toBe(isListed);
      }),
    );
  });

  it('[ADD-02] [PERS-02] a product that needs a design and has a valid one is not missing it; without flag, loading and blocker the button can be pressed', () => {
    fc.assert(
      fc.property(product, (shown) => {
        const plain = { ...shown, isNla: false, isStockSku: true, isMadeToOrder: false };
        expect(addDisabled({ ...free, hasDesign: true, product: plain })).toEqual(O.none);
        expect(O.isSome(addDisabled({ ...free, product: plain }))).toBe(shown.personalizationType === 100);
      }),
    );
  });
});
