/*
 * [CART-09] [WRAP-01] What changed in a cart since a page last showed it, for example in another window.
 *
 * @example cartDifferences([exampleLine({ quantity: 1 })], [exampleLine({ quantity: 3 })])
 *   // => [{ _tag: 'Quantity', name: 'Linden Dinner Plate', before: 1, now: 3 }]
 */
import type { Cents } from '../money/index.ts';
import type { CartLineView, GiftOptions } from './cart-view.ts';

/** A change to one line, with the name under which the line is shown. */
export type CartDifference =
  | { readonly _tag: 'Added'; readonly line: CartLineView }
  | { readonly _tag: 'Removed'; readonly line: CartLineView }
  | { readonly _tag: 'Quantity'; readonly name: string; readonly before: number; readonly now: number }
  | { readonly _tag: 'Price'; readonly line: CartLineView; readonly before: Cents }
  /** The names of the gift wraps; empty for none. */
  | { readonly _tag: 'Wrap'; readonly before: string; readonly now: string };

const lineIn = (lines: ReadonlyArray<CartLineView>, { lineId }: CartLineView): CartLineView | undefined =>
  lines.find((line) => line.lineId === lineId);

const differencesOf = (before: CartLineView | undefined, line: CartLineView): ReadonlyArray<CartDifference> => {
  if (before === undefined) return [{ _tag: 'Added', line }];
  if (before.quantity !== line.quantity)
    return [{ _tag: 'Quantity', name: line.name, before: before.quantity, now: line.quantity }];
  return before.unitPrice === line.unitPrice ? [] : [{ _tag: 'Price', line, before: before.unitPrice }];
};

/** The differences between two states of a cart. */
export const cartDifferences = (
  before: ReadonlyArray<CartLineView>,
  now: ReadonlyArray<CartLineView>,
): ReadonlyArray<CartDifference> => [
  ...now.flatMap((line) => differencesOf(lineIn(before, line), line)),
  ...before.filter((line) => lineIn(now, line) === undefined).map((line) => ({ _tag: 'Removed' as const, line })),
];

/** The registries whose gifts are wrapped differently. */
export const wrapDifferences = (
  before: ReadonlyArray<GiftOptions>,
  now: ReadonlyArray<GiftOptions>,
): ReadonlyArray<CartDifference> =>
  before.flatMap(({ grId, wrap }) => {
    const after = now.find((options) => options.grId === grId);
    return after === undefined || after.wrap?.code === wrap?.code
      ? []
      : [{ _tag: 'Wrap', before: wrap?.name ?? '', now: after.wrap?.name ?? '' }];
  });
