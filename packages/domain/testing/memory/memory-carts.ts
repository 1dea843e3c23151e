import {
  asKept,
  type CartContents,
  type CartOwner,
  type CartStore,
  defaultShipping,
  type OrderNumber,
  orderedOut,
  parseCartId,
  sites,
} from '@gift-registry/domain';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { MemoryKeys } from './memory-keys.ts';
import { valid } from './valid.ts';

/** Carts in a Map. */
export interface MemoryCarts extends CartStore {
  /** The visitor's cart, or an empty one with a new name that is kept nowhere yet. */
  readonly getOrNew: (owner: CartOwner) => CartContents;
  /** Takes everything out, as bought by that order; the cart keeps its name. */
  readonly order: (owner: CartOwner, orderNumber: OrderNumber) => void;
}

/** No carts yet. */
export const memoryCarts = (keys: MemoryKeys): MemoryCarts => {
  const kept = new Map<string, CartContents>();
  const nameOf = ({ visitor, site }: CartOwner): string => `${site} ${visitor}`;
  let made = 0;

  const getOrNew = (owner: CartOwner): CartContents => {
    const present = kept.get(nameOf(owner));
    if (present !== undefined) return present;
    made += 1;
    return {
      cartId: valid(parseCartId)(`cart-${made}`),
      lines: [],
      shippingMethod: defaultShipping(sites[owner.site].shippingMethods),
    };
  };

  return {
    getOrNew,
    order: (owner, orderNumber) => {
      const present = kept.get(nameOf(owner));
      if (present !== undefined) kept.set(nameOf(owner), orderedOut(present, orderNumber));
    },
    find: (owner) => TE.fromIO(() => O.fromNullable(kept.get(nameOf(owner)))),
    change: (owner, decide) => () => {
      const decided = decide(getOrNew(owner));
      const changed = E.map(asKept)(decided);
      if (E.isRight(changed)) kept.set(nameOf(owner), changed.right);
      return Promise.resolve(changed);
    },
    add: (owner, once, decide) => async () => {
      const before = O.isSome(once) ? keys.look(once.value) : E.right(O.none);
      if (E.isLeft(before)) return before;
      if (O.isSome(before.right)) return E.right(before.right.value);
      const decided = decide(getOrNew(owner));
      if (E.isLeft(decided)) return decided;
      const { cart, addition } = decided.right;
      kept.set(nameOf(owner), asKept(cart));
      if (O.isSome(once)) keys.end(once.value, O.some(addition));
      return E.right(addition);
    },
  };
};
