import type { ProductStock, StockLevel } from '@gift-registry/domain';
import { product as anyProduct, exampleProduct, forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { withStock, withStockOf } from './stock-of-product.ts';

const stockOf = (stock: StockLevel): ProductStock => ({ stock, shipsOn: O.none });
const anyStock = fc.constantFrom<StockLevel>('in-stock', 'out-of-stock', 'on-backorder', 'discontinued').map(stockOf);
const aboutStock = { type: 'availability', level: 'danger', text: 'Only a few left', popupName: O.none } as const;
const aboutShipping = { type: 'onlineOnly', level: 'info', text: 'Online only', popupName: O.none } as const;

describe('the stock of a product', () => {
  it('[INT-06] what is in stock stays as it is; of what was not, only what was said about its stock goes', () => {
    const few = exampleProduct({ availabilityMessage: 'Only a few left', messages: [aboutStock] });
    expect(withStock(stockOf('in-stock'))(few)).toBe(few);
    const out = exampleProduct({ isAvailable: false, messages: [aboutStock, aboutShipping] });
    expect(withStock(stockOf('in-stock'))(out)).toEqual({
      ...out,
      isAvailable: true,
      availabilityMessage: 'In stock',
      messages: [aboutShipping],
    });
  });

  it('[INT-06] what is not in stock says so, and nothing else about its stock', () => {
    const few = exampleProduct({ availabilityMessage: 'Only a few left', messages: [aboutStock, aboutShipping] });
    expect(withStock(stockOf('out-of-stock'))(few)).toEqual({
      ...few,
      isAvailable: false,
      availabilityMessage: 'Out of stock',
      messages: [{ ...aboutStock, level: 'warning', text: 'Out of stock' }, aboutShipping],
    });
  });

  it('[INT-06] of several stocks, one after the other, the last one counts', () => {
    forAll(anyProduct, anyStock, anyStock, (product, first, last) => {
      const of = withStock(last)(withStock(first)(product));
      const { isNla, isAvailable, isBackorderable } = withStock(last)(product);
      expect(of).toMatchObject({ isNla, isAvailable: last.stock === 'in-stock' || isAvailable });
      if (last.stock !== 'in-stock') expect(of.isBackorderable).toBe(isBackorderable);
    });
  });

  it('[STOCK-01] the stock of another state of the product reads as it does there', () => {
    forAll(anyProduct, anyStock, (product, stock) => {
      const known = withStock(stock)(product);
      const { messages, ...rest } = withStockOf(known)(withStock(stockOf('in-stock'))(product));
      const { messages: own, ...others } = known;
      expect(rest).toEqual(others);
      expect(new Set(messages)).toEqual(new Set(own));
    });
  });
});
