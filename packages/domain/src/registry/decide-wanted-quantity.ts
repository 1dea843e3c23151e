/*
 * [MAN-05] [MAN-09] [NLA-03] [GG-03] A registrant sets the wanted quantity of an item: 1 to 999, and not below what was bought or, for a group gift, partly paid. The
 * present number is always accepted, also for an over-purchased item. A settled item cannot be wanted more, since no one could buy it.
 *
 * @example decideWanted({ ...exampleItem({ wanted: 8, purchased: 5 }), isSettled: false }, 4)
 *   // => E.left({ _tag: 'BelowPurchased', purchased: 5 })
 */
import { either as E, function as F } from 'fp-ts';
import { type RegistryItem, unitsCovered } from '../item/index.ts';
import type { PlainNumber } from '../money/index.ts';
import { changeWanted, type WantedQuantityRefusal } from '../quantity/index.ts';
import type { RegistryFact } from './registry-fact.ts';

/** The item is what remains of a replaced one: no more of it can be wanted than was bought. */
export interface ItemSettled {
  readonly _tag: 'ItemSettled';
}

/** The fields of an item that its wanted quantity depends on. */
export type Wanted = Pick<RegistryItem, 'identity' | 'wanted' | 'purchased' | 'groupGift'> & {
  /** Whether it is a settled item. */
  readonly isSettled: boolean;
};

/** Checks a new wanted quantity of the item (MAN-05). */
export const quantityWanted = (
  item: Omit<Wanted, 'identity'>,
  requested: PlainNumber,
): E.Either<WantedQuantityRefusal | ItemSettled, number> =>
  F.pipe(
    changeWanted({ wanted: item.wanted, purchased: unitsCovered(item) }, requested),
    E.filterOrElseW(
      (wanted) => wanted === item.wanted || !item.isSettled || wanted <= item.purchased,
      (): ItemSettled => ({ _tag: 'ItemSettled' }),
    ),
  );

/** Decides to change the item's wanted quantity. */
export const decideWanted = (
  item: Wanted,
  requested: PlainNumber,
): E.Either<WantedQuantityRefusal | ItemSettled, ReadonlyArray<RegistryFact>> =>
  F.pipe(
    quantityWanted(item, requested),
    E.map((wanted) => (wanted === item.wanted ? [] : [{ _tag: 'WantedChanged', identity: item.identity, wanted }])),
  );
