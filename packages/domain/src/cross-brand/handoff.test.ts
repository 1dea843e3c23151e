import { centsOf, nearEdges, sku, skuOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { NO_LANDING_PARAMETERS, readLandingParameters } from '../page/index.ts';
import { handoffParameters } from './handoff.ts';

describe('what is handed over', () => {
  it.each([
    [
      { _tag: 'Item', sku: skuOf('4821'), quantity: 1 },
      { purchasedSku: '4821', purchasedQuantity: '1' },
    ],
    [
      { _tag: 'Item', sku: skuOf('4821'), quantity: 99 },
      { purchasedSku: '4821', purchasedQuantity: '99' },
    ],
    [
      { _tag: 'GiftCard', kind: 'GiftCard', amount: centsOf(1_000) },
      { purchasedGiftCardAmount: '10.00', purchasedGiftCardType: 'GiftCard' },
    ],
    [
      { _tag: 'GiftCard', kind: 'EGiftCard', amount: centsOf(99_900) },
      { purchasedGiftCardAmount: '999.00', purchasedGiftCardType: 'EGiftCard' },
    ],
    [
      { _tag: 'GiftCard', kind: 'EGiftCard', amount: centsOf(2_505) },
      { purchasedGiftCardAmount: '25.05', purchasedGiftCardType: 'EGiftCard' },
    ],
  ] as const)(
    '[XB-07] an item has no parameters of a gift card, and a gift card none of an item: %#',
    (what, parameters) => {
      expect(handoffParameters(what)).toEqual(parameters);
    },
  );

  it('[XB-07] [ROUTE-16] a handoff is read back unchanged', () => {
    fc.assert(
      fc.property(sku, nearEdges(1, 99, [1, 99]), (sku, quantity) => {
        expect(readLandingParameters(handoffParameters({ _tag: 'Item', sku, quantity }))).toEqual({
          ...NO_LANDING_PARAMETERS,
          purchasedSku: O.some(sku),
          purchasedQuantity: O.some(quantity),
        });
      }),
    );
    const kind = fc.constantFrom('GiftCard' as const, 'EGiftCard' as const);
    fc.assert(
      fc.property(kind, nearEdges(1_000, 99_900, [1_000, 2_500, 99_900]).map(centsOf), (kind, amount) => {
        expect(readLandingParameters(handoffParameters({ _tag: 'GiftCard', kind, amount }))).toEqual({
          ...NO_LANDING_PARAMETERS,
          purchasedGiftCardAmount: O.some(amount),
          purchasedGiftCardType: O.some(kind),
        });
      }),
    );
  });
});
