/*
 * [CART-05] [GG-03] How much the fund of a contribution line takes now, so that the cart can show when the line holds more.
 *
 * @example lineFundCapacity(sites.main, {
 *     registries: [exampleRegistry({ items: [exampleItem({ wanted: 1, purchased: 0, groupGift: O.some({ name: 'Plates', goal: centsOf(1_495), raised: centsOf(1_000) }) })] })],
 *     products: [],
 *   }, exampleContributionLine()) // => O.some(495)
 */
import { either as E, function as F, option as O } from 'fp-ts';
import { isOfferedIn } from '../account/index.ts';
import type { CalendarDay } from '../calendar/index.ts';
import { type ItemIdentity, isSameIdentity } from '../identity/index.ts';
import { fundCapacity, type RegistryItem } from '../item/index.ts';
import { type Cents, cents, NO_CENTS, plus } from '../money/index.ts';
import {
  areFundsClosed,
  type ContributionRefusal,
  checkContribution,
  checkFundHasRoom,
  fundsCloseOn,
  type Registry,
} from '../registry/index.ts';
import { isOtherBrand, type MarketRules, type Selling, type Site } from '../site/index.ts';
import {
  type CartContents,
  type CartFull,
  type ContributionLine,
  checkCartHasRoom,
  contributionLineId,
  contributionLines,
  unitsIn,
} from './cart.ts';
import type { ContributionAddition, ContributionRequest } from './cart-view.ts';

/** How much the fund of the line's item can receive now, in cents: nothing once funds are closed (FUND-04); `none` when it is no fund any more. */
export const lineFundCapacity = (
  { marketRules }: Pick<Site, 'marketRules'>,
  { registries }: { readonly registries: ReadonlyArray<Registry> },
  { grId, identity }: Pick<ContributionLine, 'grId' | 'identity'>,
): O.Option<Cents> => {
  const registry = registries.find((each) => each.grId === grId);
  const item = registry?.items.find((candidate) => isSameIdentity(candidate.identity, identity));
  if (registry === undefined || item === undefined) return O.none;
  return F.pipe(
    checkFundHasRoom(marketRules, item, NO_CENTS),
    E.match(
      (refusal) => (refusal._tag === 'FundFull' ? O.some(refusal.missing) : O.none),
      () => O.some(areFundsClosed(registry) ? NO_CENTS : fundCapacity(item)),
    ),
  );
};

/** The day by which the line's fund is to be full (FUND-04); empty when it does not close. */
export const fundClosesOf = (
  { marketRules }: Pick<Site, 'marketRules'>,
  { registries }: { readonly registries: ReadonlyArray<Registry> },
  { grId }: Pick<ContributionLine, 'grId'>,
): { readonly fundCloses?: CalendarDay } => {
  const registry = registries.find((each) => each.grId === grId);
  const day = registry === undefined ? O.none : fundsCloseOn(registry, marketRules);
  return O.isSome(day) ? { fundCloses: day.value } : {};
};

/*
 * [GG-01] [GG-05] [CART-09] [XB-04] Adds a contribution to the cart: one line for each fund, which grows. The fund has to take all that the cart then holds for it.
 * Items of the other brand are contributed to on its own site.
 *
 * @example F.pipe(
 *     exampleCartContents(2),
 *     addContribution(markets.US, sites.main, { grId: grIdOf('7310442'), identity: identityOf('4821'), amount: centsOf(2_000) },
 *       exampleItem({ groupGift: O.some({ name: 'Plates', goal: centsOf(11_960), raised: centsOf(0) }) })),
 *     E.map(({ cart, addition }) => ({ lines: cart.lines.map(({ lineId }) => lineId), missing: addition.missing })),
 *   ) // => E.right({ lines: ['7310442-4821-0', 'fund-7310442-4821-0'], missing: 7_475 })
 */

/** The cart already holds money for the fund, in cents, and the fund has room for only `missing` more. */
export interface AlreadyInCart {
  readonly _tag: 'AlreadyInCart';
  readonly inCart: Cents;
  readonly missing: Cents;
}

/** Why a contribution was not added to the cart, in the order of the checks. */
export type ContributionProblem =
  | { readonly _tag: 'OtherBrand'; readonly identity: ItemIdentity }
  | ContributionRefusal
  | AlreadyInCart
  | CartFull;

const lineOf = ({ grId, identity, amount }: ContributionRequest): ContributionLine => ({
  _tag: 'Contribution',
  lineId: contributionLineId(grId, identity),
  grId,
  identity,
  amount,
  quantity: 1,
});

/** How much more the cart can hold for the item, beyond what it already holds. */
const roomBeside = (item: RegistryItem, inCart: Cents): Cents =>
  F.pipe(
    cents(fundCapacity(item) - inCart),
    O.getOrElse(() => NO_CENTS),
  );

const withMore = (cart: CartContents, line: ContributionLine): CartContents['lines'] => {
  const present = contributionLines(cart.lines).find(({ lineId }) => lineId === line.lineId);
  if (present === undefined) return [...cart.lines, line];
  return cart.lines.map((cartLine) =>
    cartLine === present ? { ...present, amount: plus(present.amount, line.amount) } : cartLine,
  );
};

/** The total the cart would hold for the fund. An empty contribution stays zero, so that it is refused even if the cart holds money already. */
const checkBeside = (
  cart: CartContents,
  item: RegistryItem,
  line: ContributionLine,
): E.Either<AlreadyInCart, Cents> => {
  const present = contributionLines(cart.lines).find(({ lineId }) => lineId === line.lineId);
  const inCart = present === undefined ? NO_CENTS : present.amount;
  const missing = roomBeside(item, inCart);
  if (line.amount > missing) return E.left({ _tag: 'AlreadyInCart', inCart, missing });
  return E.right(line.amount === NO_CENTS ? NO_CENTS : plus(inCart, line.amount));
};

/** Adds the contribution to the cart, on a site of that market and brand; the same fund stays one line. */
export const addContribution =
  (market: MarketRules, site: Selling, request: ContributionRequest, item: RegistryItem) =>
  (
    cart: CartContents,
  ): E.Either<ContributionProblem, { readonly cart: CartContents; readonly addition: ContributionAddition }> => {
    const { identity, product } = item;
    if (isOfferedIn(market, 'contribute') && isOtherBrand(product, site))
      return E.left({ _tag: 'OtherBrand', identity });
    const line = lineOf(request);
    return F.pipe(
      checkFundHasRoom(market, item, request.amount),
      E.chainW(() => checkBeside(cart, item, line)),
      E.chainW((together) => checkContribution(market, item, together)),
      E.chainW(() => checkCartHasRoom(withMore(cart, line))),
      E.map((lines) => ({
        cart: { ...cart, lines },
        addition: { cartId: cart.cartId, count: unitsIn(lines), missing: fundCapacity(item) },
      })),
    );
  };
