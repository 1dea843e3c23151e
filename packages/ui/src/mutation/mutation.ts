import {
  createState,
  DONE_SHOWN_FOR,
  type IdempotencyKey,
  type ObservableState,
  outcomeUnknown,
  repeated,
} from '@gift-registry/domain';
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
import { type MutationKeys, maybeDone } from './mutation-keys.ts';

/** A request that was sent, and what came back. */
export interface Sent<Request, Reason, Answer> {
  readonly request: Request;
  readonly answer: E.Either<Reason, Answer>;
}

const isSignedOut = ({ _tag }: { readonly _tag: string }): boolean => _tag === 'SignInNeeded';

/** Whether an answer leaves open what became of an earlier try: none came, or the person is not signed in any more. */
const isOutcomeUnknown = (reason: { readonly _tag: string }): boolean => maybeDone(reason) || isSignedOut(reason);

/** Whether the outcome of everything sent under a key is known now. A refusal says nothing about an earlier request, which may still be on its way. */
const isSettledBy = (answer: E.Either<{ readonly _tag: string }, unknown>, hasEarlier: boolean): boolean =>
  E.isRight(answer) ||
  answer.left._tag === 'IdempotencyKeyReused' ||
  !(hasEarlier || outcomeUnknown(answer.left) || isSignedOut(answer.left));

/**
 * Sends a request under the key of earlier ones that were never answered (CART-08). It takes effect unless one of those did. Then the service says that the key was reused, and the earlier requests are
 * sent again in their order until the one that took effect gives its first answer. Whatever arrives late, only one of them takes effect.
 */
export const sendOrFind = <Request, Reason extends { readonly _tag: string }, Answer>(
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
            // Where the request that took effect cannot be sent any more, only that the key was reused is known.
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

interface UnconfirmedRequest<Request> {
  readonly request: Request;
  readonly key: O.Option<IdempotencyKey>;
}

/** The requests of this page without an answer, by item. */
interface Unconfirmed<Request> {
  /** Records a request that got no answer. */
  readonly record: (item: string, request: Request) => void;
  /** Whether the item may be asked for again; false where its request was resolved meanwhile, which is reported instead. */
  readonly mayAsk: (item: string) => boolean;
  /** Reports requests that were resolved, here or in another tab; emits nothing. */
  readonly effects$: Observable<never>;
}

/** Tracks unanswered requests under these keys; `onResolved` is called once for each (CART-08). */
const trackUnconfirmed = <Request>(
  keys: Pick<MutationKeys, 'openKey' | 'settled$'>,
  onResolved: (request: Request) => void,
): Unconfirmed<Request> => {
  const pending = new Map<string, UnconfirmedRequest<Request>>();
  const isResolved = (item: string, { key }: UnconfirmedRequest<Request>): boolean =>
    !F.pipe(
      keys.openKey(item),
      O.exists((open) => O.toUndefined(key) === open),
    );
  const dropResolved = (): void => {
    for (const [item, one] of [...pending]) {
      if (!isResolved(item, one)) continue;
      pending.delete(item);
      onResolved(one.request);
    }
  };
  return {
    record: (item, request) => void pending.set(item, { request, key: keys.openKey(item) }),
    mayAsk: (item) => {
      const wasPending = pending.has(item);
      dropResolved();
      return pending.delete(item) || !wasPending;
    },
    effects$: defer(() => keys.settled$.pipe(startWith(undefined), tap(dropResolved), ignoreElements())),
  };
};

/** In milliseconds: how long a second click of a double click is ignored after an earlier request was reported, for which no button says "Added". */
const SECOND_CLICK = 500;

/** The state of a mutation. */
export type MutationState<Reason, Answer> =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Pending' }
  /** `isEarlier`: an earlier, unanswered request had taken effect, and the present one did not. */
  | { readonly _tag: 'Succeeded'; readonly answer: Answer; readonly isEarlier: boolean }
  | { readonly _tag: 'Failed'; readonly reason: Reason };

/** How a mutation is sent, and what makes two requests the same. */
export interface MutationsDependencies<Request, Reason, Answer, Asked extends string | number = number> {
  /** One answer, then the end; a repeat under the same key has no second effect. */
  readonly run: (request: Request, key: IdempotencyKey) => Observable<E.Either<Reason, Answer>>;
  readonly intentOf: (request: Request) => { readonly item: string; readonly asked: Asked };
  /** The same request with that quantity, store or other intent. */
  readonly withAsked: (request: Request, asked: Asked) => Request;
  /** Called with each change of state. A refusal stays until the item is asked for again, or another tab learns the outcome. What took effect may be an earlier request than the last one. */
  readonly onState: (state: MutationState<Reason, Answer>, request: Request, last: Request) => void;
  readonly keys: MutationKeys<Asked>;
  /** How long the success is shown; until then the same item is ignored. */
  readonly saying$?: Observable<unknown>;
  readonly scheduler: SchedulerLike;
}

/** Mutations of many items. */
export interface Mutations<Request> {
  readonly ask: (request: Request) => void;
  /** Starts requests while subscribed, and finishes those that were started after everybody unsubscribed; emits nothing. */
  readonly effects$: Observable<never>;
}

/**
 * Runs mutations of many items side by side, one at a time for each item: while one is pending, and while its success is shown, the same item is ignored. A request after an unanswered one goes under the
 * same key, so that only one of them takes effect, and its outcome is reported. Where another tab learned the outcome meanwhile, that is reported here too.
 */
export const mutations = <
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
}: MutationsDependencies<Request, Reason, Answer, Asked>): Mutations<Request> => {
  const asked$ = new Subject<Request>();
  const underWay$ = new BehaviorSubject(0);
  const unconfirmed = trackUnconfirmed<Request>(keys, (request) => onState({ _tag: 'Idle' }, request, request));

  const send$ = (request: Request): Observable<Sent<Request, Reason, Answer>> => {
    const { item, asked } = intentOf(request);
    const earlier = keys.unconfirmed(item).filter((one) => one !== asked);
    const told = O.isSome(keys.openKey(item)) ? repeated<Reason> : F.identity<Reason>;
    const key = keys.keyFor(item, asked);
    const before = earlier.map((one) => withAsked(request, one));
    return sendOrFind((one: Request) => run(one, key).pipe(map(E.mapLeft(told))), request, before).pipe(
      tap(({ answer }) => {
        if (isSettledBy(answer, earlier.length > 0)) keys.settle(item, key);
        else keys.keepUnconfirmed(item, [asked, ...earlier], key);
        if (E.isLeft(answer) && outcomeUnknown(answer.left)) unconfirmed.record(item, request);
      }),
    );
  };

  const do$ = (request: Request): Observable<unknown> =>
    defer(() => {
      if (!unconfirmed.mayAsk(intentOf(request).item)) return EMPTY;
      let hasFailed = false;
      underWay$.next(underWay$.value + 1);
      onState({ _tag: 'Pending' }, request, request);
      return send$(request).pipe(
        switchMap(({ request: sent, answer }) => {
          hasFailed = E.isLeft(answer);
          if (E.isLeft(answer)) onState({ _tag: 'Failed', reason: answer.left }, request, request);
          else onState({ _tag: 'Succeeded', answer: answer.right, isEarlier: sent !== request }, sent, request);
          if (hasFailed) return EMPTY;
          return sent === request ? saying$ : saying$.pipe(takeUntil(timer(SECOND_CLICK, scheduler)));
        }),
        finalize(() => {
          if (!hasFailed) onState({ _tag: 'Idle' }, request, request);
          underWay$.next(underWay$.value - 1);
        }),
      );
    });

  return {
    ask: (request) => asked$.next(request),
    effects$: merge(
      unconfirmed.effects$,
      asked$.pipe(
        groupBy((request) => intentOf(request).item),
        mergeMap((ofOneItem$) => ofOneItem$.pipe(exhaustMap(do$))),
      ),
    ).pipe(ignoreElements(), share({ resetOnRefCountZero: () => underWay$.pipe(filter((count) => count === 0)) })),
  };
};

