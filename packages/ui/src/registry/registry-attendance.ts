import {
  combineLatest,
  defer,
  distinctUntilChanged,
  EMPTY,
  ignoreElements,
  type Observable,
  type SchedulerLike,
  share,
  switchMap,
  timer,
} from 'rxjs';
import type { RegistryCell } from './registry-cell.ts';

/** What keeps a page in touch with its registry, and what stands in its way. */
export interface AttendanceParts {
  readonly cell: Pick<RegistryCell, 'value' | 'setConnection'>;
  /** Reads what is missing and listens, for as long as it is subscribed to. */
  readonly attended$: Observable<unknown>;
  readonly isPageVisible$: Observable<boolean>;
  readonly isOnline$: Observable<boolean>;
  readonly scheduler: SchedulerLike;
}

/** How long the stream stays open after its last observer, in milliseconds. */
const LINGER = 30_000;

/**
 * Keeps in touch while the page can be seen and the device has a connection. A line that looks open over a device without one is none: it is given up and called offline, and opened anew
 * when the connection is back. Says nothing itself.
 */
export const attendance = ({
  cell,
  attended$,
  isPageVisible$,
  isOnline$,
  scheduler,
}: AttendanceParts): Observable<never> => {
  const cutOff$ = defer(() => {
    if (cell.value._tag !== 'Loaded') return attended$;
    cell.setConnection('offline');
    return EMPTY;
  });
  const back$ = defer(() => {
    if (cell.value._tag === 'Loaded' && cell.value.connection === 'offline') cell.setConnection('reconnecting');
    return attended$;
  });
  return combineLatest([isPageVisible$.pipe(distinctUntilChanged()), isOnline$.pipe(distinctUntilChanged())]).pipe(
    switchMap(([isVisible, isOnline]) => {
      if (!isVisible) return EMPTY;
      return isOnline ? back$ : cutOff$;
    }),
    ignoreElements(),
    share({ resetOnRefCountZero: () => timer(LINGER, scheduler) }),
  );
};
