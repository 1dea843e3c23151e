import { DONE_MESSAGE_MILLISECONDS, type IdempotencyKey, outcomeUnknown, repeated } from '@gift-registry/domain';
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
  of,
  type SchedulerLike,
  Subject,
  share,
  startWith,
  switchMap,
  takeUntil,
  tap,
  timer,
} from 'rxjs';
import { type MutationKeys, mayHaveSucceeded } from './mutation-keys.ts';

/** A request that was sent, and what came back. */
export interface Sent<Request, Reason, Answer> {
  readonly request: Request;
  readonly answer: E.Either<Reason, Answer>;
}

const isSignedOut = ({ _tag }: { readonly _tag: string }): boolean => _tag === 'SignInNeeded';

/** Whether an answer leaves the outcome of an earlier attempt unknown: no answer came, or the person is no longer signed in. */
const isOutcomeUnknown = (reason: { readonly _tag: string }): boolean =>
  mayHaveSucceeded(reason) || isSignedOut(reason);

/**
 * Whether an answer settles the outcome of everything sent under the key. A refusal says nothing about an earlier
 * request, which may still be pending.
 */
const isSettledBy = (answer: E.Either<{ readonly _tag: string }, unknown>, hasEarlier: boolean): boolean =>
  E.isRight(answer) ||
  answer.left._tag === 'IdempotencyKeyReused' ||
  !(hasEarlier || outcomeUnknown(answer.left) || isSignedOut(answer.left));

/**
 * Sends a request under the key of earlier ones that were never answered (CART-08). It takes effect unless one of those
 * did. In that case the service answers that the key was reused, and the earlier requests are sent again, in the given
 * order, until the one that took effect returns its first answer. However late requests arrive, only one of them takes
 * effect.
 */
export const sendOrRecover = <Request, Reason extends { readonly _tag: string }, Answer>(
  send: (request: Request) => Observable<E.Either<Reason, Answer>>,
  request: Request,
  before: ReadonlyArray<Request>,
): Observable<Sent<Request, Reason, Answer>> => {
  const found = (
    reused: Sent<Request, Reason, Answer>,
    [next, ...others]: ReadonlyArray<Request>,
  ): Observable<Sent<Request, Reason, Answer>> =>
    next === undefined
      ? of(reused)
      : send(next).pipe(
          switchMap((answer) => {
            if (E.isRight(answer) || isOutcomeUnknown(answer.left)) return of({ request: next, answer });
            // If the request that took effect cannot be sent any more, it is only known that the key
            // was reused.
            return found(reused, others);
          }),
        );
  return send(request).pipe(
    switchMap((answer) =>
      E.isLeft(answer) && answer.left._tag === 'IdempotencyKeyReused'
        ? found({ request, answer }, before)
        : of({ request, answer }),
    ),
  );
};

/**
 * In milliseconds: how long the second click of a double click is ignored after the outcome of an earlier request was
 * reported, since the button does not show "Added" then.
 */
const SECOND_CLICK = 500;

/** The state of a mutation: what a page has requested, and what is known of it. */
export type MutationState<Reason, Answer> =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Pending' }
  /** No readable answer came: the request may have taken effect. If it is sent again, that is under the same key. */
  | { readonly _tag: 'Unconfirmed'; readonly reason: Reason }
  /** `isEarlier`: an earlier, unconfirmed request had taken effect, and the present one did not. */
  | { readonly _tag: 'Succeeded'; readonly answer: Answer; readonly isEarlier: boolean }
  | { readonly _tag: 'Failed'; readonly reason: Reason };

/** The state of a mutation that adds something, as its button shows it. */
export type AddState<Reason> =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Adding' }
  | { readonly _tag: 'Added' }
  | { readonly _tag: 'Unconfirmed' | 'Failed'; readonly reason: Reason };

/** The state of an add button for a mutation. If an earlier request took effect, the button is ready again, since the present request did not. */
export const addState = <Reason>(state: MutationState<Reason, unknown>): AddState<Reason> => {
  switch (state._tag) {
    case 'Pending':
      return { _tag: 'Adding' };
    case 'Succeeded':
      return { _tag: state.isEarlier ? 'Idle' : 'Added' };
    default:
      return state;
  }
};

/** Why a request failed or is unconfirmed; none in any other state. */
export const reasonOf = <Reason>(state: MutationState<Reason, unknown> | AddState<Reason>): O.Option<Reason> =>
  'reason' in state ? O.some(state.reason) : O.none;

/** The state once another request is being prepared: the reason of the last failure is cleared. */
export const withoutReason = <State extends { readonly _tag: string }>(
  state: State,
): State | { readonly _tag: 'Idle' } => ('reason' in state ? { _tag: 'Idle' } : state);

/** How a mutation is sent, and what makes two requests the same. */
export interface MutationDependencies<Request, Reason, Answer, Intent extends string | number = number> {
  /** Sends the request; emits one answer and completes. A repeat under the same key has no second effect. */
  readonly run: (request: Request, key: IdempotencyKey) => Observable<E.Either<Reason, Answer>>;
  readonly intentOf: (request: Request) => { readonly item: string; readonly asked: Intent };
  /** The same request with a different intent, such as quantity or store. */
  readonly withAsked: (request: Request, intent: Intent) => Request;
  /**
   * Called with each change of state. `Failed` stays until the item is requested again; `Unconfirmed` until then, or
   * until another tab learns the outcome. After `Succeeded`, `request` is the one that took effect, which may be an
   * earlier request than `last`.
   */
  readonly onState: (state: MutationState<Reason, Answer>, request: Request, last: Request) => void;
  readonly keys: MutationKeys<Intent>;
  /** Completes when the success has been shown long enough; until then, requests for the same item are ignored. */
  readonly successShown$?: Observable<unknown>;
  readonly scheduler: SchedulerLike;
}

