/*
 * [GG-01] [GG-03] [CA-01] A guest gives money to the fund of a group gift: at least 10.00, or all that it still takes when that is less, and never more. What is left missing may be as
 * little as it likes. The Canadian site takes none.
 *
 * Laws:
 * - in Canada nothing is taken; nor is it for what is no group gift, is no longer available, or has an error in its words
 * - less than 10.00, or than all that the fund still takes when that is less, is too little
 * - more than the fund still takes is refused, with how much that is; so is anything once the fund is full
 * - an amount that leaves less than 10.00 missing is taken
 * - exactly what lies in the range is taken
 * - everything else is one fact: the money, the goal towards which it was given, and the pieces whose full price it reached
 * - no money is lost: what was given is what was raised, and what was raised, what is missing and what was bought outside of it are the goal
 * - a fund never passes its goal, and no more pieces are paid for than were needed
 *
 * @example decideContribution('US', exampleItem({ wants: 2, purchased: 0, groupGift: O.some({ name: 'Plates', goal: centsOf(2_990), raised: centsOf(0) }) }), centsOf(1_500), orderNumberOf('HF-1')) // => E.right([{ _tag: 'Contributed', identity: identityOf('4821'), amount: 1_500, goal: 2_990, units: 1, orderNumber: 'HF-1' }])
 * @example decideContribution('CA', exampleItem(), centsOf(1_500), orderNumberOf('HF-1')) // => E.left({ _tag: 'NotInMarket' })
 */
import { either as E, function as F, option as O } from 'fp-ts';
import { isKnownIn } from '../account/index.ts';
import type { ItemIdentity, OrderNumber } from '../identity/index.ts';
import {
  fundOf,
  fundTakes,
  type GroupGift,
  hasPersonalizationError,
  type RegistryItem,
  unitsReached,
} from '../item/index.ts';
import { type AmountRange, type Cents, dollars, plus } from '../money/index.ts';
import type { Market } from '../site/index.ts';
import type { NotAGroupGift } from './decide-fund-name.ts';
import type { NotInMarket } from './decide-group-gift.ts';
import type { RegistryFact } from './registry-fact.ts';

/** The least that one gives, unless all that is missing is less. */
export const LEAST_CONTRIBUTION: Cents = dollars(10);

/** The fund takes no more than this, in cents; nothing once it is full. */
export interface FundFull {
  readonly _tag: 'FundFull';
  readonly missing: Cents;
}

/** Less than one gives to that fund, in cents. */
export interface ContributionTooSmall {
  readonly _tag: 'ContributionTooSmall';
  readonly minimum: Cents;
}

/** Why money was not taken for a fund; the order is the order of the checks. */
export type ContributionRefusal =
  | NotInMarket
  | NotAGroupGift
  | { readonly _tag: 'NoLongerAvailable'; readonly identity: ItemIdentity }
  | { readonly _tag: 'PersonalizationError'; readonly identity: ItemIdentity }
  | ContributionTooSmall
  | FundFull;

interface Taking extends AmountRange {
  readonly fund: GroupGift;
}

/** The fund that takes money for the item, and from how much to how much; or why it takes none. */
const taking = (market: Market, item: RegistryItem): E.Either<ContributionRefusal, Taking> => {
  if (!isKnownIn(market, 'contribute')) return E.left({ _tag: 'NotInMarket' });
  const fund = fundOf(item);
  if (O.isNone(fund)) return E.left({ _tag: 'NotAGroupGift' });
  const { identity, product } = item;
  if (product.isNla) return E.left({ _tag: 'NoLongerAvailable', identity });
  if (hasPersonalizationError(item)) return E.left({ _tag: 'PersonalizationError', identity });
  const maximum = fundTakes(item);
  const minimum = maximum < LEAST_CONTRIBUTION ? maximum : LEAST_CONTRIBUTION;
  return maximum === 0
    ? E.left({ _tag: 'FundFull', missing: maximum })
    : E.right({ fund: fund.value, minimum, maximum });
};

/** How much one can give to the fund of the item, in cents, from the least to the most (GG-01); none where nothing is taken, or no longer. */
export const contributionRange = (market: Market, item: RegistryItem): O.Option<AmountRange> =>
  F.pipe(
    taking(market, item),
    O.fromEither,
    O.map(({ minimum, maximum }) => ({ minimum, maximum })),
  );

const given = (
  { identity, wants }: RegistryItem,
  fund: GroupGift,
  amount: Cents,
  orderNumber: OrderNumber,
): RegistryFact => ({
  _tag: 'Contributed',
  identity,
  amount,
  goal: fund.goal,
  units: unitsReached({ ...fund, raised: plus(fund.raised, amount) }, wants) - unitsReached(fund, wants),
  orderNumber,
});

/** What follows from giving that much money, in cents, to the fund of the item. */
export const decideContribution = (
  market: Market,
  item: RegistryItem,
  amount: Cents,
  orderNumber: OrderNumber,
): E.Either<ContributionRefusal, ReadonlyArray<RegistryFact>> =>
  F.pipe(
    taking(market, item),
    E.chain(({ fund, minimum, maximum }): E.Either<ContributionRefusal, ReadonlyArray<RegistryFact>> => {
      if (amount < minimum) return E.left({ _tag: 'ContributionTooSmall', minimum });
      return amount > maximum
        ? E.left({ _tag: 'FundFull', missing: maximum })
        : E.right([given(item, fund, amount, orderNumber)]);
    }),
  );
