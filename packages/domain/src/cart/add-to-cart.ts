/*
 * [BUY-01] [BUY-02] [BUY-03] [BUY-08] Adds items to a cart, all of them or none. The same item for the same registry stays one line. If the cart then holds more than
 * the registry still needs, the answer has a warning.
 *
 * @example F.pipe(
 *     exampleCartContents(4),
 *     addToCart(
 *       { registries: [{ registry: exampleRegistry(), role: 'guest' }], products: [exampleProduct()] },
 *       sites.main,
 *       [{ grId: O.some(grIdOf('7310442')), identity: identityOf('4821'), quantity: 2 }],
 *       'anywhere',
 *     ),
 *     E.map(({ addition }) => ({ count: addition.count, warnings: addition.warnings })),
 *   ) // => E.right({ count: 6, warnings: [{ identity: identityOf('4821'), remaining: 5 }] })
 */
import { either as E, function as F, option as O } from 'fp-ts';
import { remaining } from '../item/index.ts';
import { exceedsRemaining, GUEST_QUANTITY } from '../quantity/index.ts';
import type { Selling } from '../site/index.ts';
import type { PickupStore } from '../store/index.ts';
import { type CartContents, type CartLine, type ItemLine, itemLines, unitsIn } from './cart.ts';
import { checkCartHasRoom } from './cart-room.ts';
import type { CartAddition, CartRequest } from './cart-view.ts';
import {
  type CartProblem,
  type ChosenProduct,
  chooseForCart,
  type PurchaseOptions,
  type Source,
} from './choose-for-cart.ts';
import { lineIdOf } from './line-id.ts';

/** The cart's lines so far, and what was added. */
interface PutIn {
  readonly lines: ReadonlyArray<CartLine>;
  readonly added: ReadonlyArray<CartRequest>;
}

const putIn =
  (pickup: PickupStore | undefined) =>
  ({ lines, added }: PutIn, { grId, identity, quantity }: CartRequest): PutIn => {
    const lineId = lineIdOf(grId, identity);
    const present = itemLines(lines).find((line) => line.lineId === lineId);
    const chosen = pickup ?? present?.pickup;
    const way = chosen === undefined ? {} : { pickup: chosen };
    const lineOf = (units: number): ItemLine => ({ _tag: 'Item', lineId, grId, identity, quantity: units, ...way });
    if (present === undefined)
      return { lines: [...lines, lineOf(quantity)], added: [...added, { grId, identity, quantity }] };
    const fitting = Math.min(quantity, GUEST_QUANTITY.maximum - present.quantity);
    return {
      lines: lines.map((line) => (line === present ? lineOf(present.quantity + fitting) : line)),
      added: fitting === 0 ? added : [...added, { grId, identity, quantity: fitting }],
    };
  };

const warningsOf = (chosen: ReadonlyArray<ChosenProduct>, lines: ReadonlyArray<CartLine>): CartAddition['warnings'] => {
  const needed = new Map(
    chosen.flatMap(({ request, item }) =>
      O.isSome(item) ? [[lineIdOf(request.grId, request.identity), remaining(item.value)]] : [],
    ),
  );
  return itemLines(lines).flatMap(({ lineId, identity, quantity }) => {
    const left = needed.get(lineId);
    return left !== undefined && exceedsRemaining(quantity, left) ? [{ identity, remaining: left }] : [];
  });
};

/**
 * Adds all requested products to the cart, to be shipped unless a store is given or was chosen before, with the
 * warnings to show; or returns the first reason why none was added.
 */
export const addToCart =
  (
    options: PurchaseOptions,
    site: Selling,
    requests: ReadonlyArray<CartRequest>,
    source: Source,
    pickup?: PickupStore,
  ) =>
  (cart: CartContents): E.Either<CartProblem, { readonly cart: CartContents; readonly addition: CartAddition }> =>
    F.pipe(
      chooseForCart(options, site, requests, source, pickup !== undefined),
      E.chainW((chosen) => {
        const { lines, added } = requests.reduce(putIn(pickup), { lines: cart.lines, added: [] });
        const addition = { cartId: cart.cartId, count: unitsIn(lines), added, warnings: warningsOf(chosen, lines) };
        return F.pipe(
          checkCartHasRoom(lines),
          E.map(() => ({ cart: { ...cart, lines }, addition })),
        );
      }),
    );
