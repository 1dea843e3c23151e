/*
 * [ITEM-07] [GG-02] [GG-03] [GG-05] [MAN-07] [CA-01] A registrant makes an item a group gift, or ends that. The fund starts empty, with the product's name and the price
 * of all wanted units as its goal; it can end only while no one has contributed. The Canadian site has no group gifts.
 *
 * @example decideGroupGift(markets.US, { ...exampleItem({ wanted: 2 }), isSettled: false }, true) // => E.right([{ _tag: 'GroupGiftStarted', identity: identityOf('4821'), name: 'Linden Dinner Plate', goal: 2_990 }])
 * @example decideGroupGift(markets.CA, { ...exampleItem(), isSettled: false }, true) // => E.left({ _tag: 'NotInMarket' })
 */
import { either as E, option as O } from 'fp-ts';
import { isOfferedIn } from '../account/index.ts';
import type { ItemIdentity } from '../identity/index.ts';
import { itemPrice, offeredIn, type RegistryItem } from '../item/index.ts';
import { times } from '../money/index.ts';
import type { MarketRules } from '../site/index.ts';
import type { ItemSettled } from './decide-wanted-quantity.ts';
import { firstFundName } from './fund-name.ts';
import type { RegistryFact } from './registry-fact.ts';

/** The market does not offer group gifts (CA-01). */
export interface NotInMarket {
  readonly _tag: 'NotInMarket';
}

/** The fund already has contributions (GG-05). */
export interface HasContributions {
  readonly _tag: 'HasContributions';
}

/** Why an item was not made a group gift, or a normal item again. */
export type GroupGiftRefusal =
  | NotInMarket
  | ItemSettled
  | HasContributions
  | { readonly _tag: 'NoLongerAvailable'; readonly identity: ItemIdentity };

/** An item, and whether it is a settled item. */
export type ManagedItem = RegistryItem & { readonly isSettled: boolean };

const begin = (market: MarketRules, item: ManagedItem): E.Either<GroupGiftRefusal, ReadonlyArray<RegistryFact>> => {
  const { identity, product, wanted, groupGift, isSettled } = item;
  if (!isOfferedIn(market, 'makeGroupGift')) return E.left({ _tag: 'NotInMarket' });
  if (O.isSome(groupGift)) return E.right([]);
  if (isSettled) return E.left({ _tag: 'ItemSettled' });
  if (product.isNla) return E.left({ _tag: 'NoLongerAvailable', identity });
  const goal = times(itemPrice(item), wanted);
  return E.right([{ _tag: 'GroupGiftStarted', identity, name: firstFundName(product), goal }]);
};

const end = ({ identity, groupGift }: RegistryItem): E.Either<GroupGiftRefusal, ReadonlyArray<RegistryFact>> => {
  if (O.isNone(groupGift)) return E.right([]);
  return groupGift.value.raised > 0
    ? E.left({ _tag: 'HasContributions' })
    : E.right([{ _tag: 'GroupGiftStopped', identity }]);
};

/** Decides to make the item a group gift, or a normal item again. */
export const decideGroupGift = (
  market: MarketRules,
  item: ManagedItem,
  isWanted: boolean,
): E.Either<GroupGiftRefusal, ReadonlyArray<RegistryFact>> =>
  isWanted ? begin(market, item) : end(offeredIn(market)(item));
