import { centsOf, exampleProduct, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { sites } from '../site/index.ts';
import { addButtonWords, addedLayerWords, addedToastWords, termsWords } from './adding.en.ts';

describe('the words around adding to a registry', () => {
  it.each([
    [1, '1 item added to your registry'],
    [2, '2 items added to your registry'],
    [1_998, '1,998 items added to your registry'],
  ])('[ADD-04] %d added: "%s"', (count, expected) => {
    expect(addedLayerWords.heading(count)).toBe(expected);
  });

  it('[ADD-01] none added: the registry wants the most there can be, and no quantity is told', () => {
    const full = 'Your registry already asks for 999 of these, so none were added.';
    expect([addedLayerWords.heading(0), addedToastWords.added(0)]).toEqual([full, full]);
    expect(addedToastWords.added(1)).toBe('1 item added to your registry.');
    expect([1, 2].map(addedToastWords.addedEarlier)).toEqual([
      expect.stringMatching(/^1 item was added .* Nothing more was added\./),
      expect.stringMatching(/^2 items were added .* Nothing more was added\./),
    ]);
    expect(addedLayerWords.tooltipAloud({ product: exampleProduct(), added: 0 }, sites.main)).not.toContain('Quantity');
  });

  it('[ADD-04] the tooltip has name, SKU, price and quantity', () => {
    const product = exampleProduct({ sku: skuOf('77'), name: 'Kettle', currentPrice: centsOf(129_900) });
    expect(addedLayerWords.tooltipAloud({ product, added: 2 }, sites.canada)).toBe(
      'Kettle, SKU 000077, CAD 1,299.00, Quantity 2',
    );
    const sale = { ...product, regularPrice: centsOf(159_900), priceType: 'sale' } as const;
    expect(addedLayerWords.tooltipAloud({ product: sale, added: 2 }, sites.canada)).toBe(
      'Kettle, SKU 000077, current price CAD 1,299.00, regular price CAD 1,599.00, Quantity 2',
    );
  });

  it('[ADD-04] the buttons and the extras', () => {
    expect(
      (['ContinueShopping', 'ScanAnother', 'ViewRegistry', 'ViewChecklist'] as const).map(addedLayerWords.way),
    ).toEqual(['Continue Shopping', 'Scan Another Item', 'View Registry', 'View Checklist']);
    expect(addedLayerWords).toMatchObject({
      extras: 'Extras and Essentials We Recommend',
      extraAdded: 'Added',
    });
  });

  it('[ADD-04] the help line is the site’s', () => {
    expect(addedLayerWords.help(sites.main)).toBe('Need help? Call 1-800-555-0142, Mon-Sun 8am-9pm CT');
    expect(addedLayerWords.help(sites.canada)).toContain('1-800-555-0178');
  });

  it('[ADD-05] the terms dialog', () => {
    expect(termsWords.title).toBe('Confirm Your Selection');
    expect(termsWords.accept('registry')).toBe('Accept Terms And Add To Registry');
    expect(termsWords.accept('cart')).toBe('Accept Terms And Add To Cart');
    expect(termsWords.decline).toBe('Decline');
  });

  it('[ADD-02] the button, and why it cannot be pressed', () => {
    expect(addButtonWords.added).toBe('ADDED');
    expect(addButtonWords.edit(2)).toBe('2 on your registry. Edit');
    expect(addButtonWords.disabled('loading')).toBe('');
    expect(addButtonWords.disabled('flagged')).toBe('');
    expect(addButtonWords.disabled('not-from-stock')).toMatch(/stock/);
  });
});
