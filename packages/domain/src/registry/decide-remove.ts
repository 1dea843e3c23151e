/*
 * [ITEM-08] [MAN-04] An owner takes an item off the list, unless somebody has bought of it or given money to it; what is no longer available can always go. What was given stays in
 * the ledger.
 *
 * Laws:
 * - an item that is not there is success and nothing happens
 * - something bought or money raised keeps an item that can still be had on the list
 * - everything else is one fact: the item was taken off
 *
 * @example decideRemove(O.some(exampleItem({ purchased: 1 }))) // => E.left({ _tag: 'HasPurchases' })
 */
import { either as E, option as O } from 'fp-ts';
import type { RegistryItem } from '../item/index.ts';
import type { RegistryFact } from './registry-fact.ts';

/** Something of the item was bought or given already. */
export interface HasPurchases {
  readonly _tag: 'HasPurchases';
}

const isGiven = ({ purchased, groupGift }: RegistryItem): boolean =>
  purchased > 0 || (O.isSome(groupGift) && groupGift.value.raised > 0);

/** What follows from taking the item off. */
export const decideRemove = (found: O.Option<RegistryItem>): E.Either<HasPurchases, ReadonlyArray<RegistryFact>> => {
  if (O.isNone(found)) return E.right([]);
  const { identity, product } = found.value;
  return isGiven(found.value) && !product.isNla
    ? E.left({ _tag: 'HasPurchases' })
    : E.right([{ _tag: 'Removed', identity, wasNla: product.isNla }]);
};
