/*
 * [ITEM-09] Reads the letters by which other systems write the type of a price and its markdown. An unknown letter is none.
 *
 * @example priceTypeOf('o') // => O.some('outlet')
 * @example markdownOf('p') // => O.some('permanent')
 * @example markdownOf('o') // => O.none
 */
import { option as O } from 'fp-ts';
import type { Product } from './product.ts';

/** The letters that other systems use for the types of prices. */
export const priceTypeCodes = {
  regular: 'r',
  outlet: 'o',
  sale: 's',
} as const satisfies Readonly<Record<Product['priceType'], string>>;

/** The letters that other systems use for markdowns: permanent, temporary or none. */
export const markdownCodes = {
  permanent: 'p',
  temporary: 's',
  none: 'n',
} as const satisfies Readonly<Record<Product['markdown'], string>>;

const reading = <Name extends string>(codes: Readonly<Record<Name, string>>) => {
  const isName = (name: string): name is Name => Object.hasOwn(codes, name);
  const names = Object.keys(codes).filter(isName);
  return (code: string): O.Option<Name> => O.fromNullable(names.find((name) => codes[name] === code));
};

/** The type of a price by its letter; `none` for an unknown letter. */
export const priceTypeOf = reading<Product['priceType']>(priceTypeCodes);

/** The markdown of a price by its letter; `none` for an unknown letter. */
export const markdownOf = reading<Product['markdown']>(markdownCodes);
