/*
 * [CART-05] [GG-03] How much the fund of a contribution line takes now, so that the cart can show when the line holds more.
 *
 * @example lineFundCapacity(sites.main, {
 *     registries: [exampleRegistry({ items: [exampleItem({ wanted: 1, purchased: 0, groupGift: O.some({ name: 'Plates', goal: centsOf(1_495), raised: centsOf(1_000) }) })] })],
 *     products: [],
 *   }, exampleContributionLine()) // => O.some(495)
 */
import { either as E, function as F, option as O } from 'fp-ts';
import { isSameIdentity } from '../identity/index.ts';
import { fundCapacity } from '../item/index.ts';
import { type Cents, NO_CENTS } from '../money/index.ts';
import { checkFundHasRoom, type Registry } from '../registry/index.ts';
import type { Site } from '../site/index.ts';
import type { ContributionLine } from './cart.ts';

/** How much the fund of the line's item can receive now, in cents; `none` when it accepts no more contributions. */
export const lineFundCapacity = (
  { marketRules }: Pick<Site, 'marketRules'>,
  { registries }: { readonly registries: ReadonlyArray<Registry> },
  { grId, identity }: Pick<ContributionLine, 'grId' | 'identity'>,
): O.Option<Cents> => {
  const item = registries
    .find((registry) => registry.grId === grId)
    ?.items.find((candidate) => isSameIdentity(candidate.identity, identity));
  if (item === undefined) return O.none;
  return F.pipe(
    checkFundHasRoom(marketRules, item, NO_CENTS),
    E.match(
      (refusal) => (refusal._tag === 'FundFull' ? O.some(refusal.missing) : O.none),
      () => O.some(fundCapacity(item)),
    ),
  );
};
