/*
 * [CART-05] [BUY-09] [GG-03] The subtotal of a cart counts what can be bought. A blocked line, and a contribution of more than its fund takes, is shown but not counted;
 * units beyond what is needed count, since they can be bought on purpose.
 *
 * @example cartSubtotal([exampleLine({ lineTotal: centsOf(1_495) }), exampleLine({ lineTotal: centsOf(500), blocker: 'taken-off' })]) // => 1_495
 */
import { option as O } from 'fp-ts';
import { type Cents, NO_CENTS, total } from '../money/index.ts';
import { unitsIn } from './cart.ts';
import type { CartLineView } from './cart-view.ts';

/** The fields of a line that decide whether it counts. */
export type CountedLine = Pick<CartLineView, 'lineTotal' | 'blocker' | 'missing'>;

/** Whether the line can be bought as it is, and so counts toward the cart's subtotal. */
export const counts = ({ lineTotal, blocker, missing }: CountedLine): boolean =>
  blocker === undefined && (missing === undefined || lineTotal <= O.getOrElse((): Cents => NO_CENTS)(missing));

/** The subtotal of the lines that can be bought. */
export const cartSubtotal = (lines: ReadonlyArray<CountedLine>): Cents =>
  total(lines.filter(counts).map(({ lineTotal }) => lineTotal));

/*
 * [CART-05] The order summary has separate sums for gifts, contributions and gift cards.
 *
 * @example cartSums([exampleLine({ quantity: 2, lineTotal: centsOf(2_990) })]) // => [{ kind: 'gifts', count: 2, amount: 2_990 }]
 */

/** The kinds of lines that are totalled separately. */
export type CartSumKind = 'gifts' | 'contributions' | 'giftCards';

/** The number of units of one kind in a cart, and their total. */
export interface CartSum {
  readonly kind: CartSumKind;
  readonly count: number;
  readonly amount: Cents;
}

/** Which subtotal each kind of line counts toward. */
const sumsOf: Readonly<Record<CartLineView['kind'], CartSumKind>> = {
  item: 'gifts',
  contribution: 'contributions',
  giftCard: 'giftCards',
  eGiftCard: 'giftCards',
};

const inOrder: ReadonlyArray<CartSumKind> = ['gifts', 'contributions', 'giftCards'];

/** The subtotals of the lines that can be bought, by kind; kinds without lines are omitted. */
export const cartSums = (
  lines: ReadonlyArray<CountedLine & Pick<CartLineView, 'kind' | 'quantity'>>,
): ReadonlyArray<CartSum> =>
  inOrder
    .map((kind) => ({ kind, lines: lines.filter((line) => counts(line) && sumsOf[line.kind] === kind) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ kind, lines }) => ({
      kind,
      count: unitsIn(lines),
      amount: total(lines.map(({ lineTotal }) => lineTotal)),
    }));
