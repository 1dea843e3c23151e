import { DONE_SHOWN_FOR, type IdempotencyKey } from '@gift-registry/domain';
import { either as E, type io as IO } from 'fp-ts';
import {
  defer,
  EMPTY,
  exhaustMap,
  finalize,
  groupBy,
  ignoreElements,
  mergeMap,
  type Observable,
  type SchedulerLike,
  Subject,
  share,
  switchMap,
  timer,
} from 'rxjs';
import { deedKeys, isUncertain } from './deed-keys.ts';

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
  /** Told whenever a deed stands elsewhere; a refusal stays until the item is asked for again. */
  readonly onState: (state: DeedState<Reason, Answer>, request: Request) => void;
  readonly newKey: IO.IO<IdempotencyKey>;
  readonly scheduler: SchedulerLike;
}

/** Something that can be asked for again and again. */
export interface Deeds<Request> {
  readonly ask: (request: Request) => void;
  /** Does what was asked, as long as somebody is subscribed; says nothing itself. */
  readonly work$: Observable<never>;
}

/** A deed on many items, side by side; while it is being done on one, and while the button says that it was, asking for that one again does nothing. */
export const deeds = <Request, Reason extends { readonly _tag: string }, Answer>({
  run,
  intentOf,
  onState,
  newKey,
  scheduler,
}: DeedsParts<Request, Reason, Answer>): Deeds<Request> => {
  const asked$ = new Subject<Request>();
  const keys = deedKeys(newKey);

  const do$ = (request: Request): Observable<unknown> =>
    defer(() => {
      const { item, quantity } = intentOf(request);
      let isRefused = false;
      onState({ _tag: 'Doing' }, request);
      return run(request, keys.keyFor(item, quantity)).pipe(
        switchMap((answer) => {
          if (E.isRight(answer) || !isUncertain(answer.left)) keys.settle(item);
          isRefused = E.isLeft(answer);
          onState(
            E.isLeft(answer) ? { _tag: 'Refused', reason: answer.left } : { _tag: 'Done', answer: answer.right },
            request,
          );
          return isRefused ? EMPTY : timer(DONE_SHOWN_FOR, scheduler);
        }),
        finalize(() => {
          if (!isRefused) onState({ _tag: 'Idle' }, request);
        }),
      );
    });

  return {
    ask: (request) => asked$.next(request),
    work$: asked$.pipe(
      groupBy((request) => intentOf(request).item),
      mergeMap((ofOneItem$) => ofOneItem$.pipe(exhaustMap(do$))),
      ignoreElements(),
      share(),
    ),
  };
};
