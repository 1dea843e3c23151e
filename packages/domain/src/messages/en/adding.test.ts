import { centsOf, exampleProduct, sites, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { addedLayerMessages, addedToastMessages, customOrderTerms } from './adding.ts';

describe('messages after adding to a registry', () => {
  it('[ADD-01] says when the registry already had the maximum, and then names no quantity', () => {
    const full = 'Your registry already asks for 999 of these, so none were added.';
    expect([addedLayerMessages.heading(0), addedToastMessages.added(0)]).toEqual([full, full]);
    expect(addedToastMessages.added(1)).toBe('1 item added to your registry.');
    expect([1, 2].map(addedToastMessages.addedEarlier)).toEqual([
      expect.stringMatching(/^1 item was added .* Nothing more was added\./),
      expect.stringMatching(/^2 items were added .* Nothing more was added\./),
    ]);
    expect(addedLayerMessages.tooltipLabel({ product: exampleProduct(), added: 0 }, sites.main)).not.toContain(
      'Quantity',
    );
  });

  it('[ADD-04] a thumbnail is read out with name, SKU, price and quantity', () => {
    const product = exampleProduct({ sku: skuOf('77'), name: 'Kettle', currentPrice: centsOf(129_900) });
    expect(addedLayerMessages.tooltipLabel({ product, added: 2 }, sites.canada)).toBe(
      'Kettle, SKU 000077, CAD 1,299.00, Quantity 2',
    );
    const sale = { ...product, regularPrice: centsOf(159_900), priceType: 'sale' } as const;
    expect(addedLayerMessages.tooltipLabel({ product: sale, added: 2 }, sites.canada)).toBe(
      'Kettle, SKU 000077, current price CAD 1,299.00, regular price CAD 1,599.00, Quantity 2',
    );
  });
});

it('[ADD-05] a custom order has terms and a lead time', () => {
  expect(customOrderTerms({ hasCustomOrderConfirmation: true, availabilityMessage: 'Ships in 6–8 weeks.' })).toEqual(
    O.some({
      title: 'Confirm Your Selection',
      termsHtml:
        '<p>Made for you when you order, so it can’t be returned.</p><ul><li>Please check size, color and fabric before you order.</li></ul>',
      leadTime: 'Ships in 6–8 weeks.',
    }),
  );
});

it('[ADD-05] other products have no terms', () => {
  expect(customOrderTerms({ hasCustomOrderConfirmation: false, availabilityMessage: 'In stock.' })).toEqual(O.none);
});
