/** Lists as large registries have them, drawn from a seed: the same seed draws the same list. */
import type { Product, RegistryItem } from '@gift-registry/domain';
import {
  centsOf,
  exampleItem,
  examplePersonalization,
  exampleProduct,
  identityOf,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { seeded } from './seeded.ts';

/** How to read: a category and its place in the shop. */
const categories: ReadonlyArray<readonly [name: string, sequence: number]> = [
  ['Dinnerware', 10],
  ['Flatware', 20],
  ['Glassware', 30],
  ['Barware', 40],
  ['Serveware', 50],
  ['Table Linens', 60],
  ['Cookware', 70],
  ['Bakeware', 80],
  ['Knives & Cutlery', 90],
  ['Kitchen Electrics', 100],
  ['Kitchen Tools', 110],
  ['Food Storage', 120],
  ['Coffee & Tea', 130],
  ['Bedding', 140],
  ['Bath', 150],
  ['Rugs', 160],
  ['Lighting', 170],
  ['Furniture', 180],
  ['Storage', 190],
  ['Decor', 200],
  ['Outdoor', 210],
  ['', 0],
];

/** Most gifts cost between 10 and 200, few above 1,000; prices end in .95. */
const priceOf = (share: number, spread: number): number =>
  Math.max(495, Math.round(Math.exp(8.4 + 1.15 * (share + spread - 1) * 2.4) / 100) * 100 - 5);

/** A list of that many items: a fifth are purchased, some in part; a twentieth will not come back. */
export const exampleList = (count: number, seed: number): ReadonlyArray<RegistryItem> => {
  const next = seeded(seed);
  const happens = (share: number): boolean => next() < share;
  return Array.from({ length: count }, (_, index) => {
    const [categoryName, categorySequence] = categories[Math.floor(next() ** 1.4 * categories.length)] ?? ['', 0];
    const regularPrice = centsOf(priceOf(next(), next()));
    const isNla = happens(0.05);
    const takesDesign = happens(0.12);
    const product: Product = exampleProduct({
      sku: skuOf(String(100_000 + index)),
      name: `Gift ${index}`,
      brand: happens(0.15) ? 'modern' : 'main',
      currentPrice: happens(0.2) ? centsOf(Math.floor(regularPrice * 0.8)) : regularPrice,
      regularPrice,
      isNla,
      isAvailable: !isNla && happens(0.9),
      isBeingDiscontinued: happens(0.06),
      personalizationType: takesDesign ? 700 : 0,
      categoryName,
      categorySequence,
    });
    const wanted = happens(0.6) ? 1 : 1 + Math.floor(next() * 12);
    const purchased = happens(0.2) ? wanted : happens(0.3) ? Math.floor(next() * wanted) : 0;
    return exampleItem({
      product,
      identity: identityOf(String(100_000 + index), takesDesign && happens(0.7) ? index + 1 : 0),
      wanted,
      purchased,
      personalization: takesDesign ? O.some(examplePersonalization()) : O.none,
    });
  });
};
