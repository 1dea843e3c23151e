import {
  centsOf,
  exampleItem,
  exampleMonogrammed,
  exampleProduct,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import type { Product, RegistryItem } from '../item/index.ts';
import { ranksAlike } from './ranks-alike.ts';

const item = exampleItem();
const ofProduct = (product: Partial<Product>): RegistryItem => exampleItem({ product: exampleProduct(product) });

describe('ranking alike', () => {
  it.each<[string, RegistryItem]>([
    ['is bought', { ...item, purchased: item.wanted }],
    ['is wanted more often', { ...item, wanted: item.wanted + 1 }],
    ['is loved', { ...item, isMostLoved: !item.isMostLoved }],
    ['was heard of again', structuredClone(item)],
    ['has another name', ofProduct({ name: 'Plate' })],
    ['has another number', ofProduct({ sku: skuOf('4822') })],
  ])('[LIVE-01] a gift that %s ranks as it did', (_, since) => {
    expect(ranksAlike(item, since)).toBe(true);
  });

  it.each<[string, RegistryItem]>([
    ['costs a cent more', ofProduct({ currentPrice: centsOf(item.product.currentPrice + 1) })],
    ['is personalized', exampleMonogrammed()],
    ['is no longer available', ofProduct({ isNla: true })],
    ['has another category', ofProduct({ categoryName: 'Rugs' })],
    ['has another place in the shop', ofProduct({ categorySequence: item.product.categorySequence + 1 })],
    ['is of the other brand', ofProduct({ brand: 'modern' })],
    ['is being discontinued', ofProduct({ isBeingDiscontinued: true })],
    ['is out of stock', ofProduct({ isAvailable: false })],
  ])('[LIVE-01] a gift that %s does not', (_, since) => {
    expect(ranksAlike(item, since)).toBe(false);
    expect(ranksAlike(since, item)).toBe(false);
  });

  it('[LIVE-01] a gift that is not there does not rank', () => {
    expect([ranksAlike(item, undefined), ranksAlike(undefined, item)]).toEqual([false, false]);
  });
});
