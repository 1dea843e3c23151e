/*
 * [CART-05] Lines for registries are called gifts; as soon as one line is for none, all are called items.
 *
 * @example areAllGifts([exampleLine(), exampleLine({ grId: O.none })]) // => false
 */
import { option as O } from 'fp-ts';
import type { CartLineView } from './cart-view.ts';

/** Whether all lines are for registries. */
export const areAllGifts = (lines: ReadonlyArray<Pick<CartLineView, 'grId'>>): boolean =>
  lines.every(({ grId }) => O.isSome(grId));
