import type { IdempotencyKey } from '@gift-registry/domain';
import { DONE_SHOWN_FOR } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import {
  BehaviorSubject,
  concatMap,
  defer,
  EMPTY,
  exhaustMap,
  filter,
  finalize,
  groupBy,
  ignoreElements,
  map,
  mergeMap,
  type Observable,
  of,
  type SchedulerLike,
  Subject,
  share,
  switchMap,
  tap,
  timer,
} from 'rxjs';
import { type DeedKeys, isUncertain } from './deed-keys.ts';

/** Where a deed stands. */
export type DeedState<Reason, Answer> =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Doing' }
  | { readonly _tag: 'Done'; readonly answer: Answer }
  | { readonly _tag: 'Refused'; readonly reason: Reason };

/** What a deed is: how it is done, and what makes two askings the same. */
export interface DeedsParts<Request, Reason, Answer> {
  /** One answer, then the end; a repeat under the same key has no second effect. */
  readonly run: (request: Request, key: IdempotencyKey) => Observable<E.Either<Reason, Answer>>;
  readonly intentOf: (request: Request) => { readonly item: string; readonly quantity: number };
  /** The same request for so much. */
  readonly withQuantity: (request: Request, quantity: number) => Request;
  /** Told whenever a deed stands elsewhere; a refusal stays until the item is asked for again. What was done may be an earlier request than the one that was asked for last. */
  readonly onState: (state: DeedState<Reason, Answer>, request: Request) => void;
  readonly keys: DeedKeys;
  /** While it is said that a deed was done, asking for it again does nothing; for a while unless it is told how long. */
  readonly saying$?: Observable<unknown>;
  readonly scheduler: SchedulerLike;
}

/** Something that can be asked for again and again. */
export interface Deeds<Request> {
  readonly ask: (request: Request) => void;
  /** Begins what is asked for while somebody is subscribed, and sees through what was begun, whoever leaves meanwhile; says nothing itself. */
  readonly work$: Observable<never>;
}

/** A request that was sent, and what came back. */
interface Sent<Request, Reason, Answer> {
  readonly request: Request;
  readonly answer: E.Either<Reason, Answer>;
}

/**
 * A deed on many items, side by side; while it is being done on one, and while the button says that it was, asking for that one again does nothing. When nobody knows whether something else was
 * already done on an item, that is sent again first, under its own key: what is asked now follows only if it surely was not.
 */
export const deeds = <Request, Reason extends { readonly _tag: string }, Answer>({
  run,
  intentOf,
  withQuantity,
  onState,
  keys,
  scheduler,
  saying$ = timer(DONE_SHOWN_FOR, scheduler),
}: DeedsParts<Request, Reason, Answer>): Deeds<Request> => {
  const asked$ = new Subject<Request>();
  const underWay$ = new BehaviorSubject(0);

  const send$ = (request: Request): Observable<Sent<Request, Reason, Answer>> => {
    const { item, quantity } = intentOf(request);
    return run(request, keys.keyFor(item, quantity)).pipe(
      tap((answer) => {
        if (E.isRight(answer) || !isUncertain(answer.left)) keys.settle(item);
      }),
      map((answer) => ({ request, answer })),
    );
  };
  const settleThenSend$ = (request: Request): Observable<Sent<Request, Reason, Answer>> => {
    const { item, quantity } = intentOf(request);
    const before = O.filter((asked: number) => asked !== quantity)(keys.unsettled(item));
    if (O.isNone(before)) return send$(request);
    return send$(withQuantity(request, before.value)).pipe(
      concatMap((sent) => (E.isRight(sent.answer) || isUncertain(sent.answer.left) ? of(sent) : send$(request))),
    );
  };

  const do$ = (request: Request): Observable<unknown> =>
    defer(() => {
      let isRefused = false;
      underWay$.next(underWay$.value + 1);
      onState({ _tag: 'Doing' }, request);
      return settleThenSend$(request).pipe(
        switchMap(({ request: sent, answer }) => {
          isRefused = E.isLeft(answer);
          if (E.isLeft(answer)) onState({ _tag: 'Refused', reason: answer.left }, request);
          else onState({ _tag: 'Done', answer: answer.right }, sent);
          return isRefused ? EMPTY : saying$;
        }),
        finalize(() => {
          if (!isRefused) onState({ _tag: 'Idle' }, request);
          underWay$.next(underWay$.value - 1);
        }),
      );
    });

  return {
    ask: (request) => asked$.next(request),
    work$: asked$.pipe(
      groupBy((request) => intentOf(request).item),
      mergeMap((ofOneItem$) => ofOneItem$.pipe(exhaustMap(do$))),
      ignoreElements(),
      share({ resetOnRefCountZero: () => underWay$.pipe(filter((count) => count === 0)) }),
    ),
  };
};
