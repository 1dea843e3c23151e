import {
  type Cart,
  type CartView,
  type Cents,
  type Fault,
  type GiftChoice,
  type IdempotencyKey,
  type LineId,
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
export type CartSource = ReturnType<typeof cartSource>;

/** Creates the source over the ports. */
export const cartSource = (
  cart: Pick<
    Cart,
    'read' | 'readFor' | 'redeem' | 'chooseGifts' | 'changeQuantity' | 'changeContribution' | 'remove' | 'shipLine'
  >,
  orders: Pick<Orders, 'place'>,
) => {
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
    /** Sets the region for whose taxes the cart is read from now on. */
    taxedIn: (next: O.Option<string>) => {
      region = next;
    },
    redeem: (code: string) => defer(() => taxed(cart.redeem(code)())),
    chooseGifts: (choice: GiftChoice) => defer(() => taxed(cart.chooseGifts(choice)())),
    changeQuantity: (lineId: LineId, quantity: number) => defer(() => taxed(cart.changeQuantity(lineId, quantity)())),
    changeContribution: (lineId: LineId, amount: Cents) =>
      defer(() => taxed(cart.changeContribution(lineId, amount)())),
    remove: (lineId: LineId) => defer(() => taxed(cart.remove(lineId)())),
    shipLine: (lineId: LineId) => defer(() => taxed(cart.shipLine(lineId)())),
    place: (request: OrderRequest, key: IdempotencyKey) => untilOrderEnded(defer(() => orders.place(request, key)())),
  };
};
