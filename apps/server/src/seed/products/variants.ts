import type { Product } from '@gift-registry/domain';
import { homeMakes } from './home-makes.ts';
import { productOf } from './shelf.ts';
import { textileMakes } from './textile-makes.ts';

const FIRST_SKU = 500_001;

/** Every line of every make in every colour and size: 1,000 products, all in stock, in a fixed order. */
export const variants: ReadonlyArray<Product> = [...textileMakes, ...homeMakes]
  .flatMap(({ shelf, archetype, subclass, shows, lines, colourways, sizes }) =>
    lines.flatMap((line, nth) =>
      colourways.flatMap(({ name: colour, body, second }) =>
        sizes.map(({ name, price, size }, place) => ({
          shelf,
          name: `${line} ${name} in ${colour}`,
          price: price + nth * 2_00,
          picture: `${archetype}-${body}-${second}`,
          alt: `${shows} in ${colour.toLowerCase()}`,
          about: `From the ${line} line, in ${colour.toLowerCase()}.`,
          highlights: [`${colourways.length} colors`, `${sizes.length} sizes`],
          size,
          rated: [4 + ((nth + place) % 10) / 10, 12 + nth * 40 + place * 9] as const,
          family: `${archetype.toUpperCase()}-${nth + 1}`,
          subclass,
        })),
      ),
    ),
  )
  .map(({ shelf, ...row }, index) => productOf(shelf)({ ...row, sku: String(FIRST_SKU + index) }));
