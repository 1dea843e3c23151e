import { distinctUntilChanged, fromEvent, map, merge, type Observable, startWith } from 'rxjs';

/** Whether the device has a connection at all, as the browser knows it; says the present state at once. A connection that leads nowhere counts as one. */
export const isOnline$ = (page: Window): Observable<boolean> =>
  merge(fromEvent(page, 'online'), fromEvent(page, 'offline')).pipe(
    startWith(null),
    map(() => page.navigator.onLine),
    distinctUntilChanged(),
  );
