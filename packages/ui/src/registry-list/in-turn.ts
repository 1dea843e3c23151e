import { concat, defer, finalize, ignoreElements, type Observable, of, ReplaySubject } from 'rxjs';

/** Lets works begin one after the other, in the order in which they are subscribed to; each when the one before has ended or was given up. */
export const inTurn = (): (<A>(work$: Observable<A>) => Observable<A>) => {
  let last$: Observable<unknown> = of(undefined);
  return (work$) =>
    defer(() => {
      const before$ = last$;
      const ended$ = new ReplaySubject<never>();
      last$ = ended$;
      return concat(before$.pipe(ignoreElements()), work$).pipe(finalize(() => ended$.complete()));
    });
};
