import { filter, fromEvent, merge, type Observable, type SchedulerLike, skip, throttleTime } from 'rxjs';
import { isPageVisible$ } from './page-visibility.ts';

/** Milliseconds in which coming back by several ways is one return. */
const ONE_RETURN = 1_000;

/** Whenever somebody comes back to the page: it can be seen again, or its window has the focus again. */
export const restoredFromCache$ = (
  page: Pick<Window, 'document'> & EventTarget,
  scheduler: SchedulerLike,
): Observable<unknown> =>
  merge(
    isPageVisible$(page.document).pipe(
      skip(1),
      filter((isVisible) => isVisible),
    ),
    fromEvent(page, 'focus'),
  ).pipe(throttleTime(ONE_RETURN, scheduler));
