/*
 * [SITE-03] [CART-04] [INT-01] A person who has chosen no way to ship, or one that the site no longer offers, is shipped to by standard, wherever it is among the ways of a site.
 *
 * @example defaultShipping([{ code: 'express' }, { code: 'standard' }]) // => 'standard'
 */
import type { ShippingMethod } from './site.ts';

/** The code of standard shipping. */
export const STANDARD_SHIPPING = 'standard';

/** Whether the text has the form of a shipping method's code. */
export const isShippingCode = (text: string): boolean => /^[a-z0-9-]{1,32}$/.test(text);

type Offered = readonly [Pick<ShippingMethod, 'code'>, ...ReadonlyArray<Pick<ShippingMethod, 'code'>>];

/** The code of the default shipping method. */
export const defaultShipping = (methods: Offered): string =>
  methods.some(({ code }) => code === STANDARD_SHIPPING) ? STANDARD_SHIPPING : methods[0].code;

/** The code of the chosen shipping method, or of the default when that is not offered. */
export const offeredShipping = (methods: Offered, chosen: string): string =>
  methods.some(({ code }) => code === chosen) ? chosen : defaultShipping(methods);
