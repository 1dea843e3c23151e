import { option as O } from 'fp-ts';
import type { GrId } from '../identity/index.ts';
import type { CartLine, ItemLine } from './cart.ts';

const isItem = (line: CartLine): line is ItemLine => line._tag === 'Item';

/** The lines of items and plain products, in the cart's order. */
export const itemLines = (lines: ReadonlyArray<CartLine>): ReadonlyArray<ItemLine> => lines.filter(isItem);

/** The registry that a line is for; none for a plain product. */
export const registryOf = (line: CartLine): O.Option<GrId> => (line._tag === 'Item' ? line.grId : O.some(line.grId));

/** The registries that lines are for, each once, in the order in which they are met first (CART-09). */
export const registriesIn = (lines: ReadonlyArray<CartLine>): ReadonlyArray<GrId> => [
  ...new Set(lines.map(registryOf).flatMap((grId) => (O.isSome(grId) ? [grId.value] : []))),
];
