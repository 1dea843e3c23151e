import { filter, ignoreElements, type Observable, skip, tap } from 'rxjs';

/** Calls `again` each time the page becomes visible again; the first value is the present state. */
export const onPageShown = (isVisible$: Observable<boolean>, again: () => void): Observable<never> =>
  isVisible$.pipe(
    skip(1),
    filter((isVisible) => isVisible),
    tap(again),
    ignoreElements(),
  );
