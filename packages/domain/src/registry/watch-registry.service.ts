import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import {
  concatMap,
  defer,
  EMPTY,
  filter,
  from,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  type SchedulerLike,
  takeWhile,
  tap,
  timer,
} from 'rxjs';
import type { Role } from '../account/index.ts';
import { today } from '../calendar/index.ts';
import { ownWords } from '../owner-command/index.ts';
import type {
  Dependencies,
  Person,
  RegistryAddress,
  RegistrySignal,
  RegistryStore,
  Unavailable,
} from '../ports/index.ts';
import { ownersRevisionOf } from './owners-revision.ts';
import { patchFor } from './patch-for.ts';
import type { Registry, Revision } from './registry.ts';
import type { RegistryEvent } from './registry-fact.ts';
import { changesGiftVisibility, isUnmatched } from './surprise.ts';
import { visibleTo } from './visible-to.ts';

/** The first and the longest wait before the store is polled again, in milliseconds; each wait doubles the previous one. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;

/** The result of one read: the signals to emit and the revision the reader has then, or that the registry cannot be seen any more. */
type Found =
  | { readonly _tag: 'Found'; readonly signals: ReadonlyArray<RegistrySignal>; readonly seen: Revision }
  | { readonly _tag: 'Gone' };

type WatchSignal = RegistrySignal | { readonly _tag: 'Gone' };

/** The person who watches, and the clock. */
interface Watcher {
  readonly person: Person;
  readonly clock: Dependencies['clock'];
}

/** The signals for the missed writes, for a reader of the registry's current state. */
const foundAfter =
  (
    { person, clock }: Watcher,
    { viewing }: RegistryAddress,
    since: Revision,
    events: O.Option<ReadonlyArray<RegistryEvent>>,
  ) =>
  (found: O.Option<Registry>): Found => {
    const seen = visibleTo(person)(found);
    if (O.isNone(seen)) return { _tag: 'Gone' };
    const { registry, role } = seen.value;
    const { site, origin } = person;
    const reader = { role, viewing, site, words: ownWords(site), origin, today: today(clock) };
    const isHidingOther =
      role === 'registrant' &&
      O.exists((missed: ReadonlyArray<RegistryEvent>) => missed.some(({ facts }) => facts.some(changesGiftVisibility)))(
        events,
      );
    return O.isNone(events) || isHidingOther
      ? {
          _tag: 'Found',
          signals: [{ _tag: 'Reload' }],
          seen: role === 'registrant' ? ownersRevisionOf(registry) : registry,
        }
      : {
          _tag: 'Found',
          signals: events.value.map((event) => ({ _tag: 'Patched', patch: patchFor(registry, reader, event) })),
          seen: events.value.at(-1) ?? since,
        };
  };

/**
 * Whether none of the events concerns this reader: thanks, and gifts that match no item on the list, concern owners
 * only. They are reported together with the next event, so that no version is missing.
 */
const isHiddenFrom = (viewer: Role, events: ReadonlyArray<RegistryEvent>): boolean =>
  events.length === 0 ||
  (viewer !== 'registrant' &&
    events.every(({ facts }) => facts.every((fact) => fact._tag === 'ThanksWritten' || isUnmatched(fact))));

/** Checks access first, and reads the items only when they changed. */
const readOn = (
  store: RegistryStore,
  watcher: Watcher,
  address: RegistryAddress,
  since: Revision,
): TE.TaskEither<Unavailable, Found> =>
  F.pipe(
    store.access(address.grId),
    TE.chain((access) => {
      const seen = visibleTo(watcher.person)(access);
      if (O.isNone(seen)) return TE.right<Unavailable, Found>({ _tag: 'Gone' });
      return F.pipe(
        store.eventsAfter(address.grId, since, seen.value.role),
        TE.chain((events) =>
          O.isSome(events) && isHiddenFrom(seen.value.role, events.value)
            ? TE.right<Unavailable, Found>({ _tag: 'Found', signals: [], seen: since })
            : F.pipe(store.find(address.grId), TE.map(foundAfter(watcher, address, since, events))),
        ),
      );
    }),
  );

/**
 * The changes to a registry after the revision, for this person (LIVE-01). Reads never overlap, and a notification
 * during a read triggers another read, so that patches are in order and none is lost. While the store is unavailable it
 * is polled at growing intervals; when it is back, every watcher reads again, since the registry's history may have
 * changed. A reader who may no longer see the registry gets one last `Reload`.
 */
export const watchRegistry =
  ({ registries: store, clock }: Pick<Dependencies, 'registries' | 'clock'>, scheduler: SchedulerLike) =>
  (person: Person) =>
  (address: RegistryAddress, after: Revision): Observable<RegistrySignal> =>
    defer(() => {
      let seen = after;
      let isConnected = false;
      let wakes = 0;
      let wakesRead = 0;

      const signalsFor = (found: Found): ReadonlyArray<WatchSignal> => {
        if (found._tag === 'Gone') return isConnected ? [{ _tag: 'Reload' }, found] : [found];
        seen = found.seen;
        if (isConnected) return found.signals;
        isConnected = true;
        return [{ _tag: 'Connected' }, ...found.signals];
      };

      const read = (failures: number): Observable<WatchSignal> =>
        defer(() => {
          wakesRead = wakes;
          return from(readOn(store, { person, clock }, address, seen)());
        }).pipe(
          mergeMap((result) => {
            if (E.isRight(result)) return from(signalsFor(result.right));
            const again$ = timer(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures), scheduler).pipe(
              mergeMap(() => read(failures + 1)),
            );
            isConnected = false;
            return failures === 0 ? merge(of<WatchSignal>({ _tag: 'Disconnected' }), again$) : again$;
          }),
        );

      return merge(
        store.written$.pipe(filter((grId) => grId === address.grId)),
        store.reconnected$,
        of(undefined),
      ).pipe(
        tap(() => {
          wakes += 1;
        }),
        map(() => wakes),
        concatMap((wake) => (wake <= wakesRead ? EMPTY : read(0))),
        takeWhile((signal): signal is RegistrySignal => signal._tag !== 'Gone'),
      );
    });
