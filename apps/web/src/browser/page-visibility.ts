import { distinctUntilChanged, fromEvent, map, type Observable, startWith } from 'rxjs';

/** Whether the page can be seen; says the present state at once. */
export const isPageVisible$ = (page: Document): Observable<boolean> =>
  fromEvent(page, 'visibilitychange').pipe(
    startWith(null),
    map(() => page.visibilityState === 'visible'),
    distinctUntilChanged(),
  );
