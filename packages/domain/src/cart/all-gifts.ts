/*
 * [CART-05] What is bought for registries is a gift; as soon as one thing is for none, one speaks of items.
 *
 * Laws:
 * - lines that are all for registries are gifts, whichever registries those are
 * - one line for none makes all of them items
 *
 * @example areAllGifts([exampleLine(), exampleLine({ grId: O.none })]) // => false
 */
import { option as O } from 'fp-ts';
import type { CartLineView } from './cart-view.ts';

/** Whether all of that is for registries. */
export const areAllGifts = (lines: ReadonlyArray<Pick<CartLineView, 'grId'>>): boolean =>
  lines.every(({ grId }) => O.isSome(grId));
