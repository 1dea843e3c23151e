/*
 * [ITEM-07] [MAN-08] A registrant marks an item as most loved, or takes the mark away. What has it, or lacks it, already stays as it is. What stays of a replaced item
 * was given, and is nobody's wish any more.
 *
 * Laws:
 * - a mark that is there already, and one that is not there, is success and nothing happens
 * - what is settled cannot be marked
 * - everything else is one fact: the item was marked, or it is no longer
 *
 * @example decideMostLoved({ ...exampleItem(), isSettled: false }, true) // => E.right([{ _tag: 'MarkedMostLoved', identity: identityOf('4821') }])
 * @example decideMostLoved({ ...exampleItem(), isSettled: false }, false) // => E.right([])
 */
import { either as E } from 'fp-ts';
import type { RegistryItem } from '../item/index.ts';
import type { ItemSettled } from './decide-wanted-quantity.ts';
import type { RegistryFact } from './registry-fact.ts';

/** An item as far as its mark needs it. */
export type Lovable = Pick<RegistryItem, 'identity' | 'isMostLoved'> & {
  /** Whether it is what stays of a replaced item. */
  readonly isSettled: boolean;
};

/** What follows from the item's being most loved, or not, from now on. */
export const decideMostLoved = (
  { identity, isMostLoved, isSettled }: Lovable,
  asked: boolean,
): E.Either<ItemSettled, ReadonlyArray<RegistryFact>> => {
  if (isMostLoved === asked) return E.right([]);
  if (!asked) return E.right([{ _tag: 'UnmarkedMostLoved', identity }]);
  return isSettled ? E.left({ _tag: 'ItemSettled' }) : E.right([{ _tag: 'MarkedMostLoved', identity }]);
};
