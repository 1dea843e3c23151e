import type { IdempotencyKey } from '@gift-registry/domain';
import { DONE_SHOWN_FOR, leavesOpen, repeated } from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import {
  BehaviorSubject,
  defer,
  EMPTY,
  exhaustMap,
  filter,
  finalize,
  groupBy,
  ignoreElements,
  map,
  merge,
  mergeMap,
  type Observable,
  type SchedulerLike,
  Subject,
  share,
  switchMap,
  takeUntil,
  tap,
  timer,
} from 'rxjs';
import type { DeedKeys } from './deed-keys.ts';
import { doubts } from './doubts.ts';
import { isSettledBy, type Sent, sentOrFound } from './sent-or-found.ts';

/** In milliseconds: the second click of a double click has come by then. Who is told of an earlier request may ask again after it, for no button says that it was done. */
const SECOND_CLICK = 500;

/** Where a deed stands. */
export type DeedState<Reason, Answer> =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Doing' }
  /** Earlier is what was asked before and had been done without an answer; then what is asked now was not. */
  | { readonly _tag: 'Done'; readonly answer: Answer; readonly isEarlier: boolean }
  | { readonly _tag: 'Refused'; readonly reason: Reason };

/** What a deed is: how it is done, and what makes two askings the same. */
export interface DeedsParts<Request, Reason, Answer, Asked extends string | number = number> {
  /** One answer, then the end; a repeat under the same key has no second effect. */
  readonly run: (request: Request, key: IdempotencyKey) => Observable<E.Either<Reason, Answer>>;
  readonly intentOf: (request: Request) => { readonly item: string; readonly asked: Asked };
  /** The same request, where that was asked. */
  readonly withAsked: (request: Request, asked: Asked) => Request;
  /** Told whenever a deed stands elsewhere; a refusal stays until the item is asked for again, or another page learns what became of it. What was done may be an earlier request than the last one. */
  readonly onState: (state: DeedState<Reason, Answer>, request: Request, last: Request) => void;
  readonly keys: DeedKeys<Asked>;
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

/**
 * A deed on many items, side by side; while it is being done on one, and while the button says that it was, asking for that one again does nothing. When nobody knows whether something else was
 * already done on an item, what is asked now goes under the same key: it is done if nothing was, and otherwise it is told what was done. Where another page has learned that meanwhile, nobody is left in doubt here.
 */
export const deeds = <
  Request,
  Reason extends { readonly _tag: string },
  Answer,
  Asked extends string | number = number,
>({
  run,
  intentOf,
  withAsked,
  onState,
  keys,
  scheduler,
  saying$ = timer(DONE_SHOWN_FOR, scheduler),
}: DeedsParts<Request, Reason, Answer, Asked>): Deeds<Request> => {
  const asked$ = new Subject<Request>();
  const underWay$ = new BehaviorSubject(0);
  const inDoubt = doubts<Request>(keys, (request) => onState({ _tag: 'Idle' }, request, request));

  const send$ = (request: Request): Observable<Sent<Request, Reason, Answer>> => {
    const { item, asked } = intentOf(request);
    const earlier = keys.unsettled(item).filter((one) => one !== asked);
    const told = O.isSome(keys.openKey(item)) ? repeated<Reason> : F.identity<Reason>;
    const key = keys.keyFor(item, asked);
    const before = earlier.map((one) => withAsked(request, one));
    return sentOrFound((one: Request) => run(one, key).pipe(map(E.mapLeft(told))), request, before).pipe(
      tap(({ answer }) => {
        if (isSettledBy(answer, earlier.length > 0)) keys.settle(item, key);
        else keys.leaveOpen(item, [asked, ...earlier], key);
        if (E.isLeft(answer) && leavesOpen(answer.left)) inDoubt.arise(item, request);
      }),
    );
  };

  const do$ = (request: Request): Observable<unknown> =>
    defer(() => {
      if (!inDoubt.mayAsk(intentOf(request).item)) return EMPTY;
      let isRefused = false;
      underWay$.next(underWay$.value + 1);
      onState({ _tag: 'Doing' }, request, request);
      return send$(request).pipe(
        switchMap(({ request: sent, answer }) => {
          isRefused = E.isLeft(answer);
          if (E.isLeft(answer)) onState({ _tag: 'Refused', reason: answer.left }, request, request);
          else onState({ _tag: 'Done', answer: answer.right, isEarlier: sent !== request }, sent, request);
          if (isRefused) return EMPTY;
          return sent === request ? saying$ : saying$.pipe(takeUntil(timer(SECOND_CLICK, scheduler)));
        }),
        finalize(() => {
          if (!isRefused) onState({ _tag: 'Idle' }, request, request);
          underWay$.next(underWay$.value - 1);
        }),
      );
    });

  return {
    ask: (request) => asked$.next(request),
    work$: merge(
      inDoubt.work$,
      asked$.pipe(
        groupBy((request) => intentOf(request).item),
        mergeMap((ofOneItem$) => ofOneItem$.pipe(exhaustMap(do$))),
      ),
    ).pipe(ignoreElements(), share({ resetOnRefCountZero: () => underWay$.pipe(filter((count) => count === 0)) })),
  };
};
