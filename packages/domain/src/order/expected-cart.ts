/*
 * [CART-06] [CART-09] Nobody buys more than the button said: where a page tells what it showed, the order is for just that, whatever went into the cart, out of it or changed its price since.
 *
 * Laws:
 * - a cart is as it was seen when it has the same lines with as many units of each, in any order
 * - money for a fund and a gift card are as they were seen at the same amount
 * - a line that was not seen, one that is gone and one of another number each make another cart
 * - what it costs is as it was seen when each line comes to as much as then
 * - two orders are for the same cart when they saw the same lines, in any order, each in the same number and at the same price
 * - whoever does not say what was seen takes the cart as it is
 *
 * @example matchesExpectedItems([], [exampleLine()]) // => false
 */
import { type CartLineView, cartSubtotal, type LineId } from '../cart/index.ts';
import type { Cents } from '../money/index.ts';

/** A line as a page showed it. */
export interface ExpectedLine {
  readonly lineId: LineId;
  readonly quantity: number;
  readonly lineTotal: Cents;
}

/** The cart is not the one that was seen; this is what it holds now. */
export interface CartChanged {
  readonly _tag: 'CartChanged';
  readonly lines: ReadonlyArray<CartLineView>;
  readonly subtotal: Cents;
}

/** That the cart is another, with what it holds now. */
export const cartChanged = (lines: ReadonlyArray<CartLineView>): CartChanged => ({
  _tag: 'CartChanged',
  lines,
  subtotal: cartSubtotal(lines),
});

type ExpectedCart = ReadonlyArray<ExpectedLine> | undefined;

const isSame = (seen: ExpectedLine, { kind, quantity, lineTotal }: CartLineView): boolean =>
  seen.quantity === quantity && (kind === 'item' || seen.lineTotal === lineTotal);

const seenAs = (
  seen: ReadonlyArray<ExpectedLine>,
  { lineId }: Pick<ExpectedLine, 'lineId'>,
): ExpectedLine | undefined => seen.find((its) => its.lineId === lineId);

const hasEach = <Line extends ExpectedLine>(
  seen: ReadonlyArray<ExpectedLine>,
  lines: ReadonlyArray<Line>,
  isAsBefore: (seen: ExpectedLine, line: Line) => boolean,
): boolean =>
  seen.length === lines.length &&
  lines.every((line) => {
    const before = seenAs(seen, line);
    return before !== undefined && isAsBefore(before, line);
  });

/** Whether the cart holds just what was seen; what an item costs is not asked. */
export const matchesExpectedItems = (seen: ExpectedCart, lines: ReadonlyArray<CartLineView>): boolean =>
  seen === undefined || hasEach(seen, lines, isSame);

/** Whether two orders are for the same cart, seen at the same prices. */
export const isSameExpectation = (one: ExpectedCart, other: ExpectedCart): boolean =>
  one === undefined || other === undefined
    ? one === other
    : hasEach(one, other, (a, b) => a.quantity === b.quantity && a.lineTotal === b.lineTotal);

/** Whether every line comes to what it was seen to come to. */
export const matchesExpectedPrices = (seen: ExpectedCart, lines: ReadonlyArray<CartLineView>): boolean =>
  seen === undefined || lines.every((line) => seenAs(seen, line)?.lineTotal === line.lineTotal);

/** A cart as a page tells it with its order. */
export const expectedCart = (lines: ReadonlyArray<CartLineView>): ReadonlyArray<ExpectedLine> =>
  lines.map(({ lineId, quantity, lineTotal }) => ({ lineId, quantity, lineTotal }));
