/*
 * [CART-05] Gifts ship the way the guest chose among those the site offers; where nothing was chosen, the way the cart says.
 *
 * Laws:
 * - a way that the site offers is taken
 * - a way that it does not offer is refused
 * - without a choice the cart's way stays
 *
 * @example shippingChoice(sites.main.shippingMethods, 'standard', 'by-balloon') // => E.left({ _tag: 'ShippingMethodUnknown' })
 */
import { either as E } from 'fp-ts';
import type { ShippingMethod } from '../site/index.ts';

/** The site does not ship that way. */
export interface ShippingMethodUnknown {
  readonly _tag: 'ShippingMethodUnknown';
}

/** The code of the way an order ships. */
export const shippingChoice = (
  offered: ReadonlyArray<ShippingMethod>,
  ofCart: string,
  asked: string | undefined,
): E.Either<ShippingMethodUnknown, string> =>
  asked === undefined || offered.some(({ code }) => code === asked)
    ? E.right(asked ?? ofCart)
    : E.left({ _tag: 'ShippingMethodUnknown' });
