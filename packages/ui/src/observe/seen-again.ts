import { filter, ignoreElements, type Observable, skip, tap } from 'rxjs';

/** Asks for something anew each time the page can be seen again; the first state that is told is the present one. */
export const seenAgain = (isVisible$: Observable<boolean>, again: () => void): Observable<never> =>
  isVisible$.pipe(
    skip(1),
    filter((isVisible) => isVisible),
    tap(again),
    ignoreElements(),
  );
