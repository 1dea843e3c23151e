import { type IdempotencyKey, type Live, liveCell } from '@gift-registry/domain';
import { either as E, type io as IO } from 'fp-ts';
import {
  defer,
  EMPTY,
  exhaustMap,
  finalize,
  ignoreElements,
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
export interface DeedParts<Request, Reason, Answer> {
  /** One answer, then the end; a repeat under the same key has no second effect. */
  readonly run: (request: Request, key: IdempotencyKey) => Observable<E.Either<Reason, Answer>>;
  readonly intentOf: (request: Request) => { readonly item: string; readonly quantity: number };
  readonly onDone: (answer: Answer, request: Request) => void;
  readonly onRefused: (reason: Reason, request: Request) => void;
  readonly newKey: IO.IO<IdempotencyKey>;
  readonly scheduler: SchedulerLike;
}

/** Something that can be asked for again and again, one at a time. */
export interface Deed<Request, Reason, Answer> {
  readonly state: Live<DeedState<Reason, Answer>>;
  readonly ask: (request: Request) => void;
  /** Does what was asked, as long as somebody is subscribed; says nothing itself. */
  readonly work$: Observable<never>;
}

/** How long a button says that it was done, in milliseconds (ADD-02). */
const SHOWN = 3_000;

/** A deed; while it is being done, and while the button says that it was, asking for it again does nothing. */
export const deed = <Request, Reason extends { readonly _tag: string }, Answer>({
  run,
  intentOf,
  onDone,
  onRefused,
  newKey,
  scheduler,
}: DeedParts<Request, Reason, Answer>): Deed<Request, Reason, Answer> => {
  const cell = liveCell<DeedState<Reason, Answer>>({ _tag: 'Idle' });
  const asked$ = new Subject<Request>();
  const keys = deedKeys(newKey);

  const refuse = (request: Request, reason: Reason): Observable<never> => {
    if (!isUncertain(reason)) keys.settle(intentOf(request).item);
    cell.set({ _tag: 'Refused', reason });
    onRefused(reason, request);
    return EMPTY;
  };
  const confirm = (request: Request, answer: Answer): Observable<unknown> => {
    keys.settle(intentOf(request).item);
    cell.set({ _tag: 'Done', answer });
    onDone(answer, request);
    return timer(SHOWN, scheduler);
  };
  const do$ = (request: Request): Observable<unknown> =>
    defer(() => {
      const { item, quantity } = intentOf(request);
      cell.set({ _tag: 'Doing' });
      return run(request, keys.keyFor(item, quantity));
    }).pipe(
      switchMap((answer) => (E.isLeft(answer) ? refuse(request, answer.left) : confirm(request, answer.right))),
      finalize(() => {
        if (cell.value._tag !== 'Refused') cell.set({ _tag: 'Idle' });
      }),
    );

  return {
    state: cell,
    ask: (request) => asked$.next(request),
    work$: asked$.pipe(exhaustMap(do$), ignoreElements(), share()),
  };
};
