/*
 * [CART-05] [CART-06] Names the shipping method of an order; none if nothing of it ships.
 *
 * @example shippedBy(sites.main.shippingMethods, 'express', [exampleLine()]) // => O.some(sites.main.shippingMethods[1])
 */
import { option as O } from 'fp-ts';
import { type CartLineView, isShippedLine } from '../cart/index.ts';
import type { ShippingMethod } from '../site/index.ts';

/** The shipping method of an order with these lines; `none` when nothing ships. */
export const shippedBy = <Method extends Pick<ShippingMethod, 'code'>>(
  offered: ReadonlyArray<Method>,
  chosen: string,
  lines: ReadonlyArray<Pick<CartLineView, 'kind' | 'pickup'>>,
): O.Option<Method> =>
  lines.some(isShippedLine) ? O.fromNullable(offered.find(({ code }) => code === chosen)) : O.none;
