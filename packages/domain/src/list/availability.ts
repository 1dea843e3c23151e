/*
 * [LIST-06] [NLA-08] A gift is available when it can be shipped now, out of stock when it will come back but cannot be shipped now, and on sale when it costs less than
 * usual, available or not. An item that is no longer available is neither available nor out of stock, and what stays of a replaced item is under none of the three.
 *
 * @example isOfAvailability('on-sale', exampleProduct({ currentPrice: centsOf(4795), regularPrice: centsOf(6380), isAvailable: false })) // => true
 */
import { isSettledProduct, type Product, type SettledFields } from '../item/index.ts';
import type { Availability } from './list-choice.ts';

/** The fields of a product that decide its availability. */
export type AvailabilityFields = SettledFields & Pick<Product, 'currentPrice' | 'regularPrice'>;

/** The availabilities in the order in which they are offered. */
export const availabilities: ReadonlyArray<Availability> = ['available', 'on-sale', 'out-of-stock'];

const holds: Readonly<Record<Availability, (product: AvailabilityFields) => boolean>> = {
  available: ({ isNla, isAvailable }) => !isNla && isAvailable,
  'on-sale': ({ currentPrice, regularPrice }) => currentPrice < regularPrice,
  'out-of-stock': ({ isNla, isAvailable }) => !isNla && !isAvailable,
};

/** Whether the product has that availability; it can have two. */
export const isOfAvailability = (availability: Availability, product: AvailabilityFields): boolean =>
  !isSettledProduct(product) && holds[availability](product);
