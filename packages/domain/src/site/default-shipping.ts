/*
 * [SITE-03] [CART-04] A person who has chosen no way to ship is shipped to by standard, wherever it is among the ways of a site.
 *
 * Laws:
 * - standard is the default wherever it is offered, in any order
 * - where it is not offered, the first way is
 *
 * @example defaultShipping([{ code: 'express' }, { code: 'standard' }]) // => 'standard'
 */
import type { ShippingMethod } from './site.ts';

const STANDARD = 'standard';

/** The code of the way that is chosen at the start. */
export const defaultShipping = (
  methods: readonly [Pick<ShippingMethod, 'code'>, ...ReadonlyArray<Pick<ShippingMethod, 'code'>>],
): string => (methods.some(({ code }) => code === STANDARD) ? STANDARD : methods[0].code);
