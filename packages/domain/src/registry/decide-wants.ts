/*
 * [MAN-05] [MAN-09] [NLA-03] The registrant says how many of an item are wanted: from 1 to 999, and not fewer than were bought. Leaving the number as it is is
 * always fine, also when more was bought than is wanted. Of what stays of a replaced item no more can be wanted: nobody could buy it.
 *
 * Laws:
 * - the number it has already is success and nothing happens
 * - below 1, above 999 and what is not a whole number are out of range
 * - fewer than were bought is refused, with how many were bought
 * - of what is settled no more than were bought can be wanted
 * - everything else is one fact: the wanted quantity changed
 *
 * @example decideWants({ identity, wants: 2, purchased: 5, isSettled: false }, 4) // => left({ _tag: 'BelowPurchased', purchased: 5 })
 */
import { either as E, function as F } from 'fp-ts';
import type { RegistryItem } from '../item/index.ts';
import { changeWanted, type WantedQuantityRefusal } from '../quantity/index.ts';
import type { RegistryFact } from './registry-fact.ts';

/** What stays of a replaced item is wanted no more often than it was bought. */
export interface ItemSettled {
  readonly _tag: 'ItemSettled';
}

/** An item as far as its wanted quantity needs it. */
export type Wanted = Pick<RegistryItem, 'identity' | 'wants' | 'purchased'> & {
  /** Whether it is what stays of a replaced item. */
  readonly isSettled: boolean;
};

/** What follows from wanting so many of the item. */
export const decideWants = (
  item: Wanted,
  asked: number,
): E.Either<WantedQuantityRefusal | ItemSettled, ReadonlyArray<RegistryFact>> =>
  F.pipe(
    changeWanted(item, asked),
    E.chainW((wants): E.Either<ItemSettled, ReadonlyArray<RegistryFact>> => {
      if (wants === item.wants) return E.right([]);
      return item.isSettled && wants > item.purchased
        ? E.left({ _tag: 'ItemSettled' })
        : E.right([{ _tag: 'WantsChanged', identity: item.identity, wants }]);
    }),
  );
