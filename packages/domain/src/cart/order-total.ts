/*
 * [CART-05] [BUY-09] [GG-03] A cart comes to what can be bought of it. What has to go first, and money of which its fund takes less by now, is shown with what it costs, and stands in no sum
 * until that is settled; more units than are needed can be bought on purpose, so they count.
 *
 * Laws:
 * - a line counts unless it says why it cannot be ordered, or holds more money than its fund takes
 * - the subtotal is the sum of the lines that count, and of all where each can be bought
 *
 * @example cartSubtotal([exampleLine({ lineTotal: centsOf(1_495) }), exampleLine({ lineTotal: centsOf(500), blocker: 'taken-off' })]) // => 1_495
 */
import { option as O } from 'fp-ts';
import { type Cents, NO_CENTS, total } from '../money/index.ts';
import type { CartLineView } from './cart-view.ts';

/** As much of a line as says whether it counts. */
export type CountedLine = Pick<CartLineView, 'lineTotal' | 'blocker' | 'missing'>;

/** Whether it can be bought as it stands, and so is part of what the cart comes to. */
export const counts = ({ lineTotal, blocker, missing }: CountedLine): boolean =>
  blocker === undefined && (missing === undefined || lineTotal <= O.getOrElse((): Cents => NO_CENTS)(missing));

/** What the lines come to. */
export const cartSubtotal = (lines: ReadonlyArray<CountedLine>): Cents =>
  total(lines.filter(counts).map(({ lineTotal }) => lineTotal));
