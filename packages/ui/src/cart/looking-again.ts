import type { ObservableState } from '@gift-registry/domain';
import { ignoreElements, merge, type Observable, type SchedulerLike, tap } from 'rxjs';
import { seenAgain } from '../observe/seen-again.ts';
import type { CartModel } from './cart-model.ts';
import { whileInDoubt } from './while-unconfirmed.ts';

/** When the cart is looked at again by itself: each time the page can be seen again (CART-09), and while an order is in doubt (CART-08). */
export const lookingAgain = (
  look: () => void,
  model: ObservableState<CartModel>,
  isVisible$: Observable<boolean>,
  scheduler: SchedulerLike,
): Observable<never> =>
  merge(seenAgain(isVisible$, look), whileInDoubt(model, scheduler).pipe(tap(look), ignoreElements()));
