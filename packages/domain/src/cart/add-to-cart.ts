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
import type { Instant } from '../calendar/index.ts';
import type { SoldGiftCard } from '../gift-card/index.ts';
import { type GrId, type ItemIdentity, isSameIdentity } from '../identity/index.ts';
import { remaining } from '../item/index.ts';
import { exceedsRemaining, GUEST_QUANTITY } from '../quantity/index.ts';
import type { Selling, Site } from '../site/index.ts';
import { type PickupStore, type Store, type StoreStock, servesSite, storeStockFor, unitsAt } from '../store/index.ts';
import {
  type CartContents,
  type CartFull,
  type CartLine,
  checkCartHasRoom,
  type ItemLine,
  itemLines,
  type LineId,
  lineIdOf,
  unitsIn,
} from './cart.ts';
import type { CartAddition, CartRequest } from './cart-view.ts';
import {
  type CartProblem,
  type ChosenProduct,
  chooseForCart,
  type PurchaseOptions,
  type Source,
} from './choose-for-cart.ts';
import { shortPickups } from './short-pickups.ts';

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

/*
 * [BUY-08] [BUY-09] [ADD-05] Adds items for pickup at a store of this site that has enough of them, counting what the cart already holds.
 *
 * @example F.pipe(
 *     exampleCartContents(2),
 *     addForPickup(
 *       { registries: [], products: [exampleProduct()] },
 *       sites.main,
 *       [{ grId: O.none, identity: identityOf('4821'), quantity: 3 }],
 *       { store: O.some(exampleStore()), shelves: [exampleStoreStock({ units: 2 })] },
 *     ),
 *   ) // => E.left({ _tag: 'NotAtStore', identity: identityOf('4821'), units: 2 })
 */

/** Why an item was not added to the cart for pickup. */
export type PickupProblem =
  | CartProblem
  | { readonly _tag: 'StoreNotFound' }
  | { readonly _tag: 'NotAtStore'; readonly identity: ItemIdentity; readonly units: number };

/** The store for pickup, if it exists, and the stores' stock. */
export interface PickupPlace {
  readonly store: O.Option<Store>;
  readonly shelves: ReadonlyArray<StoreStock>;
}

/** Adds all requested products to the cart for pickup at the store, or returns the first reason why none was added. */
export const addForPickup =
  (
    options: PurchaseOptions,
    site: Pick<Site, 'market' | 'brand'> & Selling,
    requests: ReadonlyArray<CartRequest>,
    { store, shelves: all }: PickupPlace,
  ) =>
  (cart: CartContents): E.Either<PickupProblem, { readonly cart: CartContents; readonly addition: CartAddition }> => {
    const shelves = storeStockFor(options.products, all);
    return F.pipe(
      O.filter(servesSite(site))(store),
      E.fromOption((): PickupProblem => ({ _tag: 'StoreNotFound' })),
      E.chain(({ storeNumber, name }) =>
        F.pipe(
          addToCart(options, site, requests, 'anywhere', { storeNumber, name })(cart),
          E.chainFirstW(({ cart: after }) =>
            F.pipe(
              shortOf(requests, shelves, after),
              O.match(
                () => E.right(after),
                (identity): E.Either<PickupProblem, CartContents> =>
                  E.left({ _tag: 'NotAtStore', identity, units: unitsAt(shelves, storeNumber, identity.sku) }),
              ),
            ),
          ),
        ),
      ),
    );
  };

/** The first requested product of which the store has too few. */
const shortOf = (
  requests: ReadonlyArray<CartRequest>,
  shelves: ReadonlyArray<StoreStock>,
  { lines }: CartContents,
): O.Option<ItemIdentity> => {
  const short = shortPickups(shelves, lines);
  return F.pipe(
    O.fromNullable(requests.find(({ identity }) => short.some((line) => isSameIdentity(line.identity, identity)))),
    O.map(({ identity }) => identity),
  );
};

/*
 * [GC-06] [CART-09] Adds a gift card on its own line, also beside another of the same kind and amount for the same registry.
 *
 * @example F.pipe(
 *     exampleCartContents(2),
 *     addGiftCard(grIdOf('7310442'), { kind: 'GiftCard', code: 'GOLD25', amount: centsOf(5000) }, instantOf('2027-06-01T12:00:00.000Z')),
 *     E.map(({ cart }) => cart.lines.map(({ lineId, quantity }) => [lineId, quantity])),
 *   ) // => E.right([['7310442-4821-0', 2], ['card-20270601T120000000Z-0', 1]])
 */

/** The name is made from the time the card was added; a counter tells cards of the same moment apart. */
const cardLineId = (lines: ReadonlyArray<CartLine>, at: Instant): LineId => {
  const moment = at.replace(/[^0-9TZ]/g, '');
  const named = (place: number): LineId => `card-${moment}-${place}` as LineId;
  const taken = new Set(lines.map(({ lineId }) => lineId));
  const free = Array.from({ length: lines.length }, (_, place) => place).find((place) => !taken.has(named(place)));
  return named(free ?? lines.length);
};

/** Adds one gift card for the registry to the cart. */
export const addGiftCard =
  (grId: GrId, card: SoldGiftCard, at: Instant) =>
  (cart: CartContents): E.Either<CartFull, { readonly cart: CartContents; readonly addition: CartAddition }> => {
    const line: CartLine = { _tag: 'GiftCard', lineId: cardLineId(cart.lines, at), grId, ...card, quantity: 1 };
    return E.map((lines: ReadonlyArray<CartLine>) => ({
      cart: { ...cart, lines },
      addition: { cartId: cart.cartId, count: unitsIn(lines), added: [], warnings: [] },
    }))(checkCartHasRoom([...cart.lines, line]));
  };
