/*
 * [ITEM-08] [MAN-04] An owner removes an item from the list, unless something of it was bought or contributed; an item that is no longer available can always be
 * removed. What was bought of it stays on the list as purchased and counts on, as with an item that is replaced (NLA-03). The ledger keeps what was given.
 *
 * @example decideRemove(O.some(exampleItem({ purchased: 1 }))) // => E.left({ _tag: 'HasPurchases' })
 */
import { either as E, option as O } from 'fp-ts';
import { isGivenTo, type RegistryItem } from '../item/index.ts';
import type { RegistryFact } from './registry-fact.ts';

/** Some of the item was already bought or contributed. */
export interface HasPurchases {
  readonly _tag: 'HasPurchases';
}

/** Decides to remove the item from the list. */
export const decideRemove = (found: O.Option<RegistryItem>): E.Either<HasPurchases, ReadonlyArray<RegistryFact>> => {
  if (O.isNone(found)) return E.right([]);
  const { identity, product, purchased } = found.value;
  return isGivenTo(found.value) && !product.isNla
    ? E.left({ _tag: 'HasPurchases' })
    : E.right([{ _tag: 'Removed', identity, wasNla: product.isNla, ...(purchased > 0 ? { kept: purchased } : {}) }]);
};
