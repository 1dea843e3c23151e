/*
 * [MAN-05] [MAN-09] [NLA-03] [GG-03] The registrant says how many of an item are wanted: from 1 to 999, and not fewer than were bought or, of a group gift, paid for in part. AccountDeletion the number as it is is
 * always fine, also when more was bought than is wanted. Of what stays of a replaced item no more can be wanted: nobody could buy it.
 *
 * Laws:
 * - the number it has already is success and nothing happens
 * - fewer than were bought, 0 included, is refused, with how many were bought; a piece to which money was given counts as bought
 * - below 1, above 999 and what is not a whole number are out of range, with the least that can be wanted of it
 * - of what is settled no more than were bought can be wanted
 * - everything else is one fact: the wanted quantity changed
 *
 * @example decideWanted({ ...exampleItem({ wanted: 8, purchased: 5 }), isSettled: false }, 4)
 *   // => E.left({ _tag: 'BelowPurchased', purchased: 5 })
 */
import { either as E, function as F } from 'fp-ts';
import { type RegistryItem, unitsCovered } from '../item/index.ts';
import type { PlainNumber } from '../money/index.ts';
import { changeWanted, type WantedQuantityRefusal } from '../quantity/index.ts';
import type { RegistryFact } from './registry-fact.ts';

/** What stays of a replaced item is wanted no more often than it was bought. */
export interface ItemSettled {
  readonly _tag: 'ItemSettled';
}

/** An item as far as its wanted quantity needs it. */
export type Wanted = Pick<RegistryItem, 'identity' | 'wanted' | 'purchased' | 'groupGift'> & {
  /** Whether it is what stays of a replaced item. */
  readonly isSettled: boolean;
};

/** The number that can be wanted of the item from now on, or why not (MAN-05). */
export const quantityWanted = (
  item: Omit<Wanted, 'identity'>,
  asked: PlainNumber,
): E.Either<WantedQuantityRefusal | ItemSettled, number> =>
  F.pipe(
    changeWanted({ wanted: item.wanted, purchased: unitsCovered(item) }, asked),
    E.filterOrElseW(
      (wanted) => wanted === item.wanted || !item.isSettled || wanted <= item.purchased,
      (): ItemSettled => ({ _tag: 'ItemSettled' }),
    ),
  );

/** What follows from wanting so many of the item. */
export const decideWanted = (
  item: Wanted,
  asked: PlainNumber,
): E.Either<WantedQuantityRefusal | ItemSettled, ReadonlyArray<RegistryFact>> =>
  F.pipe(
    quantityWanted(item, asked),
    E.map((wanted) => (wanted === item.wanted ? [] : [{ _tag: 'WantedChanged', identity: item.identity, wanted }])),
  );
