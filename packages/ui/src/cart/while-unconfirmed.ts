import type { ObservableState } from '@gift-registry/domain';
import {
  defer,
  distinctUntilChanged,
  EMPTY,
  from,
  map,
  mergeMap,
  type Observable,
  type SchedulerLike,
  startWith,
  switchMap,
  timer,
} from 'rxjs';
import type { CartModel } from './cart-model.ts';

/** In milliseconds since the order became unconfirmed: an order usually takes seconds. */
const READ_DELAYS = [3_000, 8_000, 20_000, 45_000];

const isUnconfirmed = (model: CartModel): boolean =>
  model._tag === 'Ready'
    ? model.checkout.isUnconfirmed && !model.checkout.isPlacing
    : model._tag === 'NotLoaded' && model.isUnconfirmed;

/**
 * Emits when to read the cart again while the outcome of an order is unknown: once the cart is empty, the order is
 * looked up and shown automatically (CART-08).
 */
export const whileUnconfirmed = (model: ObservableState<CartModel>, scheduler: SchedulerLike): Observable<unknown> =>
  defer(() =>
    model.changes$.pipe(
      startWith(undefined),
      map(() => isUnconfirmed(model.value)),
      distinctUntilChanged(),
      switchMap((is) => (is ? from(READ_DELAYS).pipe(mergeMap((after) => timer(after, scheduler))) : EMPTY)),
    ),
  );
