import { either as E, option as O } from 'fp-ts';
import {
  BehaviorSubject,
  defer,
  distinctUntilChanged,
  filter,
  finalize,
  first,
  map,
  merge,
  mergeMap,
  type Observable,
  tap,
  throttle,
  throttleTime,
} from 'rxjs';
import { isOwned, type ThanksDesk } from './thanks-desk.ts';
import { afterReading, type ThanksState } from './thanks-state.ts';

/** Milliseconds between two reads that nobody asked for: a list that changes in bursts is read at their begin and at their end. */
const CALM = 1_000;

const isKnown = ({ given }: ThanksState, version: number): boolean => O.isSome(given) && given.value.version >= version;

/**
 * Reads the gifts whenever the registry has become another than is known, as by a purchase, or when asked again; nothing while nobody who may see them looks. A read is let finish, so that an
 * answer comes however fast the list changes; what was asked for meanwhile is one read after it.
 */
export const readingGifts = (
  { source, registry, log, state, change, scheduler }: ThanksDesk,
  again$: Observable<void>,
): Observable<unknown> =>
  defer(() => {
    const isReading = new BehaviorSubject(false);
    const moved$ = registry.model.changes$.pipe(
      filter(isOwned),
      distinctUntilChanged((a, b) => a.view.version === b.view.version),
      filter(({ view }) => !isKnown(state.value, view.version)),
      throttleTime(CALM, scheduler, { leading: true, trailing: true }),
      filter(({ view }) => !isKnown(state.value, view.version)),
    );
    const asked$ = again$.pipe(
      map(() => registry.model.value),
      filter(isOwned),
    );
    return merge(moved$, asked$).pipe(
      throttle(() => isReading.pipe(first((its) => !its)), { leading: true, trailing: true }),
      mergeMap(({ view }) => {
        isReading.next(true);
        return source.read(view.grId).pipe(finalize(() => isReading.next(false)));
      }),
      tap((answer) => {
        if (E.isRight(answer)) return change((its) => afterReading(its, answer.right));
        log.write({ level: 'warning', tag: 'gifts-not-read', data: { reason: answer.left._tag } })();
        change((its) => ({ ...its, notRead: O.some(answer.left) }));
      }),
    );
  });
