import { filter, fromEvent, merge, type Observable } from 'rxjs';

/** As much of a window as tells of other pages of the browser. */
export type PageEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** Each time another page may have changed what the storage of the browser holds: another tab has, or this page comes back as it was left and heard of nothing meanwhile. */
export const changedInOtherTabs$ = (page: PageEvents): Observable<unknown> =>
  merge(
    fromEvent(page, 'storage'),
    fromEvent<PageTransitionEvent>(page, 'pageshow').pipe(filter(({ persisted }) => persisted)),
  );
