import type {
  CalendarDay,
  Fault,
  Log,
  ObservableState,
  Registries,
  RegistryAddress,
  RegistryPatch,
  RegistrySignal,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import {
  concat,
  concatMap,
  connect,
  defer,
  EMPTY,
  ignoreElements,
  map,
  merge,
  NEVER,
  type Observable,
  of,
  type SchedulerLike,
  Subject,
  switchMap,
  tap,
  throttleTime,
  timer,
} from 'rxjs';
import { attendance } from './registry-attendance.ts';
import { registryCell } from './registry-cell.ts';
import { connectionOf } from './registry-connection.ts';
import type { InitialRegistry, RegistryModel } from './registry-model.ts';
import { pauseAfter } from './registry-pause.ts';
import { type RegistrySource, registrySource } from './registry-source.ts';

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
  const cell = registryCell(initial);
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
    log.write({ level: 'warning', tag: 'registry-not-read', data: { fault: fault._tag, attempt } })();
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
