import {
  type CartContents,
  type CartOwner,
  type CartStore,
  emptiedByOrder,
  type OrderNumber,
  parseCartId,
  STANDARD_SHIPPING,
  withoutPastOrder,
} from '@gift-registry/domain';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import type { MemoryKeys } from './memory-keys.ts';
import { valid } from './valid.ts';

/** Carts in a Map. */
export interface MemoryCarts extends CartStore {
  /** The visitor's cart, or an empty one with a new id that is not stored yet. */
  readonly getOrNew: (owner: CartOwner) => CartContents;
  /** Empties the cart, as ordered by that order; its id stays. */
  readonly order: (owner: CartOwner, orderNumber: OrderNumber) => void;
  /** Whether the visitor with that name has a cart on any site. */
  readonly isKnown: (visitor: string) => boolean;
}

/** No carts yet. */
export const memoryCarts = (keys: MemoryKeys): MemoryCarts => {
  const stored = new Map<string, CartContents>();
  const nameOf = ({ visitor, site }: CartOwner): string => `${site} ${visitor}`;
  let made = 0;

  const getOrNew = (owner: CartOwner): CartContents => {
    const present = stored.get(nameOf(owner));
    if (present !== undefined) return present;
    made += 1;
    return {
      cartId: valid(parseCartId)(`cart-${made}`),
      lines: [],
      shippingMethod: STANDARD_SHIPPING,
    };
  };

  return {
    getOrNew,
    order: (owner, orderNumber) => {
      const present = stored.get(nameOf(owner));
      if (present !== undefined) stored.set(nameOf(owner), emptiedByOrder(present, orderNumber));
    },
    isKnown: (visitor) => [...stored.keys()].some((name) => name.endsWith(` ${visitor}`)),
    find: (owner) => TE.fromIO(() => O.fromNullable(stored.get(nameOf(owner)))),
    change: (owner, decide) => () => {
      const decided = decide(getOrNew(owner));
      const changed = E.map(withoutPastOrder)(decided);
      if (E.isRight(changed)) stored.set(nameOf(owner), changed.right);
      return Promise.resolve(changed);
    },
    add: (owner, idempotency, decide) =>
      TE.fromIOEither(() =>
        keys.once(idempotency, () =>
          F.pipe(
            decide(getOrNew(owner)),
            E.map(({ cart, addition }) => {
              stored.set(nameOf(owner), withoutPastOrder(cart));
              return addition;
            }),
          ),
        ),
      ),
  };
};
