/*
 * [CART-06] [CART-09] Compares a cart with the one that the page showed, so that no one buys anything else or at another price.
 *
 * @example matchesExpectedItems([], [exampleLine()]) // => false
 */
import { type CartLineView, cartSubtotal, type LineId } from '../cart/index.ts';
import type { Cents } from '../money/index.ts';

/** A line as displayed on the page. */
export interface ExpectedLine {
  readonly lineId: LineId;
  readonly quantity: number;
  readonly lineTotal: Cents;
}

/** The cart differs from the one displayed; with its current lines. */
export interface CartChanged {
  readonly _tag: 'CartChanged';
  readonly lines: ReadonlyArray<CartLineView>;
  readonly subtotal: Cents;
}

/** The refusal, with the current lines of the cart. */
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
): ExpectedLine | undefined => seen.find((line) => line.lineId === lineId);

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

/** Whether the cart holds exactly the displayed lines; prices of items are not compared. */
export const matchesExpectedItems = (seen: ExpectedCart, lines: ReadonlyArray<CartLineView>): boolean =>
  seen === undefined || hasEach(seen, lines, isSame);

/** Whether two orders expect the same cart at the same prices. */
export const isSameExpectation = (one: ExpectedCart, other: ExpectedCart): boolean =>
  one === undefined || other === undefined
    ? one === other
    : hasEach(one, other, (a, b) => a.quantity === b.quantity && a.lineTotal === b.lineTotal);

/** Whether every line has the displayed total. */
export const matchesExpectedPrices = (seen: ExpectedCart, lines: ReadonlyArray<CartLineView>): boolean =>
  seen === undefined || lines.every((line) => seenAs(seen, line)?.lineTotal === line.lineTotal);

/** The displayed cart, as a page sends it with its order. */
export const expectedCart = (lines: ReadonlyArray<CartLineView>): ReadonlyArray<ExpectedLine> =>
  lines.map(({ lineId, quantity, lineTotal }) => ({ lineId, quantity, lineTotal }));
