import {
  distinctUntilChanged,
  filter,
  fromEvent,
  map,
  merge,
  type Observable,
  type SchedulerLike,
  skip,
  startWith,
  throttleTime,
} from 'rxjs';

/** Whether the page is visible; emits the present state at once. */
export const isPageVisible$ = (page: Document): Observable<boolean> =>
  fromEvent(page, 'visibilitychange').pipe(
    startWith(null),
    map(() => page.visibilityState === 'visible'),
    distinctUntilChanged(),
  );

/** Milliseconds in which several signs of a return count as one. */
const ONE_RETURN = 1_000;

/** Emits when somebody returns to the page: it becomes visible, or its window gets the focus. */
export const returnedToPage$ = (
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

/** Whether the device is online, according to the browser; emits the current state at once. A connection without internet access counts as online. */
export const isOnline$ = (page: Window): Observable<boolean> =>
  merge(fromEvent(page, 'online'), fromEvent(page, 'offline')).pipe(
    startWith(null),
    map(() => page.navigator.onLine),
    distinctUntilChanged(),
  );

/** The part of a window that reports changes in other tabs. */
type PageEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/**
 * Emits when another tab may have changed the storage: when it did, or when this page was restored from the
 * back/forward cache and may have missed a change.
 */
export const changedInOtherTabs$ = (page: PageEvents): Observable<unknown> =>
  merge(
    fromEvent(page, 'storage'),
    fromEvent<PageTransitionEvent>(page, 'pageshow').pipe(filter(({ persisted }) => persisted)),
  );
