import { either as E, option as O } from 'fp-ts';
import { distinctUntilChanged, filter, map, merge, type Observable, switchMap, tap } from 'rxjs';
import { isOwned, type SettingsDesk, type Unread } from './settings-desk.ts';
import { afterReading } from './settings-state.ts';

/** Reads the settings whenever the registry has become another, or when asked again; nothing while nobody who may see them looks. */
export const readingSettings = (
  { source, registry, log, present, change, unread }: SettingsDesk,
  again$: Observable<void>,
): Observable<unknown> =>
  merge(
    registry.model.changes$.pipe(
      filter(isOwned),
      distinctUntilChanged((a, b) => a.view.revisionId === b.view.revisionId),
    ),
    again$.pipe(
      map(() => registry.model.value),
      filter(isOwned),
    ),
  ).pipe(
    switchMap(({ view }) => source.read(view.grId)),
    tap((answer) => {
      if (E.isRight(answer)) {
        unread.set(O.none);
        change((its) => afterReading(its, answer.right));
        return;
      }
      const { left: reason } = answer;
      log.write({ level: 'warning', tag: 'settings-not-read', data: { reason: reason._tag } })();
      if (O.isSome(present().form)) return;
      const isHidden =
        reason._tag === 'RegistryNotFound' || reason._tag === 'NotOwner' || reason._tag === 'SignInNeeded';
      unread.set(O.some<Unread>(isHidden ? { _tag: 'NotFound' } : { _tag: 'Failed', fault: reason }));
    }),
  );
