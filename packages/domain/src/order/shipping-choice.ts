/*
 * [CART-05] The shipping method of an order: the requested one if the site offers it, else the cart's.
 *
 * @example shippingChoice(sites.main.shippingMethods, 'standard', 'by-balloon') // => E.left({ _tag: 'ShippingMethodUnknown' })
 */
import { either as E } from 'fp-ts';
import type { ShippingMethod } from '../site/index.ts';

/** The site does not offer that shipping method. */
export interface ShippingMethodUnknown {
  readonly _tag: 'ShippingMethodUnknown';
}

/** The code of an order's shipping method. */
export const shippingChoice = (
  offered: ReadonlyArray<Pick<ShippingMethod, 'code'>>,
  ofCart: string,
  requested: string | undefined,
): E.Either<ShippingMethodUnknown, string> =>
  requested === undefined || offered.some(({ code }) => code === requested)
    ? E.right(requested ?? ofCart)
    : E.left({ _tag: 'ShippingMethodUnknown' });
