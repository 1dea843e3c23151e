import type { Fault, GiftsGiven, GrId, ListRefusal, Log } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
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
  type SchedulerLike,
  tap,
  throttle,
  throttleTime,
} from 'rxjs';
import type { RegistryModel, RegistryStream } from '../registry/index.ts';

/** Why the gifts were not read. */
export type GiftsNotRead = ListRefusal | Fault;

/** Reads all gifts of a registry; emits one answer and completes. */
export type ReadGifts = (grId: GrId) => Observable<E.Either<GiftsNotRead, GiftsGiven>>;

interface GiftsReadingDependencies {
  readonly registry: Pick<RegistryStream, 'model'>;
  readonly read: ReadGifts;
  /** Whether the gifts at that position, or later ones, were read already. */
  readonly isKnown: (position: ReadPosition) => boolean;
  /** Called with each answer, and the epoch of its request. */
  readonly onAnswer: (answer: E.Either<GiftsNotRead, GiftsGiven>, epoch: number) => void;
  readonly log: Log;
  readonly scheduler: SchedulerLike;
}

/** A version of the registry, in the epoch in which the page read it. */
export interface ReadPosition {
  readonly version: number;
  readonly epoch: number;
}

/** Whether the first is as late as the second, or later. Every version of a later epoch is later. */
export const isNotOlder = (one: ReadPosition, other: ReadPosition): boolean =>
  one.epoch === other.epoch ? one.version >= other.version : one.epoch > other.epoch;

type Loaded = Extract<RegistryModel, { readonly _tag: 'Loaded' }>;

/** Whether the reader owns what is shown. */
export const isOwned = (model: RegistryModel): model is Loaded =>
  model._tag === 'Loaded' && model.view.role === 'registrant';

/** In milliseconds, the least time between two automatic reads: a burst of changes causes one read at its start and one at its end. */
const MIN_PAUSE = 1_000;

/**
 * Reads the gifts whenever the registry changes, as after a purchase, and when `again$` emits, but only while an owner
 * has the page open. A read is never cancelled, so that an answer comes however fast the list changes; requests made
 * meanwhile cause one more read after it.
 */
export const readingGifts = (
  { registry, read, isKnown, onAnswer, log, scheduler }: GiftsReadingDependencies,
  again$: Observable<void>,
): Observable<unknown> =>
  defer(() => {
    const isReading = new BehaviorSubject(false);
    const isNews = ({ view: { version }, epoch }: Loaded): boolean => !isKnown({ version, epoch });
    const moved$ = registry.model.changes$.pipe(
      filter(isOwned),
      distinctUntilChanged((a, b) => a.view.revisionId === b.view.revisionId && a.epoch === b.epoch),
      filter(isNews),
      throttleTime(MIN_PAUSE, scheduler, { leading: true, trailing: true }),
      filter(isNews),
    );
    const requests$ = again$.pipe(
      map(() => registry.model.value),
      filter(isOwned),
    );
    return merge(moved$, requests$).pipe(
      throttle(() => isReading.pipe(first((isBusy) => !isBusy)), { leading: true, trailing: true }),
      mergeMap(({ view, epoch }) => {
        isReading.next(true);
        return read(view.grId).pipe(
          tap((answer) => {
            if (E.isLeft(answer))
              log.write({ level: 'warning', tag: 'gifts.read-failed', data: { reason: answer.left._tag } })();
            onAnswer(answer, epoch);
          }),
          finalize(() => isReading.next(false)),
        );
      }),
    );
  });