/** A mutation of many items. */
export interface Mutation<Request> {
  readonly ask: (request: Request) => void;
  /** Starts requests while subscribed, and finishes those that were started after everybody unsubscribed; emits nothing. */
  readonly effects$: Observable<never>;
}

/**
 * Creates a mutation that runs requests for different items in parallel, one at a time for each item: requests for an
 * item are ignored while one is pending and while its success is shown. A request after an unconfirmed one is sent
 * under the same key, so that only one of them takes effect, and its outcome is reported. If another tab learned the
 * outcome meanwhile, the item is idle again (CART-08).
 */
export const mutation = <
  Request,
  Reason extends { readonly _tag: string },
  Answer,
  Intent extends string | number = number,
>({
  run,
  intentOf,
  withAsked,
  onState,
  keys,
  scheduler,
  successShown$ = timer(DONE_MESSAGE_MILLISECONDS, scheduler),
}: MutationDependencies<Request, Reason, Answer, Intent>): Mutation<Request> => {
  const requests$ = new Subject<Request>();
  const pendingCount$ = new BehaviorSubject(0);
  /** The unconfirmed requests of this page by item, each with the key that was open then. */
  const unconfirmed = new Map<string, { readonly request: Request; readonly key: O.Option<IdempotencyKey> }>();

  const dropResolved = (): void => {
    for (const [item, { request, key }] of [...unconfirmed]) {
      if (O.isSome(key) && O.toUndefined(keys.openKey(item)) === key.value) continue;
      unconfirmed.delete(item);
      onState({ _tag: 'Idle' }, request, request);
    }
  };

  /** Whether a request may be sent. False if the item's unconfirmed request has been resolved meanwhile: the person sees that result first. */
  const maySend = (item: string): boolean => {
    const wasUnconfirmed = unconfirmed.has(item);
    dropResolved();
    return unconfirmed.delete(item) || !wasUnconfirmed;
  };

  const send$ = (request: Request): Observable<Sent<Request, Reason, Answer>> => {
    const { item, asked: intent } = intentOf(request);
    const earlier = keys.unconfirmed(item).filter((one) => one !== intent);
    const marked = O.isSome(keys.openKey(item)) ? repeated<Reason> : F.identity<Reason>;
    const key = keys.keyFor(item, intent);
    const before = earlier.map((one) => withAsked(request, one));
    return sendOrRecover((one: Request) => run(one, key).pipe(map(E.mapLeft(marked))), request, before).pipe(
      tap(({ answer }) => {
        if (isSettledBy(answer, earlier.length > 0)) keys.settle(item, key);
        else keys.keepUnconfirmed(item, [intent, ...earlier], key);
      }),
    );
  };

  const perform$ = (request: Request): Observable<unknown> =>
    defer(() => {
      const { item } = intentOf(request);
      if (!maySend(item)) return EMPTY;
      let succeeded = true;
      pendingCount$.next(pendingCount$.value + 1);
      onState({ _tag: 'Pending' }, request, request);
      return send$(request).pipe(
        switchMap(({ request: sent, answer }) => {
          succeeded = E.isRight(answer);
          if (E.isLeft(answer)) {
            const isUnconfirmed = outcomeUnknown(answer.left);
            if (isUnconfirmed) unconfirmed.set(item, { request, key: keys.openKey(item) });
            onState({ _tag: isUnconfirmed ? 'Unconfirmed' : 'Failed', reason: answer.left }, request, request);
            return EMPTY;
          }
          onState({ _tag: 'Succeeded', answer: answer.right, isEarlier: sent !== request }, sent, request);
          return sent === request ? successShown$ : successShown$.pipe(takeUntil(timer(SECOND_CLICK, scheduler)));
        }),
        finalize(() => {
          if (succeeded) onState({ _tag: 'Idle' }, request, request);
          pendingCount$.next(pendingCount$.value - 1);
        }),
      );
    });

  return {
    ask: (request) => requests$.next(request),
    effects$: merge(
      defer(() => keys.settled$.pipe(startWith(undefined), tap(dropResolved))),
      requests$.pipe(
        groupBy((request) => intentOf(request).item),
        mergeMap((ofOneItem$) => ofOneItem$.pipe(exhaustMap(perform$))),
      ),
    ).pipe(ignoreElements(), share({ resetOnRefCountZero: () => pendingCount$.pipe(filter((count) => count === 0)) })),
  };
};

/** The answer of a mutation, marked where it is that of an earlier request (CART-08). */
export const withEarlierMark = <Answer extends { readonly isEarlier?: boolean }>({
  answer,
  isEarlier,
}: {
  readonly answer: Answer;
  readonly isEarlier: boolean;
}): Answer => (isEarlier ? { ...answer, isEarlier } : answer);
