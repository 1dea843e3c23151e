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

/** Reads every gift of a registry: one answer, then the end. */
export type ReadGifts = (grId: GrId) => Observable<E.Either<GiftsNotRead, GiftsGiven>>;

/** What reading the gifts stands on. */
export interface GiftsReadingParts {
  readonly registry: Pick<RegistryStream, 'model'>;
  readonly read: ReadGifts;
  /** Whether the gifts at that position of the registry, or later ones, are known. */
  readonly isKnown: (position: ReadPosition) => boolean;
  /** An answer, and the epoch in which it was asked for. */
  readonly hear: (answer: E.Either<GiftsNotRead, GiftsGiven>, epoch: number) => void;
  readonly log: Log;
  readonly scheduler: SchedulerLike;
}

/** A version of the registry, in the epoch in which the page read it. */
export interface ReadPosition {
  readonly version: number;
  readonly epoch: number;
}

/** Whether the one is as late as the other, or later: a new epoch starts its own history, in which every version is later. */
export const isNotOlder = (one: ReadPosition, other: ReadPosition): boolean =>
  one.epoch === other.epoch ? one.version >= other.version : one.epoch > other.epoch;

type Loaded = Extract<RegistryModel, { readonly _tag: 'Loaded' }>;

/** Whether the reader owns what is shown. */
export const isOwned = (model: RegistryModel): model is Loaded =>
  model._tag === 'Loaded' && model.view.role === 'registrant';

/** Milliseconds between two reads that nobody asked for: a list that changes in bursts is read at their begin and at their end. */
const CALM = 1_000;

/**
 * Reads the gifts whenever the registry has become another than is known, as by a purchase, or when asked again; nothing while nobody who may see them looks. A read is let finish, so that an
 * answer comes however fast the list changes; what was asked for meanwhile is one read after it.
 */
export const readingGifts = (
  { registry, read, isKnown, hear, log, scheduler }: GiftsReadingParts,
  again$: Observable<void>,
): Observable<unknown> =>
  defer(() => {
    const isReading = new BehaviorSubject(false);
    const isNews = ({ view: { version }, epoch }: Loaded): boolean => !isKnown({ version, epoch });
    const moved$ = registry.model.changes$.pipe(
      filter(isOwned),
      distinctUntilChanged((a, b) => a.view.revisionId === b.view.revisionId && a.epoch === b.epoch),
      filter(isNews),
      throttleTime(CALM, scheduler, { leading: true, trailing: true }),
      filter(isNews),
    );
    const asked$ = again$.pipe(
      map(() => registry.model.value),
      filter(isOwned),
    );
    return merge(moved$, asked$).pipe(
      throttle(() => isReading.pipe(first((its) => !its)), { leading: true, trailing: true }),
      mergeMap(({ view, epoch }) => {
        isReading.next(true);
        return read(view.grId).pipe(
          tap((answer) => {
            if (E.isLeft(answer))
              log.write({ level: 'warning', tag: 'gifts.read-failed', data: { reason: answer.left._tag } })();
            hear(answer, epoch);
          }),
          finalize(() => isReading.next(false)),
        );
      }),
    );
  });
