/*
 * [CART-05] The shipping method of an order: the requested one if the site offers it, else the cart's.
 *
 * @example shippingChoice(sites.main.shippingMethods, 'standard', 'by-balloon') // => E.left({ _tag: 'ShippingMethodUnknown' })
 */
import { either as E, option as O } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import { type CartLineView, isShippedLine } from '../cart/index.ts';
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

/*
 * [CART-05] [CART-06] Names the shipping method of an order; none if nothing of it ships.
 *
 * @example shippedBy(sites.main.shippingMethods, 'express', [exampleLine()]) // => O.some(sites.main.shippingMethods[1])
 */

/** The shipping method of an order with these lines; `none` when nothing ships. */
export const shippedBy = <Method extends Pick<ShippingMethod, 'code'>>(
  offered: ReadonlyArray<Method>,
  chosen: string,
  lines: ReadonlyArray<Pick<CartLineView, 'kind' | 'pickup'>>,
): O.Option<Method> =>
  lines.some(isShippedLine) ? O.fromNullable(offered.find(({ code }) => code === chosen)) : O.none;

/*
 * [CART-06] What a commerce back end signed counts for five minutes: a message that somebody caught and sends later is worth nothing, and clocks may differ a little.
 *
 * @example isTimely(instantOf('2027-06-01T12:00:00.000Z'), instantOf('2027-06-01T12:05:00.001Z')) // => false
 */

/** How far a moment may be from now, in seconds. */
const TIMELY_SECONDS = 300;

/** Whether the moment is close enough to now, before or after. */
export const isTimely = (moment: Instant, now: Instant): boolean =>
  Math.abs(Date.parse(now) - Date.parse(moment)) <= TIMELY_SECONDS * 1_000;
