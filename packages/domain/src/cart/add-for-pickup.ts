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
import { either as E, function as F, option as O } from 'fp-ts';
import { type ItemIdentity, isSameIdentity } from '../identity/index.ts';
import type { Selling, Site } from '../site/index.ts';
import { type Store, type StoreStock, servesSite, storeStockFor, unitsAt } from '../store/index.ts';
import { addToCart } from './add-to-cart.ts';
import type { CartContents } from './cart.ts';
import type { CartAddition, CartRequest } from './cart-view.ts';
import type { CartProblem, PurchaseOptions } from './choose-for-cart.ts';
import { shortPickups } from './short-pickups.ts';

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
