import type { Cart } from '@gift-registry/domain';
import type { taskEither as TE } from 'fp-ts';

/** Runs tasks one after the other. */
export type TabLock = <A>(work: () => Promise<A>) => Promise<A>;

const LOCK_NAME = 'cart';

/** A lock shared by all tabs of this browser; where the browser supports no locks, such as outside a secure context, it is limited to this page. */
export const tabLock = ({ locks }: { readonly locks?: Pick<LockManager, 'request'> }): TabLock => {
  if (locks !== undefined) return (work) => locks.request(LOCK_NAME, work);
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const ended = last.then(work, work);
    last = ended;
    return ended;
  };
};

/** Runs a request of the cart after those before it. */
export const oneAtATime =
  (lock: TabLock) =>
  <Request extends ReadonlyArray<unknown>, Reason, Answer>(
    add: (...request: Request) => TE.TaskEither<Reason, Answer>,
  ) =>
  (...request: Request): TE.TaskEither<Reason, Answer> =>
  () =>
    lock(add(...request));

/** A cart whose additions run one after another: the first one creates the cart of a new visitor for the others (CART-09). */
export const serializedCart = (cart: Cart, lock: TabLock): Cart => {
  const serialized = oneAtATime(lock);
  return {
    ...cart,
    add: serialized(cart.add),
    addFromRegistry: serialized(cart.addFromRegistry),
    addForPickup: serialized(cart.addForPickup),
    addGiftCard: serialized(cart.addGiftCard),
    addEGiftCard: serialized(cart.addEGiftCard),
    addContribution: serialized(cart.addContribution),
  };
};
