import type { RegistryItem } from '@gift-registry/domain';
import {
  centsOf,
  exampleItem,
  examplePersonalization,
  exampleProduct,
  identityOf,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';

/** Categories in the order of the shop; the last item kind has none. */
const categories = [
  ...['Dinnerware', 'Flatware', 'Glassware', 'Barware', 'Serveware', 'Table Linens', 'Cookware', 'Bakeware'],
  ...['Knives & Cutlery', 'Kitchen Electrics', 'Kitchen Tools', 'Food Storage', 'Coffee & Tea', 'Bedding', 'Bath'],
  ...['Rugs', 'Lighting', 'Furniture', 'Storage', 'Decor', 'Outdoor', ''],
];

/** Random numbers from 0 up to but not including 1, the same for the same seed (mulberry32). */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** A list of that many items, always the same: most prices between 10 and 200, a fifth purchased, some in part, a twentieth NLA. */
export const exampleList = (count: number): ReadonlyArray<RegistryItem> => {
  const random = seededRandom(count);
  const happens = (probability: number): boolean => random() < probability;
  return Array.from({ length: count }, (_, index) => {
    const category = Math.floor(random() ** 1.4 * categories.length);
    const dollars = Math.round(Math.exp(8.4 + 1.15 * (random() + random() - 1) * 2.4) / 100);
    const regularPrice = centsOf(Math.max(495, dollars * 100 - 5));
    const isNla = happens(0.05);
    const takesDesign = happens(0.12);
    const wanted = happens(0.6) ? 1 : 1 + Math.floor(random() * 12);
    const purchased = happens(0.2) ? wanted : happens(0.3) ? Math.floor(random() * wanted) : 0;
    return exampleItem({
      product: exampleProduct({
        sku: skuOf(String(100_000 + index)),
        name: `Gift ${index}`,
        brand: happens(0.15) ? 'modern' : 'main',
        currentPrice: happens(0.2) ? centsOf(Math.floor(regularPrice * 0.8)) : regularPrice,
        regularPrice,
        isNla,
        isAvailable: !isNla && happens(0.9),
        isBeingDiscontinued: happens(0.06),
        personalizationType: takesDesign ? 700 : 0,
        categoryName: categories[category] ?? '',
        categorySequence: 10 * (category + 1),
      }),
      identity: identityOf(String(100_000 + index), takesDesign && happens(0.7) ? index + 1 : 0),
      wanted,
      purchased,
      personalization: takesDesign ? O.some(examplePersonalization()) : O.none,
    });
  });
};