/** How a mutation is sent, with callbacks for its outcome. */
export interface MutationDependencies<Request, Reason, Answer, Asked extends string | number = number>
  extends Omit<MutationsDependencies<Request, Reason, Answer, Asked>, 'onState'> {
  readonly onSucceeded: (answer: Answer, isEarlier: boolean) => void;
  readonly onFailed: (reason: Reason, request: Request) => void;
}

/** Mutations with the state of the one that was started last. */
export interface Mutation<Request, Reason, Answer> extends Mutations<Request> {
  readonly state: ObservableState<MutationState<Reason, Answer>>;
}

/** A mutation with one button, which shows the state of the request that was started last. */
export const mutation = <
  Request,
  Reason extends { readonly _tag: string },
  Answer,
  Asked extends string | number = number,
>({
  onSucceeded,
  onFailed,
  ...parts
}: MutationDependencies<Request, Reason, Answer, Asked>): Mutation<Request, Reason, Answer> => {
  const cell = createState<MutationState<Reason, Answer>>({ _tag: 'Idle' });
  let last = '';
  const onState = (state: MutationState<Reason, Answer>, request: Request): void => {
    const { item } = parts.intentOf(request);
    if (state._tag === 'Pending') last = item;
    if (item === last) cell.set(state);
    if (state._tag === 'Succeeded') onSucceeded(state.answer, state.isEarlier);
    if (state._tag === 'Failed') onFailed(state.reason, request);
  };
  return { state: cell, ...mutations({ ...parts, onState }) };
};

/** The answer of a mutation, marked where it is that of an earlier try (CART-08). */
export const withEarlierMark = <Answer extends { readonly isEarlier?: boolean }>({
  answer,
  isEarlier,
}: {
  readonly answer: Answer;
  readonly isEarlier: boolean;
}): Answer => (isEarlier ? { ...answer, isEarlier } : answer);
