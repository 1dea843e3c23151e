/** A registry to try the examples on. In your channel it comes from your own service, read into the same types. */
import type { Registry } from '@gift-registry/domain';
import {
  centsOf,
  exampleItem,
  exampleProduct,
  exampleRegistry,
  identityOf,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';

const towels = exampleProduct({
  sku: skuOf('51200'),
  name: 'Monogrammed Towel Set',
  currentPrice: centsOf(3_900),
  personalizationType: 700,
  categoryName: 'Bath',
  categorySequence: 20,
});
const skillet = exampleProduct({
  sku: skuOf('7004'),
  name: 'Cast Iron Skillet',
  currentPrice: centsOf(11_995),
  regularPrice: centsOf(14_995),
  categoryName: 'Cookware',
  categorySequence: 5,
});
const chair = exampleProduct({
  sku: skuOf('990017'),
  name: 'Oak Dining Chair',
  currentPrice: centsOf(124_900),
  categoryName: 'Furniture',
  categorySequence: 40,
});

export const registry: Registry = exampleRegistry({
  items: [
    exampleItem(), // SKU 4821, $14.95: 3 of 8 plates are bought
    exampleItem({
      product: towels,
      identity: identityOf('51200', 17),
      wanted: 2,
      purchased: 0,
      personalization: O.none,
    }),
    exampleItem({ product: skillet, wanted: 1, purchased: 1 }),
    exampleItem({ product: chair, wanted: 6, purchased: 2 }),
  ],
});
