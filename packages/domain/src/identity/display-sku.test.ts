import { sku, skuOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { displaySku } from './display-sku.ts';
import { parseSku } from './sku.ts';

describe('a SKU as it is shown', () => {
  it.each([
    ['1', '000001'],
    ['4821', '004821'],
    ['99999', '099999'],
    ['100000', '100000'],
    ['1000000', '1000000'],
    ['999999999999', '999999999999'],
    ['A-17', 'A-17'],
  ])('[PAGE-12] %s is shown as %s', (raw, expected) => {
    expect(displaySku(skuOf(raw))).toBe(expected);
  });

  it('[PAGE-12] what is shown of digits has at least six', () => {
    fc.assert(fc.property(sku, (each) => /\D/.test(each) || /^\d{6,40}$/.test(displaySku(each))));
  });

  it('[PAGE-12] what is shown reads as the same SKU again', () => {
    fc.assert(
      fc.property(sku, (each) => {
        expect(parseSku(displaySku(each))).toEqual(O.some(each));
      }),
    );
  });
});
