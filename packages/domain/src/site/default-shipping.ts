/*
 * [SITE-03] [CART-04] A person who has chosen no way to ship is shipped to by standard, wherever it is among the ways of a site.
 *
 * Laws:
 * - standard is the default wherever it is offered, in any order
 * - where it is not offered, the first way is
 *
 * @example defaultShipping([{ code: 'express', name: 'Express' }, { code: 'standard', name: 'Standard' }]) // => 'standard'
 */
import type { Site } from './site.ts';

const STANDARD = 'standard';

/** The code of the way that is chosen at the start. */
export const defaultShipping = (methods: Site['shippingMethods']): string =>
  methods.some(({ code }) => code === STANDARD) ? STANDARD : methods[0].code;
