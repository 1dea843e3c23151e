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
import { type InitialRegistry, type RegistryModel, type RegistryState, registryState } from './registry-state.ts';

/** One registry, to be read whole and to be watched after a revision. */
export interface RegistrySource {
  /** Reads the registry anew with each subscription; one answer, then the end. */
  readonly open$: Observable<E.Either<RegistryNotFound | Fault, RegistryView>>;
  readonly watch: (after: Revision) => Observable<RegistrySignal>;
}

/** The registry at an address of the port. */
export const registrySource = (
  registries: Pick<Registries, 'open' | 'watch'>,
  address: RegistryAddress,
): RegistrySource => ({
  open$: defer(() => registries.open(address)()),
  watch: (after) => registries.watch(address, after),
});

/** The longest pause between two attempts to read what is already shown, in milliseconds. */
const LONGEST_PAUSE = 30_000;

/** How long to wait after so many failed attempts before the next, in milliseconds: twice as long each time, or as long as we were asked to. */
const pauseAfter = (fault: Fault, attempt: number): number =>
  fault._tag === 'TooManyRequests' ? fault.retryAfterSeconds * 1_000 : Math.min(LONGEST_PAUSE, 1_000 * 2 ** attempt);

/** From here on a lost connection is called offline, in milliseconds. */
const PATIENCE = 10_000;

/** How the line to the house is, as the signals tell: live, lost a moment ago, or lost for ten seconds and more. */
const connectionOf = (signals$: Observable<RegistrySignal>, scheduler: SchedulerLike): Observable<Connection> =>
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

/** What keeps a page in touch with its registry, and what stands in its way. */
interface AttendanceParts {
  readonly cell: Pick<RegistryState, 'value' | 'setConnection'>;
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
const attendance = ({ cell, attended$, isPageVisible$, isOnline$, scheduler }: AttendanceParts): Observable<never> => {
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

/** The registry that all screens of one page share, and what can be done with it. */
export interface RegistryStream {
  /** Read and watched from its first observer until 30 seconds after its last; rests while the page is hidden. */
  readonly model: ObservableState<RegistryModel>;
  /** Folds the patch that a command answered; the same patch from the live stream then says nothing new. */
  readonly fold: (patch: RegistryPatch) => void;
  /** Reads the registry again, as after a failure. */
  readonly reload: () => void;
}

/** What the stream needs besides the registry itself. */
export interface RegistryStreamParts {
  readonly scheduler: SchedulerLike;
  /** Whether the page can be seen; says the present state at once. */
  readonly isPageVisible$: Observable<boolean>;
  /** Whether the device has a connection at all; says the present state at once. Always, where it is left out. */
  readonly isOnline$?: Observable<boolean>;
  /** Emits the house's day when another one has begun (`dayTurns`). Never, where it is left out. */
  readonly dayTurns$?: Observable<CalendarDay>;
  /** What came with the page, if anything did. */
  readonly initial: O.Option<InitialRegistry>;
  readonly log: Log;
}

/** Never reads again sooner than this after the last time it was asked to, in milliseconds. */
const CALM = 1_000;

/** The stream over one source; `registryStream` is the same over the port. */
export const registryStreamOf = (
  source: RegistrySource,
  { scheduler, isPageVisible$, isOnline$ = of(true), dayTurns$ = NEVER, initial, log }: RegistryStreamParts,
): RegistryStream => {
  const cell = registryState(initial);
  const again$ = new Subject<void>();
  /** Whether what is shown is not of this registry's past, so that an older version is to be believed: until one was read, whatever else asks for a reading meanwhile. */
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

  const hear = (signal: RegistrySignal): void => {
    if (signal._tag === 'Patched') fold(signal.patch);
    if (signal._tag === 'Reload') readAnew();
  };

  const follow = (signals$: Observable<RegistrySignal>): Observable<unknown> =>
    merge(connectionOf(signals$, scheduler).pipe(tap(cell.setConnection)), signals$.pipe(tap(hear)));

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

  const attended$ = defer(() =>
    merge(
      again$.pipe(
        throttleTime(CALM, scheduler, { leading: true, trailing: true }),
        map(() => read$()),
      ),
      of(cell.value._tag === 'Loaded' && cell.value.isComplete ? watch$ : read$()),
    ).pipe(switchMap((step$) => step$)),
  );

  const life$ = attendance({ cell, attended$, isPageVisible$, isOnline$, scheduler });
  const turns$ = dayTurns$.pipe(tap(cell.setDay), ignoreElements());

  return {
    model: {
      get value() {
        return cell.value;
      },
      changes$: merge(cell.changes$, life$, turns$),
    },
    fold,
    reload: () => {
      cell.begin();
      again$.next();
    },
  };
};

/** The shared stream of the registry at an address. */
export const registryStream = (
  { registries, ...parts }: RegistryStreamParts & { readonly registries: Pick<Registries, 'open' | 'watch'> },
  address: RegistryAddress,
): RegistryStream => registryStreamOf(registrySource(registries, address), parts);
