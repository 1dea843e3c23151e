import type { CartView, GrId, OrderNumber } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { CartModel } from './cart-model.ts';
import { linesKnown } from './foreign-news.ts';
import { leadingBack } from './row-groups.ts';

/** The page of an empty cart. */
export type EmptyCartModel = Extract<CartModel, { readonly _tag: 'Empty' }>;

/** The order that bought what was in the cart: the last of those that were found to be placed after all. */
export const orderedLast = (found: ReadonlyArray<OrderNumber>): Pick<CartView, 'orderedAs'> => {
  const last = found.at(-1);
  return last === undefined ? {} : { orderedAs: last };
};

const registryOf = (before: CartModel): O.Option<GrId> => {
  if (before._tag === 'Ready') return leadingBack(before);
  return before._tag === 'Empty' ? before.registry : O.none;
};

/** What was taken out without an answer was taken out here. */
const isOthersDoing = (before: CartModel): boolean =>
  before._tag === 'Ready' ? linesKnown(before.rows, []).length > 0 : before._tag === 'Empty' && before.isElsewhere;

/** The page once nothing is in the cart: after the one that was shown, and whether that happened unasked, in another window (CART-09). */
export const emptiedCart = (
  before: CartModel,
  { orderedAs }: Pick<CartView, 'orderedAs'>,
  isUnasked: boolean,
): EmptyCartModel => ({
  _tag: 'Empty',
  isJustEmptied: before._tag === 'Ready',
  isElsewhere: isUnasked && isOthersDoing(before),
  orderedAs: O.fromNullable(orderedAs),
  registry: registryOf(before),
});
