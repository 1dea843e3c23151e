/*
 * [CART-05] [BUY-09] [GG-03] The subtotal of a cart counts what can be bought. A blocked line, and a contribution of more than its fund takes, is shown but not counted;
 * units beyond what is needed count, since they can be bought on purpose.
 *
 * @example cartSubtotal([exampleLine({ lineTotal: centsOf(1_495) }), exampleLine({ lineTotal: centsOf(500), blocker: 'taken-off' })]) // => 1_495
 */
import { option as O } from 'fp-ts';
import { type Cents, NO_CENTS, total } from '../money/index.ts';
import type { CartLineView } from './cart-view.ts';

/** The fields of a line that decide whether it counts. */
export type CountedLine = Pick<CartLineView, 'lineTotal' | 'blocker' | 'missing'>;

/** Whether the line can be bought as it is, and so counts toward the cart's subtotal. */
export const counts = ({ lineTotal, blocker, missing }: CountedLine): boolean =>
  blocker === undefined && (missing === undefined || lineTotal <= O.getOrElse((): Cents => NO_CENTS)(missing));

/** The subtotal of the lines that can be bought. */
export const cartSubtotal = (lines: ReadonlyArray<CountedLine>): Cents =>
  total(lines.filter(counts).map(({ lineTotal }) => lineTotal));
