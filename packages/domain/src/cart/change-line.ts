/*
 * [BUY-01] [CART-05] [GC-06] [GG-05] Sets the quantity of a line, 1 to 99, or removes the line. A gift card or contribution keeps its quantity of 1.
 *
 * @example setUnits('7310442-4821-0', 100)(exampleCartContents()) // => E.left({ _tag: 'QuantityOutOfRange', minimum: 1, maximum: 99 })
 */
import { either as E, function as F } from 'fp-ts';
import type { RegistryItem } from '../item/index.ts';
import type { Cents } from '../money/index.ts';
import type { QuantityOutOfRange } from '../quantity/index.ts';
import { type ContributionRefusal, checkContribution } from '../registry/index.ts';
import type { MarketRules } from '../site/index.ts';
import { type CartContents, type CartLine, type ContributionLine, contributionLines, type LineId } from './cart.ts';
import { checkQuantity } from './choose-for-cart.ts';

/** Why a line is not changed. */
export type LineProblem = { readonly _tag: 'LineUnknown' } | QuantityOutOfRange;

const inCart =
  (lineId: LineId) =>
  (cart: CartContents): E.Either<LineProblem, CartLine> =>
    E.fromNullable<LineProblem>({ _tag: 'LineUnknown' })(cart.lines.find((line) => line.lineId === lineId));

const withUnits =
  (quantity: number) =>
  (line: CartLine): E.Either<LineProblem, CartLine> => {
    if (line._tag === 'Item')
      return E.map((units: number): CartLine => ({ ...line, quantity: units }))(checkQuantity(quantity));
    return quantity === line.quantity
      ? E.right(line)
      : E.left({ _tag: 'QuantityOutOfRange', minimum: line.quantity, maximum: line.quantity });
  };

/** Sets the number of units of the line. */
export const setUnits =
  (lineId: LineId, quantity: number) =>
  (cart: CartContents): E.Either<LineProblem, CartContents> =>
    F.pipe(
      inCart(lineId)(cart),
      E.chain(withUnits(quantity)),
      E.map((changed) => ({ ...cart, lines: cart.lines.map((line) => (line.lineId === lineId ? changed : line)) })),
    );

/** Removes the line from the cart. */
export const removeLine =
  (lineId: LineId) =>
  (cart: CartContents): E.Either<LineProblem, CartContents> =>
    F.pipe(
      inCart(lineId)(cart),
      E.map((found) => ({ ...cart, lines: cart.lines.filter((line) => line !== found) })),
    );

/*
 * [CART-05] [CART-07] [GG-03] [GIVE-05] Sets a contribution in a cart to another amount that its fund takes, so that no one has to remove it and start again.
 *
 * @example F.pipe(
 *     { ...exampleCartContents(2), lines: [exampleContributionLine({ amount: centsOf(5_000) })] },
 *     changeContribution(markets.US, contributionLineId(grIdOf('7310442'), identityOf('4821')), centsOf(495),
 *       () => E.right(exampleItem({ wanted: 1, purchased: 0, groupGift: O.some({ name: 'Plates', goal: centsOf(1_495), raised: centsOf(1_000) }) }))),
 *     E.map(({ lines }) => lines),
 *   ) // => E.right([exampleContributionLine({ amount: centsOf(495) })])
 */

/** Why a contribution was not changed, in the order of the checks. */
export type ContributionChangeProblem = { readonly _tag: 'LineUnknown' } | ContributionRefusal;

/** Finds the contribution line with that id. */
export const contributionIn =
  (lineId: LineId) =>
  ({ lines }: CartContents): E.Either<{ readonly _tag: 'LineUnknown' }, ContributionLine> =>
    E.fromNullable({ _tag: 'LineUnknown' as const })(contributionLines(lines).find((line) => line.lineId === lineId));

/** Sets the contribution line to that amount, in cents; `itemOf` returns its item, or why there is none. */
export const changeContribution =
  <R>(
    market: MarketRules,
    lineId: LineId,
    amount: Cents,
    itemOf: (line: ContributionLine) => E.Either<R, RegistryItem>,
  ) =>
  (cart: CartContents): E.Either<R | ContributionChangeProblem, CartContents> =>
    F.pipe(
      contributionIn(lineId)(cart),
      E.bindTo('line'),
      E.bindW('item', ({ line }) => itemOf(line)),
      E.chainFirstW(({ item }) => checkContribution(market, item, amount)),
      E.map(({ line }) => ({
        ...cart,
        lines: cart.lines.map((cartLine) => (cartLine === line ? { ...line, amount } : cartLine)),
      })),
    );
