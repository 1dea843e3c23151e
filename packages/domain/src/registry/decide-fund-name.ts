/*
 * [GG-04] [CA-01] A registrant names the fund of a group gift. The name it has already is accepted.
 *
 * @example decideFundName(markets.US, exampleItem(), 'Our kitchen') // => E.left({ _tag: 'NotAGroupGift' })
 * @example decideFundName(markets.US, exampleItem({ groupGift: O.some({ name: 'Plates', goal: centsOf(100), raised: centsOf(0) }) }), ' Our kitchen ') // => E.right([{ _tag: 'FundNamed', identity: identityOf('4821'), name: 'Our kitchen' }])
 */
import { either as E, function as F, option as O } from 'fp-ts';
import { isOfferedIn } from '../account/index.ts';
import type { RegistryItem } from '../item/index.ts';
import type { MarketRules } from '../site/index.ts';
import type { NotInMarket } from './decide-group-gift.ts';
import { type FundNameInvalid, readFundName } from './fund-name.ts';
import type { RegistryFact } from './registry-fact.ts';

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
