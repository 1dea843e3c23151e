/*
 * [CART-05] The order summary has separate sums for gifts, contributions and gift cards.
 *
 * @example cartSums([exampleLine({ quantity: 2, lineTotal: centsOf(2_990) })]) // => [{ kind: 'gifts', count: 2, amount: 2_990 }]
 */
import { type Cents, total } from '../money/index.ts';
import { unitsIn } from './cart.ts';
import type { CartLineView } from './cart-view.ts';
import { type CountedLine, counts } from './order-total.ts';

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
