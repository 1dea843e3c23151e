import type {
  CalendarDay,
  Connection,
  Fault,
  Log,
  ObservableState,
  Registries,
  RegistryAddress,
  RegistryNotFound,
  RegistryPatch,
  RegistrySignal,
  RegistryView,
  Revision,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import {
  combineLatest,
  concat,
  concatMap,
  connect,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  NEVER,
  type Observable,
  of,
  type SchedulerLike,
  Subject,
  share,
  switchMap,
  tap,
  throttleTime,
  timer,
} from 'rxjs';
import { observed } from '../observe/observed.ts';
import { type InitialRegistry, type RegistryModel, type RegistryState, registryState } from './registry-state.ts';

/** Reads one registry, and watches it from a revision on. */
export interface RegistrySource {
  /** Reads the registry with each subscription; emits one answer. */
  readonly open$: Observable<E.Either<RegistryNotFound | Fault, RegistryView>>;
  readonly watch: (after: Revision) => Observable<RegistrySignal>;
}

/** The registry at an address of the port. */
const registrySource = (registries: Pick<Registries, 'open' | 'watch'>, address: RegistryAddress): RegistrySource => ({
  open$: defer(() => registries.open(address)()),
  watch: (after) => registries.watch(address, after),
});

/** In milliseconds, the longest pause between two attempts to read a registry that is shown. */
const LONGEST_PAUSE = 30_000;

/** In milliseconds, the pause after that many failed attempts: doubled each time, or as the service asks. */
const pauseAfter = (fault: Fault, attempt: number): number =>
  fault._tag === 'TooManyRequests' ? fault.retryAfterSeconds * 1_000 : Math.min(LONGEST_PAUSE, 1_000 * 2 ** attempt);

/** In milliseconds: a connection lost for longer is called offline. */
const OFFLINE_AFTER = 10_000;

/** The connection's state from the signals: live, reconnecting, or offline after ten seconds. */
const connectionOf = (signals$: Observable<RegistrySignal>, scheduler: SchedulerLike): Observable<Connection> =>
  signals$.pipe(
    map(({ _tag }) => _tag),
    filter((tag) => tag === 'Connected' || tag === 'Disconnected'),
    distinctUntilChanged(),
    switchMap((tag) =>
      tag === 'Connected'
        ? of<Connection>('live')
        : concat(
            of<Connection>('reconnecting'),
            timer(OFFLINE_AFTER, scheduler).pipe(map((): Connection => 'offline')),
          ),
    ),
  );

interface SyncDependencies {
  readonly cell: Pick<RegistryState, 'value' | 'setConnection'>;
  /** Reads what is missing and listens while subscribed. */
  readonly sync$: Observable<unknown>;
  readonly isPageVisible$: Observable<boolean>;
  readonly isOnline$: Observable<boolean>;
  readonly scheduler: SchedulerLike;
}

/** In milliseconds: how long the stream stays open after its last observer. */
const STAYS_OPEN_FOR = 30_000;

/**
 * Runs `sync$` while the page is visible and the device is online. Without a network, the connection is closed and
 * called offline, and opened again when the network is back. Emits nothing.
 */
const syncWhileReachable = ({
  cell,
  sync$,
  isPageVisible$,
  isOnline$,
  scheduler,
}: SyncDependencies): Observable<never> => {
  const offline$ = defer(() => {
    if (cell.value._tag !== 'Loaded') return sync$;
    cell.setConnection('offline');
    return EMPTY;
  });
  const online$ = defer(() => {
    if (cell.value._tag === 'Loaded' && cell.value.connection === 'offline') cell.setConnection('reconnecting');
    return sync$;
  });
  return combineLatest([isPageVisible$.pipe(distinctUntilChanged()), isOnline$.pipe(distinctUntilChanged())]).pipe(
    switchMap(([isVisible, isOnline]) => {
      if (!isVisible) return EMPTY;
      return isOnline ? online$ : offline$;
    }),
    ignoreElements(),
    share({ resetOnRefCountZero: () => timer(STAYS_OPEN_FOR, scheduler) }),
  );
};

/** The registry that all parts of a page share. */
export interface RegistryStream {
  /** The registry, read and watched from the first observer until 30 seconds after the last; paused while the page is hidden. */
  readonly model: ObservableState<RegistryModel>;
  /** Applies the patch of a command's answer; the same patch from the live stream is then ignored. */
  readonly fold: (patch: RegistryPatch) => void;
  /** Reads the registry again, as after a failure. */
  readonly reload: () => void;
}

interface RegistryStreamDependencies {
  readonly scheduler: SchedulerLike;
  /** Whether the page is visible; emits the present value at once. */
  readonly isPageVisible$: Observable<boolean>;
  /** Whether the device is online; emits the present value at once. Always online if omitted. */
  readonly isOnline$?: Observable<boolean>;
  /**
   * Emits when a new day has begun (`dayChanges`): what depends on the day is computed again, and owners' pages read the
   * registry again. Never emits if omitted.
   */
  readonly dayTurns$?: Observable<CalendarDay>;
  /** The registry that came with the page, if any. */
  readonly initial: O.Option<InitialRegistry>;
  readonly log: Log;
}

/** In milliseconds, the least time between two reads. */
const MIN_PAUSE = 1_000;

/** Creates the stream over a source; `registryStream` does the same over the port. */
export const registryStreamOf = (
  source: RegistrySource,
  { scheduler, isPageVisible$, isOnline$ = of(true), dayTurns$ = NEVER, initial, log }: RegistryStreamDependencies,
): RegistryStream => {
  const cell = registryState(initial);
  const again$ = new Subject<void>();
  /** Whether the shown version may belong to a different history, so that an older version may replace it; false once the registry was read again. */
  let isAnew = false;

  const readAnew = (): void => {
    cell.beginEpoch();
    isAnew = true;
    again$.next();
  };

  const fold = (patch: RegistryPatch): void => {
    const refused = cell.fold(patch);
    if (O.isNone(refused)) return;
    const isGap = refused.value._tag === 'Gap';
    log.write({
      level: 'info',
      tag: isGap ? 'registry-gap' : 'registry-other-history',
      data: { got: patch.version },
    })();
    if (isGap) again$.next();
    else readAnew();
  };

  const onSignal = (signal: RegistrySignal): void => {
    if (signal._tag === 'Patched') fold(signal.patch);
    if (signal._tag === 'Reload') readAnew();
  };

  const follow = (signals$: Observable<RegistrySignal>): Observable<unknown> =>
    merge(connectionOf(signals$, scheduler).pipe(tap(cell.setConnection)), signals$.pipe(tap(onSignal)));

  const watch$: Observable<unknown> = defer(() => {
    if (cell.value._tag !== 'Loaded') return EMPTY;
    return concat(
      source.watch(cell.value.view).pipe(connect(follow)),
      defer(() => {
        again$.next();
        return EMPTY;
      }),
    );
  });

  const failed = (fault: Fault, attempt: number): Observable<unknown> => {
    log.write({ level: 'warning', tag: 'registry.read-failed', data: { fault: fault._tag, attempt } })();
    if (!cell.fail(fault, attempt)) return EMPTY;
    return timer(pauseAfter(fault, attempt), scheduler).pipe(switchMap(() => read$(attempt + 1)));
  };

  const read$ = (attempt = 0): Observable<unknown> =>
    defer(() => {
      const isOfAnother = isAnew;
      const before = isOfAnother ? cell.shown() : O.none;
      return source.open$.pipe(
        concatMap((answer) => {
          if (E.isRight(answer)) {
            cell.accept(answer.right, before);
            if (isOfAnother) isAnew = false;
            return watch$;
          }
          if (answer.left._tag !== 'RegistryNotFound') return failed(answer.left, attempt);
          cell.setNotFound();
          return EMPTY;
        }),
      );
    });

  const sync$ = defer(() =>
    merge(
      again$.pipe(
        throttleTime(MIN_PAUSE, scheduler, { leading: true, trailing: true }),
        map(() => read$()),
      ),
      of(cell.value._tag === 'Loaded' && cell.value.isComplete ? watch$ : read$()),
    ).pipe(switchMap((step$) => step$)),
  );

  const sharedSync$ = syncWhileReachable({ cell, sync$, isPageVisible$, isOnline$, scheduler });
  /**
   * Reads an owner's registry again on a new day: purchases hidden until that day are then visible, without any write
   * that would announce them (OWN-02).
   */
  const startDay = (day: CalendarDay): void => {
    cell.setDay(day);
    if (cell.value._tag === 'Loaded' && cell.value.view.role === 'registrant') readAnew();
  };
  const newDays$ = dayTurns$.pipe(tap(startDay), ignoreElements());

  return {
    model: observed(cell, sharedSync$, newDays$),
    fold,
    reload: () => {
      cell.begin();
      again$.next();
    },
  };
};

/** The shared stream of the registry at an address. */
export const registryStream = (
  {
    registries,
    ...dependencies
  }: RegistryStreamDependencies & { readonly registries: Pick<Registries, 'open' | 'watch'> },
  address: RegistryAddress,
): RegistryStream => registryStreamOf(registrySource(registries, address), dependencies);
