/*
 * [ITEM-09] Reads the letters by which other systems write the type of a price and its markdown. An unknown letter is none.
 *
 * @example priceTypeOf('o') // => O.some('outlet')
 * @example markdownOf('p') // => O.some('permanent')
 * @example markdownOf('o') // => O.none
 */
import { option as O } from 'fp-ts';
import type { ItemIdentity } from '../identity/index.ts';
import { type Cents, dollars, plus } from '../money/index.ts';
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

/*
 * [PERS-05] [LIST-03] A personalization costs 15.00 in the site's currency on top of the product. The sum is shown, used for sorting, and charged.
 *
 * @example itemPrice(exampleMonogrammed({ currentPrice: centsOf(3_500) })) // => 5_000
 * @example itemPrice(exampleItem({ product: exampleProduct({ currentPrice: centsOf(3_500) }) })) // => 3_500
 */

/** The fields that show whether an item is personalized. */
export interface Personalizable {
  readonly identity: Pick<ItemIdentity, 'personalizationId'>;
  readonly product: Pick<Product, 'personalizationType'>;
}

/** Whether the item has a design and can carry one; decides whether its personalization is charged (PERS-05). */
export const isPersonalized = ({ identity, product }: Personalizable): boolean =>
  product.personalizationType !== 0 && identity.personalizationId !== 0;

/** The price of a personalization. */
export const PERSONALIZATION_PRICE: Cents = dollars(15);

/** The fields of an item that its price is calculated from. */
export interface PricedItem extends Personalizable {
  readonly product: Personalizable['product'] & Pick<Product, 'currentPrice'>;
}

/** The current price of one unit, including its personalization. */
export const itemPrice = (item: PricedItem): Cents =>
  isPersonalized(item) ? plus(item.product.currentPrice, PERSONALIZATION_PRICE) : item.product.currentPrice;

/** The product with the prices it has on this item: personalization included. */
export const pricedProduct = <Its extends Pick<Product, 'currentPrice' | 'regularPrice' | 'personalizationType'>>(
  identity: Pick<ItemIdentity, 'personalizationId'>,
  product: Its,
): Its =>
  isPersonalized({ identity, product })
    ? {
        ...product,
        currentPrice: itemPrice({ identity, product }),
        regularPrice: plus(product.regularPrice, PERSONALIZATION_PRICE),
      }
    : product;

/*
 * [ITEM-09] A card shows the current price, and beside it the regular price, struck through, if the gift is on sale or from the outlet and the regular price is higher.
 * The markdown distinguishes a sale from a clearance.
 *
 * @example shownPrice({ currentPrice: 4_795, regularPrice: 6_380, priceType: 'sale', markdown: 'temporary' })
 *   // => { current: 4_795, struck: O.some(6_380), markdown: O.some('temporary') }
 */

/** The fields of a product that its shown price is derived from. */
export type PriceFields = Pick<Product, 'currentPrice' | 'regularPrice' | 'priceType' | 'markdown'>;

/** A price as it is displayed. */
export interface ShownPrice {
  readonly current: Cents;
  readonly struck: O.Option<Cents>;
  readonly markdown: O.Option<'permanent' | 'temporary'>;
}

/** Derives the displayed price from the product's prices, price type and markdown. */
export const shownPrice = ({ currentPrice, regularPrice, priceType, markdown }: PriceFields): ShownPrice => {
  const isLowered = priceType !== 'regular' && regularPrice > currentPrice;
  return {
    current: currentPrice,
    struck: isLowered ? O.some(regularPrice) : O.none,
    markdown: markdown === 'none' ? O.none : O.some(markdown),
  };
};
