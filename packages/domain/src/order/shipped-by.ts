/*
 * [CART-05] [CART-06] After an order its giver reads how the gifts ship. Where nothing ships, because all of it is cards and contributions or is picked up in a store, nothing is said of it.
 *
 * Laws:
 * - an order with a gift that ships says by which of the site's methods
 * - an order of gift cards and contributions alone says nothing of shipping, and neither does one that is picked up
 * - a method that the site does not offer any more is not named
 *
 * @example shippedBy(sites.main.shippingMethods, 'express', [exampleLine()]) // => O.some({ code: 'express', name: 'Express' })
 */
import { option as O } from 'fp-ts';
import type { CartLineView } from '../cart/index.ts';
import type { ShippingMethod } from '../site/index.ts';

/** How an order of these lines ships; none when nothing of it does. */
export const shippedBy = (
  offered: ReadonlyArray<ShippingMethod>,
  chosen: string,
  lines: ReadonlyArray<Pick<CartLineView, 'kind' | 'pickup'>>,
): O.Option<ShippingMethod> =>
  lines.some(({ kind, pickup }) => kind === 'item' && pickup === undefined)
    ? O.fromNullable(offered.find(({ code }) => code === chosen))
    : O.none;
