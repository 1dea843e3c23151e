import { either as E, option as O } from 'fp-ts';
import { distinctUntilChanged, filter, map, merge, type Observable, switchMap, tap } from 'rxjs';
import { isOwned, type ThanksDesk } from './thanks-desk.ts';
import { afterReading, type ThanksState } from './thanks-state.ts';

const isKnown = ({ given }: ThanksState, version: number): boolean => O.isSome(given) && given.value.version >= version;

/** Reads the gifts whenever the registry has become another than is known, as by a purchase, or when asked again; nothing while nobody who may see them looks. */
export const readingGifts = (
  { source, registry, log, state, change }: ThanksDesk,
  again$: Observable<void>,
): Observable<unknown> =>
  merge(
    registry.model.changes$.pipe(
      filter(isOwned),
      distinctUntilChanged((a, b) => a.view.version === b.view.version),
      filter(({ view }) => !isKnown(state.value, view.version)),
    ),
    again$.pipe(
      map(() => registry.model.value),
      filter(isOwned),
    ),
  ).pipe(
    switchMap(({ view }) => source.read(view.grId)),
    tap((answer) => {
      if (E.isRight(answer)) return change((its) => afterReading(its, answer.right));
      log.write({ level: 'warning', tag: 'gifts-not-read', data: { reason: answer.left._tag } })();
      change((its) => ({ ...its, notRead: O.some(answer.left) }));
    }),
  );
