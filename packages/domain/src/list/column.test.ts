import { exampleItem, exampleProduct, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { columnOf } from './column.ts';

const gift = (sku: string, categoryName: string) =>
  exampleItem({ product: exampleProduct({ sku: skuOf(sku), categoryName }) });

describe('a list in one respect', () => {
  it('[LIST-07] items of one name are of one kind, whose example is the first of them', () => {
    const items = [gift('1', 'Bath'), gift('2', 'Rugs'), gift('3', 'Bath')];
    const { kindAt, examples } = columnOf(items, ({ product }) => product.categoryName);
    expect([...kindAt]).toEqual([0, 1, 0]);
    expect(examples).toEqual(items.slice(0, 2));
  });
});
