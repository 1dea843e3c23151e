import { centsOf, exampleProduct, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { sites } from '../../site/index.ts';
import { addButtonMessages, addedLayerMessages, addedToastMessages, termsMessages } from './adding.ts';

describe('the words around adding to a registry', () => {
  it.each([
    [1, '1 item added to your registry'],
    [2, '2 items added to your registry'],
    [1_998, '1,998 items added to your registry'],
  ])('[ADD-04] %d added: "%s"', (count, expected) => {
    expect(addedLayerMessages.heading(count)).toBe(expected);
  });

  it('[ADD-01] none added: the registry wants the most there can be, and no quantity is told', () => {
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

  it('[ADD-04] the tooltip has name, SKU, price and quantity', () => {
    const product = exampleProduct({ sku: skuOf('77'), name: 'Kettle', currentPrice: centsOf(129_900) });
    expect(addedLayerMessages.tooltipLabel({ product, added: 2 }, sites.canada)).toBe(
      'Kettle, SKU 000077, CAD 1,299.00, Quantity 2',
    );
    const sale = { ...product, regularPrice: centsOf(159_900), priceType: 'sale' } as const;
    expect(addedLayerMessages.tooltipLabel({ product: sale, added: 2 }, sites.canada)).toBe(
      'Kettle, SKU 000077, current price CAD 1,299.00, regular price CAD 1,599.00, Quantity 2',
    );
  });

  it('[ADD-04] the buttons and the extras', () => {
    expect(
      (['ContinueShopping', 'ScanAnother', 'ViewRegistry', 'ViewChecklist'] as const).map(addedLayerMessages.way),
    ).toEqual(['Continue Shopping', 'Scan Another Item', 'View Registry', 'View Checklist']);
    expect(addedLayerMessages).toMatchObject({
      extras: 'Extras and Essentials We Recommend',
      extraAdded: 'Added',
    });
  });

  it('[ADD-04] the help line is the site’s', () => {
    expect(addedLayerMessages.help(sites.main)).toBe('Need help? Call 1-800-555-0142, Mon-Sun 8am-9pm CT');
    expect(addedLayerMessages.help(sites.canada)).toContain('1-800-555-0178');
  });

  it('[ADD-05] the terms dialog', () => {
    expect(termsMessages.title).toBe('Confirm Your Selection');
    expect(termsMessages.accept('registry')).toBe('Accept Terms And Add To Registry');
    expect(termsMessages.accept('cart')).toBe('Accept Terms And Add To Cart');
    expect(termsMessages.decline).toBe('Decline');
  });

  it('[ADD-02] the button, and why it cannot be pressed', () => {
    expect(addButtonMessages.added).toBe('ADDED');
    expect(addButtonMessages.edit(2)).toBe('2 on your registry. Edit');
    expect(addButtonMessages.disabled('loading')).toBe('');
    expect(addButtonMessages.disabled('flagged')).toBe('');
    expect(addButtonMessages.disabled('not-from-stock')).toMatch(/stock/);
  });
});
