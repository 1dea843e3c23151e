import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import type { IdempotencyKey, KeyRefusal } from '../idempotency/index.ts';
import type { Cart, Dependencies, Fault, Person, PickupRefusal } from '../ports/index.ts';
import { addForPickup } from './add-for-pickup.ts';
import type { CartContents } from './cart.ts';
import type { CartAddition, CartRequest, CartView } from './cart-view.ts';
import type { Shelf } from './choose-for-cart.ts';
import { shipAll, shipLine } from './ship-lines.ts';
import { pickupLines } from './short-pickups.ts';

type Added = { readonly cart: CartContents; readonly addition: CartAddition };

/**
 * Which way of adding a key counts for, and what was asked besides the things: the same key with another of it is another request. One key counts for shipping a thing and for picking it up, so that
 * who asked for both is given one of them (CART-08).
 */
export interface AskedBy {
  readonly source: string;
  readonly words?: ReadonlyArray<string>;
}

/** Puts things in, once for a key. */
export type AddThings = <R extends PickupRefusal>(
  asked: AskedBy,
  requests: ReadonlyArray<CartRequest>,
  key: O.Option<IdempotencyKey>,
  decide: (shelf: Shelf) => (cart: CartContents) => E.Either<R, Added>,
) => TE.TaskEither<R | KeyRefusal | Fault, CartAddition>;

/** Changes the cart and reads it. */
export type ChangeCart = <R>(
  decide: (cart: CartContents) => E.Either<R, CartContents>,
) => TE.TaskEither<R | Fault, CartView>;

/** What is picked up in stores instead of being shipped, and back (BUY-08). */
export const pickups =
  ({ stores, carts, catalogue }: Pick<Dependencies, 'stores' | 'carts' | 'catalogue'>) =>
  (
    { site, visitor }: Person,
    addThings: AddThings,
    change: ChangeCart,
  ): Pick<Cart, 'addForPickup' | 'shipLine' | 'shipAll'> => {
    /** The products that the visitor's cart picks up. */
    const pickedUp = F.pipe(
      carts.find({ visitor, site: site.id }),
      TE.chain((found) => {
        const lines = O.isSome(found) ? pickupLines(found.value.lines) : [];
        return catalogue.products(site.market, [...new Set(lines.map(({ identity }) => identity.sku))]);
      }),
    );
    return {
      addForPickup: (requests, storeNumber, key) =>
        F.pipe(
          TE.Do,
          TE.apS('all', stores.stores(site.market)),
          TE.apS('shelves', stores.shelves([...new Set(requests.map(({ identity }) => identity.sku))])),
          TE.chainW(({ all, shelves }) => {
            const store = O.fromNullable(all.find((one) => one.storeNumber === storeNumber));
            return addThings({ source: 'anywhere', words: ['picked up at', storeNumber] }, requests, key, (shelf) =>
              addForPickup(shelf, site, requests, { store, shelves }),
            );
          }),
        ),
      shipLine: (lineId) =>
        F.pipe(
          pickedUp,
          TE.chainW((products) => change(shipLine(lineId, products))),
        ),
      shipAll: F.pipe(
        pickedUp,
        TE.chainW((products) => change((cart): E.Either<never, CartContents> => E.right(shipAll(products)(cart)))),
        TE.map(() => undefined),
      ),
    };
  };
