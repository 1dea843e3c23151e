/*
 * [ITEM-07] [MAN-08] A registrant marks an item as most loved, or removes the mark. A settled item cannot be marked.
 *
 * @example decideMostLoved({ ...exampleItem(), isSettled: false }, true) // => E.right([{ _tag: 'MarkedMostLoved', identity: identityOf('4821') }])
 * @example decideMostLoved({ ...exampleItem(), isSettled: false }, false) // => E.right([])
 */
import { either as E } from 'fp-ts';
import type { RegistryItem } from '../item/index.ts';
import type { ItemSettled } from './decide-wanted-quantity.ts';
import type { RegistryFact } from './registry-fact.ts';

/** The fields of an item that marking it as most loved reads. */
export type MostLovedInput = Pick<RegistryItem, 'identity' | 'isMostLoved'> & {
  /** Whether it is a settled item. */
  readonly isSettled: boolean;
};

/** Decides to mark the item as most loved, or to unmark it. */
export const decideMostLoved = (
  { identity, isMostLoved, isSettled }: MostLovedInput,
  isWanted: boolean,
): E.Either<ItemSettled, ReadonlyArray<RegistryFact>> => {
  if (isMostLoved === isWanted) return E.right([]);
  if (!isWanted) return E.right([{ _tag: 'UnmarkedMostLoved', identity }]);
  return isSettled ? E.left({ _tag: 'ItemSettled' }) : E.right([{ _tag: 'MarkedMostLoved', identity }]);
};
