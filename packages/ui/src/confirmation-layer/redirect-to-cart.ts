import type { Sku } from '@gift-registry/domain';
import {
  filter,
  forkJoin,
  ignoreElements,
  type Observable,
  type SchedulerLike,
  Subject,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs';

/** Where the way leads once the product is in the cart, and not before so long. */
export interface AccountDeletion {
  readonly sku: Sku;
  readonly path: string;
  readonly afterMilliseconds: number;
}

/** AccountDeletion the page for the cart after terms were accepted (ADD-05). */
export interface LeavingForCart {
  readonly plan: (leaving: AccountDeletion) => void;
  readonly added: (sku: Sku) => void;
  readonly effects$: Observable<never>;
}

/** Goes to the cart once the product is in it, and not before the time that the rule sets: leaving sooner could lose the addition. What is refused never is, and one stays. */
export const leavingForCart = (goTo: (path: string) => void, scheduler: SchedulerLike): LeavingForCart => {
  const planned$ = new Subject<AccountDeletion>();
  const added$ = new Subject<Sku>();
  return {
    plan: (leaving) => planned$.next(leaving),
    added: (sku) => added$.next(sku),
    effects$: planned$.pipe(
      switchMap(({ sku, path, afterMilliseconds }) =>
        forkJoin([
          timer(afterMilliseconds, scheduler),
          added$.pipe(
            filter((its) => its === sku),
            take(1),
          ),
        ]).pipe(tap(() => goTo(path))),
      ),
      ignoreElements(),
    ),
  };
};
