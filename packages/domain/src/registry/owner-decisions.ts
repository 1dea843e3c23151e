/*
 * [ITEM-07] [MAN-08] A registrant marks an item as most loved, or removes the mark. A settled item cannot be marked.
 *
 * @example decideMostLoved({ ...exampleItem(), isSettled: false }, true) // => E.right([{ _tag: 'MarkedMostLoved', identity: identityOf('4821') }])
 * @example decideMostLoved({ ...exampleItem(), isSettled: false }, false) // => E.right([])
 */
import { either as E, function as F, option as O } from 'fp-ts';
import { isOfferedIn } from '../account/index.ts';
import type { ItemIdentity } from '../identity/index.ts';
import { isGivenTo, itemPrice, offeredIn, type RegistryItem, unitsCovered } from '../item/index.ts';
import { type PlainNumber, times } from '../money/index.ts';
import { changeWanted, type WantedQuantityRefusal } from '../quantity/index.ts';
import type { MarketRules } from '../site/index.ts';
import { type FundNameInvalid, firstFundName, readFundName } from './fund-name.ts';
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

/*
 * [ITEM-08] [MAN-04] An owner removes an item from the list, unless something of it was bought or contributed; an item that is no longer available can always be
 * removed. What was bought of it stays on the list as purchased and counts on, as with an item that is replaced (NLA-03); the money in its fund is kept with it. The ledger keeps what was given.
 *
 * @example decideRemove(O.some(exampleItem({ purchased: 1 }))) // => E.left({ _tag: 'HasPurchases' })
 */

/** Some of the item was already bought or contributed. */
export interface HasPurchases {
  readonly _tag: 'HasPurchases';
}

/** Decides to remove the item from the list. */
export const decideRemove = (found: O.Option<RegistryItem>): E.Either<HasPurchases, ReadonlyArray<RegistryFact>> => {
  if (O.isNone(found)) return E.right([]);
  const { identity, product, purchased } = found.value;
  const isGiven = isGivenTo(found.value);
  return isGiven && !product.isNla
    ? E.left({ _tag: 'HasPurchases' })
    : E.right([{ _tag: 'Removed', identity, wasNla: product.isNla, ...(isGiven ? { kept: purchased } : {}) }]);
};

/*
 * [GG-04] [CA-01] A registrant names the fund of a group gift. The name it has already is accepted.
 *
 * @example decideFundName(markets.US, exampleItem(), 'Our kitchen') // => E.left({ _tag: 'NotAGroupGift' })
 * @example decideFundName(markets.US, exampleItem({ groupGift: O.some({ name: 'Plates', goal: centsOf(100), raised: centsOf(0) }) }), ' Our kitchen ') // => E.right([{ _tag: 'FundNamed', identity: identityOf('4821'), name: 'Our kitchen' }])
 */

/** The item is not a group gift, so it has no fund. */
export interface NotAGroupGift {
  readonly _tag: 'NotAGroupGift';
}

/** Why a fund was not named, in the order of the checks. */
export type FundNameRefusal = NotInMarket | FundNameInvalid | NotAGroupGift;

/** Decides to name the item's fund. */
export const decideFundName = (
  market: MarketRules,
  { identity, groupGift }: Pick<RegistryItem, 'identity' | 'groupGift'>,
  text: string,
): E.Either<FundNameRefusal, ReadonlyArray<RegistryFact>> =>
  isOfferedIn(market, 'nameGroupGiftFund')
    ? F.pipe(
        readFundName(text),
        E.chainW((name): E.Either<FundNameRefusal, ReadonlyArray<RegistryFact>> => {
          if (O.isNone(groupGift)) return E.left({ _tag: 'NotAGroupGift' });
          return E.right(groupGift.value.name === name ? [] : [{ _tag: 'FundNamed', identity, name }]);
        }),
      )
    : E.left({ _tag: 'NotInMarket' });

/*
 * [MAN-05] [MAN-09] [NLA-03] [GG-03] A registrant sets the wanted quantity of an item: 1 to 999, and not below what was bought or, for a group gift, partly paid. The
 * present number is always accepted, also for an over-purchased item. A settled item cannot be wanted more, since no one could buy it.
 *
 * @example decideWanted({ ...exampleItem({ wanted: 8, purchased: 5 }), isSettled: false }, 4)
 *   // => E.left({ _tag: 'BelowPurchased', purchased: 5 })
 */

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

/*
 * [ITEM-07] [GG-02] [GG-03] [GG-05] [MAN-07] [CA-01] A registrant makes an item a group gift, or ends that. The fund starts empty, with the product's name and the price
 * of all wanted units as its goal; it can end only while no one has contributed. The Canadian site has no group gifts, and none starts once the registry's funds are closed.
 *
 * @example decideGroupGift(markets.US, { ...exampleItem({ wanted: 2 }), isSettled: false }, true) // => E.right([{ _tag: 'GroupGiftStarted', identity: identityOf('4821'), name: 'Linden Dinner Plate', goal: 2_990 }])
 * @example decideGroupGift(markets.CA, { ...exampleItem(), isSettled: false }, true) // => E.left({ _tag: 'NotInMarket' })
 */

/** Group gifts are not offered: not in this market (CA-01), or no more since the registry's funds are closed (FUND-04). */
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

/** An item, and whether it is a settled item, and whether its registry's funds are closed (FUND-04). */
export type ManagedItem = RegistryItem & { readonly isSettled: boolean; readonly areFundsClosed?: boolean };

const begin = (market: MarketRules, item: ManagedItem): E.Either<GroupGiftRefusal, ReadonlyArray<RegistryFact>> => {
  const { identity, product, wanted, groupGift, isSettled, areFundsClosed } = item;
  if (!isOfferedIn(market, 'makeGroupGift')) return E.left({ _tag: 'NotInMarket' });
  if (O.isSome(groupGift)) return E.right([]);
  if (areFundsClosed === true) return E.left({ _tag: 'NotInMarket' });
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
