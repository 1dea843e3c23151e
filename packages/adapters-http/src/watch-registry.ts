import type { Log, RegistrySignal, Revision } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { concat, concatMap, defer, EMPTY, from, type Observable, repeat, type SchedulerLike, timer } from 'rxjs';
import type { StreamNotification } from './event-stream.ts';
import { readLiveEvent } from './wire/index.ts';

/** Whether to reopen a stream that was refused: not when the registry no longer exists, otherwise after at least `notBefore` milliseconds. */
export type RetryDecision = { readonly _tag: 'Gone' } | { readonly _tag: 'TryAgain'; readonly notBefore: number };

/** The dependencies of watching a registry. */
export interface WatchDependencies {
  /** Opens the live stream with the events after that revision. */
  readonly listen: (after: Revision) => Observable<StreamNotification>;
  /** Called each time the stream is refused; emits once. */
  readonly retryDecision: () => Observable<RetryDecision>;
  readonly log: Log;
  readonly scheduler: SchedulerLike;
}

/** Delays between attempts, in milliseconds: doubled after each failure, up to the longest. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;
const waitAfter = (failures: number): number => Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1));

/** The state of one watch; `line` is `untried` until the stream was opened or refused for the first time. */
interface WatchState {
  readonly seen: Revision;
  /** The page is reloading: the next version is accepted even if it is below the last one seen. */
  readonly isReloading: boolean;
  readonly line: 'untried' | 'up' | 'down';
  readonly failures: number;
  readonly retryDecision: RetryDecision;
}

/** The next state, and the signals to emit. */
type Step = readonly [WatchState, ReadonlyArray<RegistrySignal>];

const goDown = (state: WatchState): Step => [
  { ...state, line: 'down' },
  state.line === 'down' ? [] : [{ _tag: 'Disconnected' }],
];

const comeUp = (state: WatchState): Step => [
  { ...state, line: 'up', failures: 0 },
  state.line === 'up' ? [] : [{ _tag: 'Connected' }],
];

const pass = (state: WatchState, signal: RegistrySignal): Step => {
  if (signal._tag !== 'Patched') return [{ ...state, isReloading: true }, [signal]];
  const { patch } = signal;
  return state.isReloading || patch.version > state.seen.version
    ? [{ ...state, seen: patch, isReloading: false }, [signal]]
    : [state, []];
};

const refused = (state: WatchState, retryDecision: RetryDecision): Step =>
  retryDecision._tag === 'Gone'
    ? [{ ...state, retryDecision }, []]
    : goDown({ ...state, retryDecision, failures: state.failures + 1 });

const waitOf = ({ retryDecision, failures }: WatchState): O.Option<number> =>
  retryDecision._tag === 'Gone' ? O.none : O.some(Math.max(retryDecision.notBefore, waitAfter(failures)));

/**
 * Watches a registry over a stream that may break (LIVE-01). Emits patches in version order, each once, and `Connected`
 * or `Disconnected` whenever the connection changes; after a refusal it opens a new stream from the last revision seen.
 * An unreadable event is logged and makes the page reload, so that no change is missed. Never errors; completes only
 * when the registry no longer exists.
 */
export const watchRegistry = (
  { listen, retryDecision, log, scheduler }: WatchDependencies,
  after: Revision,
): Observable<RegistrySignal> =>
  defer(() => {
    let state: WatchState = {
      seen: after,
      isReloading: false,
      line: 'untried',
      failures: 0,
      retryDecision: { _tag: 'TryAgain', notBefore: 0 },
    };
    const take = ([next, signals]: Step): Observable<RegistrySignal> => {
      state = next;
      return from(signals);
    };
    const signalsOf = ({
      event,
      data,
    }: Extract<StreamNotification, { readonly _tag: 'Event' }>): Observable<RegistrySignal> => {
      const read = readLiveEvent(event, data);
      if (E.isRight(read)) return take(pass(state, read.right));
      log.write({ level: 'error', tag: 'live-event.unreadable', data: { event, reason: read.left } })();
      return take([state, [{ _tag: 'Reload' }]]);
    };
    const react = (notification: StreamNotification): Observable<RegistrySignal> => {
      switch (notification._tag) {
        case 'Opened':
          return take(comeUp(state));
        case 'Interrupted':
          return take(goDown(state));
        case 'Event':
          return signalsOf(notification);
      }
    };
    return concat(
      defer(() => listen(state.seen)).pipe(concatMap(react)),
      defer(retryDecision).pipe(concatMap((next) => take(refused(state, next)))),
    ).pipe(
      repeat({
        delay: () =>
          O.match(
            () => EMPTY,
            (wait: number) => timer(wait, scheduler),
          )(waitOf(state)),
      }),
    );
  });
