import {
  type Cart,
  type CartView,
  type Cents,
  type Fault,
  type IdempotencyKey,
  type LineId,
  type LineRefusal,
  type LoweringRefusal,
  type OrderRefusal,
  type OrderRequest,
  type Orders,
  type PlacedOrder,
  repeated,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import {
  asyncScheduler,
  concatMap,
  defer,
  EMPTY,
  expand,
  last,
  map,
  type Observable,
  type SchedulerLike,
  timer,
} from 'rxjs';

type Answer = E.Either<OrderRefusal | Fault, PlacedOrder>;

const RETRY_INTERVAL = 2_000;

/** The most retries; after them the bank has answered, or will not. */
const MAX_RETRIES = 15;

/** Repeats the request for an order that is in progress, as after a lost connection, under its key until it has ended (CART-08); all callers wait for that one answer. A rejected retry says nothing about the first attempt. */
export const untilOrderEnded = (
  place$: Observable<Answer>,
  scheduler: SchedulerLike = asyncScheduler,
): Observable<Answer> =>
  place$.pipe(
    expand((answer, times) =>
      E.isLeft(answer) && answer.left._tag === 'RequestInProgress' && times < MAX_RETRIES
        ? timer(RETRY_INTERVAL, scheduler).pipe(
            concatMap(() => place$),
            map(E.mapLeft(repeated)),
          )
        : EMPTY,
    ),
    last(),
  );

/** The cart and its checkout as observables: each subscription sends one request, emits one answer and completes. */
export interface CartSource {
  readonly read$: Observable<E.Either<Fault, CartView>>;
  /** Sets the region for whose taxes the cart is read from now on. */
  readonly taxedIn: (region: O.Option<string>) => void;
  readonly changeQuantity: (lineId: LineId, quantity: number) => Observable<E.Either<LineRefusal | Fault, CartView>>;
  readonly lowerContribution: (
    lineId: LineId,
    amount: Cents,
  ) => Observable<E.Either<LoweringRefusal | Fault, CartView>>;
  readonly remove: (lineId: LineId) => Observable<E.Either<LineRefusal | Fault, CartView>>;
  readonly shipLine: (lineId: LineId) => Observable<E.Either<LineRefusal | Fault, CartView>>;
  readonly place: (
    request: OrderRequest,
    key: IdempotencyKey,
  ) => Observable<E.Either<OrderRefusal | Fault, PlacedOrder>>;
}

/** Creates the source over the ports. */
export const cartSource = (
  cart: Pick<Cart, 'read' | 'readFor' | 'changeQuantity' | 'lowerContribution' | 'remove' | 'shipLine'>,
  orders: Pick<Orders, 'place'>,
): CartSource => {
  let region: O.Option<string> = O.none;
  const read = (): Promise<E.Either<Fault, CartView>> =>
    O.isSome(region) ? cart.readFor(region.value)() : cart.read();
  /** The answer to a change has no region's taxes: if the buyer's region is known, the cart is read again. */
  const taxed = async <Reason>(
    answer: Promise<E.Either<Reason | Fault, CartView>>,
  ): Promise<E.Either<Reason | Fault, CartView>> => {
    const changed = await answer;
    return E.isRight(changed) && O.isSome(region) ? read() : changed;
  };
  return {
    read$: defer(read),
    taxedIn: (next) => {
      region = next;
    },
    changeQuantity: (lineId, quantity) => defer(() => taxed(cart.changeQuantity(lineId, quantity)())),
    lowerContribution: (lineId, amount) => defer(() => taxed(cart.lowerContribution(lineId, amount)())),
    remove: (lineId) => defer(() => taxed(cart.remove(lineId)())),
    shipLine: (lineId) => defer(() => taxed(cart.shipLine(lineId)())),
    place: (request, key) => untilOrderEnded(defer(() => orders.place(request, key)())),
  };
};
