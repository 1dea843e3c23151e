import type { Cart } from '@gift-registry/domain';
import type { taskEither as TE } from 'fp-ts';

/** Lets works begin one after the other, each when the one before has ended. */
export type TabLock = <A>(work: () => Promise<A>) => Promise<A>;

const PLACE = 'cart';

/** TabLock among all tabs of this browser; where it has no locks, such as outside a secure context, among the works of this page. */
export const tabLock = ({ locks }: { readonly locks?: Pick<LockManager, 'request'> }): TabLock => {
  if (locks !== undefined) return (work) => locks.request(PLACE, work);
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const ended = last.then(work, work);
    last = ended;
    return ended;
  };
};

/** A cart into which things go in one after the other: the first addition gives a new visitor the cart that the next ones go into (CART-09). */
export const serializedCart = (cart: Cart, turns: TabLock): Cart => {
  const inTurn =
    <Asked extends ReadonlyArray<unknown>, Reason, Answer>(add: (...asked: Asked) => TE.TaskEither<Reason, Answer>) =>
    (...asked: Asked): TE.TaskEither<Reason, Answer> =>
    () =>
      turns(add(...asked));
  return {
    ...cart,
    add: inTurn(cart.add),
    addFromRegistry: inTurn(cart.addFromRegistry),
    addForPickup: inTurn(cart.addForPickup),
    addGiftCard: inTurn(cart.addGiftCard),
    addEGiftCard: inTurn(cart.addEGiftCard),
    addContribution: inTurn(cart.addContribution),
  };
};
