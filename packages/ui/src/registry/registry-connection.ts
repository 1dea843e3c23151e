import type { Connection, RegistrySignal } from '@gift-registry/domain';
import {
  concat,
  distinctUntilChanged,
  filter,
  map,
  type Observable,
  of,
  type SchedulerLike,
  switchMap,
  timer,
} from 'rxjs';

/** From here on a lost connection is called offline, in milliseconds. */
const PATIENCE = 10_000;

/** How the line to the house is, as the signals tell: live, lost a moment ago, or lost for ten seconds and more. */
export const connectionOf = (signals$: Observable<RegistrySignal>, scheduler: SchedulerLike): Observable<Connection> =>
  signals$.pipe(
    map(({ _tag }) => _tag),
    filter((tag) => tag === 'Connected' || tag === 'Disconnected'),
    distinctUntilChanged(),
    switchMap((tag) =>
      tag === 'Connected'
        ? of<Connection>('live')
        : concat(of<Connection>('reconnecting'), timer(PATIENCE, scheduler).pipe(map((): Connection => 'offline'))),
    ),
  );
