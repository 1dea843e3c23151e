import type { CartView, GrId } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { CartModel } from './cart-model.ts';
import { leadingBack } from './row-groups.ts';

/** The page of an empty cart. */
export type EmptyCartModel = Extract<CartModel, { readonly _tag: 'Empty' }>;

const registryOf = (before: CartModel): O.Option<GrId> => {
  if (before._tag === 'Ready') return leadingBack(before);
  return before._tag === 'Empty' ? before.registry : O.none;
};

/** The page once nothing is in the cart: after the one that was shown, and whether that happened unasked, in another window (CART-09). */
export const emptiedCart = (
  before: CartModel,
  { orderedAs }: Pick<CartView, 'orderedAs'>,
  isUnasked: boolean,
): EmptyCartModel => ({
  _tag: 'Empty',
  isJustEmptied: before._tag === 'Ready',
  isElsewhere: isUnasked && (before._tag === 'Ready' || (before._tag === 'Empty' && before.isElsewhere)),
  orderedAs: O.fromNullable(orderedAs),
  registry: registryOf(before),
});
