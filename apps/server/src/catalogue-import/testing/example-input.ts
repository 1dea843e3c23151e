import type { ListedProducts, ProductInput } from '@gift-registry/domain';
import { centsOf, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';

/** A retailer's input for a mug, with the given changes. */
export const exampleInput = (changed: Partial<ProductInput> = {}): ProductInput => ({
  sku: skuOf('4821'),
  gtin: O.none,
  name: 'Ox-Eye Mug',
  price: centsOf(950),
  regularPrice: O.none,
  categories: [],
  description: '',
  stock: 'in-stock',
  shipsOn: O.none,
  isPublished: true,
  dimensions: { width: O.none, height: O.none, depth: O.none, unit: 'in' },
  pictures: [],
  details: {},
  ...changed,
});

/** The answer to a listing in which there was nothing to do. */
export const nothingListed: ListedProducts = {
  added: 0,
  changed: 0,
  unchanged: 0,
  elsewhere: [],
  unpublished: [],
  outdated: [],
  stockKept: [],
  pricesHeldBack: [],
  picturesLeftOut: [],
  sharedGtins: [],
};
