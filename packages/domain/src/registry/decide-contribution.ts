/*
 * [GG-01] [GG-03] [CA-01] A guest contributes to the fund of a group gift: at least 10.00, or all that is missing if that is less, and never more than is missing. What
 * is left may be any amount. A contribution that was enough when it went into the cart is still accepted by the order, as long as the fund takes it. The Canadian site
 * takes none.
 *
 * @example decideContribution(markets.US, exampleItem({ wanted: 2, purchased: 0, groupGift: O.some({ name: 'Plates', goal: centsOf(2_990), raised: centsOf(0) }) }), centsOf(1_500), orderNumberOf('HF-1')) // => E.right([{ _tag: 'Contributed', identity: identityOf('4821'), amount: 1_500, goal: 2_990, units: 1, orderNumber: 'HF-1' }])
 * @example decideContribution(markets.CA, exampleItem(), centsOf(1_500), orderNumberOf('HF-1')) // => E.left({ _tag: 'NotInMarket' })
 */
import { either as E, function as F, option as O } from 'fp-ts';
import { isOfferedIn } from '../account/index.ts';
import type { ItemIdentity, OrderNumber } from '../identity/index.ts';
import { fundCapacity, fundOf, hasPersonalizationError, type RegistryItem, unitsReached } from '../item/index.ts';
import { type AmountRange, type Cents, dollars, plus } from '../money/index.ts';
import type { MarketRules } from '../site/index.ts';
import { areFundsClosed } from './closed-funds.ts';
import type { NotAGroupGift, NotInMarket } from './owner-decisions.ts';
import type { Registry } from './registry.ts';
import type { RegistryFact } from './registry-fact.ts';
import type { GivingFact } from './surprise.ts';

/** The minimum contribution, unless less than that is missing. */
export const MINIMUM_CONTRIBUTION: Cents = dollars(10);

/** The fund cannot receive more than `missing` cents; zero when it is full. */
export interface FundFull {
  readonly _tag: 'FundFull';
  readonly missing: Cents;
}

/** The contribution is below the minimum of this fund, in cents. */
export interface ContributionTooSmall {
  readonly _tag: 'ContributionTooSmall';
  readonly minimum: Cents;
}

/** The registry’s funds are closed (FUND-04). */
export interface FundsClosed {
  readonly _tag: 'FundsClosed';
}

/** Why a contribution was refused, in the order of the checks. */
export type ContributionRefusal = FundRefusal | ContributionTooSmall | FundsClosed;

/** Why a contribution that was in a cart is no longer accepted. */
export type FundRefusal =
  | NotInMarket
  | NotAGroupGift
  | { readonly _tag: 'NoLongerAvailable'; readonly identity: ItemIdentity }
  | { readonly _tag: 'PersonalizationError'; readonly identity: ItemIdentity }
  | FundFull;

/** The accepted range for a fund that can receive up to `maximum`: if that is less than the minimum contribution, only the whole amount. */
export const rangeUpTo = (maximum: Cents): AmountRange => ({
  minimum: maximum < MINIMUM_CONTRIBUTION ? maximum : MINIMUM_CONTRIBUTION,
  maximum,
});

/** The range that the item's fund accepts, or why it accepts nothing. */
const taking = (market: MarketRules, item: RegistryItem): E.Either<FundRefusal, AmountRange> => {
  if (!isOfferedIn(market, 'contribute')) return E.left({ _tag: 'NotInMarket' });
  if (O.isNone(item.groupGift)) return E.left({ _tag: 'NotAGroupGift' });
  const { identity, product } = item;
  if (product.isNla) return E.left({ _tag: 'NoLongerAvailable', identity });
  if (hasPersonalizationError(item)) return E.left({ _tag: 'PersonalizationError', identity });
  const maximum = fundCapacity(item);
  return maximum === 0 ? E.left({ _tag: 'FundFull', missing: maximum }) : E.right(rangeUpTo(maximum));
};

/** The accepted contributions to the item's fund, in cents (GG-01); `none` when it accepts none, or no more. */
export const contributionRange = (market: MarketRules, item: RegistryItem): O.Option<AmountRange> =>
  O.fromEither(taking(market, item));

/** Refuses every contribution once the registry's funds are closed (FUND-04). */
export const checkFundsAreOpen = <R extends Pick<Registry, 'closedFunds'>>(registry: R): E.Either<FundsClosed, R> =>
  areFundsClosed(registry) ? E.left({ _tag: 'FundsClosed' }) : E.right(registry);

/** Checks that the item's fund still has room for a contribution in a cart, in cents. */
export const checkFundHasRoom = (
  market: MarketRules,
  item: RegistryItem,
  amount: Cents,
): E.Either<FundRefusal, Cents> =>
  F.pipe(
    taking(market, item),
    E.chain(({ maximum }) =>
      amount > maximum ? E.left<FundRefusal>({ _tag: 'FundFull', missing: maximum }) : E.right(amount),
    ),
  );

/** Checks a new contribution to the item's fund, in cents, against minimum and maximum. */
export const checkContribution = (
  market: MarketRules,
  item: RegistryItem,
  amount: Cents,
): E.Either<ContributionRefusal, Cents> =>
  F.pipe(
    taking(market, item),
    E.filterOrElseW(
      ({ minimum }) => amount >= minimum,
      ({ minimum }): ContributionRefusal => ({ _tag: 'ContributionTooSmall', minimum }),
    ),
    E.chainW(() => checkFundHasRoom(market, item, amount)),
  );

/** The facts of giving that amount, in cents, to the item's fund; empty when it has no fund. Does not check whether the fund accepts it. */
export const contributionFacts = (
  item: RegistryItem,
  amount: Cents,
  orderNumber: OrderNumber,
): ReadonlyArray<GivingFact> => {
  const { identity, wanted } = item;
  const found = fundOf(item);
  if (O.isNone(found)) return [];
  const fund = found.value;
  const units = unitsReached({ ...fund, raised: plus(fund.raised, amount) }, wanted) - unitsReached(fund, wanted);
  return [{ _tag: 'Contributed', identity, amount, goal: fund.goal, units, orderNumber }];
};

/**
 * Decides a contribution, in cents, to the item's fund: for a channel that stores registries itself (`./keeping`) and
 * takes the money at once. In this code base the cart asks `checkContribution`, and the order `checkFundHasRoom` and then
 * `contributionFacts`.
 */
export const decideContribution = (
  market: MarketRules,
  item: RegistryItem,
  amount: Cents,
  orderNumber: OrderNumber,
): E.Either<ContributionRefusal, ReadonlyArray<RegistryFact>> =>
  F.pipe(
    checkContribution(market, item, amount),
    E.map(() => contributionFacts(item, amount, orderNumber)),
  );
