/*
 * [MAN-05] [MAN-09] The registrant says how many of an item are wanted: from 1 to 999, and not fewer than were bought. Leaving the number as it is is
 * always fine, also when more was bought than is wanted.
 *
 * Laws:
 * - the number it has already is success and nothing happens
 * - below 1, above 999 and what is not a whole number are out of range
 * - fewer than were bought is refused, with how many were bought
 * - everything else is one fact: the wanted quantity changed
 *
 * @example decideWants({ identity, wants: 2, purchased: 5 }, 4) // => left({ _tag: 'BelowPurchased', purchased: 5 })
 */
import { either as E, function as F } from 'fp-ts';
import type { RegistryItem } from '../item/index.ts';
import { changeWanted, type WantedQuantityRefusal } from '../quantity/index.ts';
import type { RegistryFact } from './registry-fact.ts';

/** What follows from wanting so many of the item. */
export const decideWants = (
  item: Pick<RegistryItem, 'identity' | 'wants' | 'purchased'>,
  asked: number,
): E.Either<WantedQuantityRefusal, ReadonlyArray<RegistryFact>> =>
  F.pipe(
    changeWanted(item, asked),
    E.map((wants) => (wants === item.wants ? [] : [{ _tag: 'WantsChanged', identity: item.identity, wants }])),
  );
