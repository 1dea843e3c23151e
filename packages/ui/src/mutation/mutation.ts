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

/** Whether an answer leaves open what became of an earlier try: none came, or whoever asks is let in no more. */
const isOutcomeUnknown = (reason: { readonly _tag: string }): boolean => maybeDone(reason) || isSignedOut(reason);

/** Whether it is known now what became of all that was sent under a key. A refusal tells nothing of what was sent before: that may be on its way still. */
export const isSettledBy = (answer: E.Either<{ readonly _tag: string }, unknown>, hasEarlier: boolean): boolean =>
  E.isRight(answer) ||
  answer.left._tag === 'IdempotencyKeyReused' ||
  !(hasEarlier || outcomeUnknown(answer.left) || isSignedOut(answer.left));

/**
 * Sends what is asked now, under the key of what was sent `before` it without an answer (CART-08): it is done unless one of those was. Then the key stands for another request, and they are sent once
 * more, in their order, until the one that was done answers as it did at first. Whatever arrives late, one of all of them is done.
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
            // Where what was done cannot be sent any more, that it was done is all that can be told.
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

/** What a page says that nobody answered, item by item. */
interface Unconfirmed<Request> {
  /** No answer came, and it is said so. */
  readonly arise: (item: string, request: Request) => void;
  /** It is asked for anew; false where what is said was settled meanwhile, which is told instead. */
  readonly mayAsk: (item: string) => boolean;
  /** Tells what was settled, by this page or another one, since somebody was last subscribed; says nothing itself. */
  readonly effects$: Observable<never>;
}

/** Unconfirmed about what goes under these keys. Who is told that one is over hears of it once (CART-08). */
const trackUnconfirmed = <Request>(
  keys: Pick<MutationKeys, 'openKey' | 'settled$'>,
  onOver: (request: Request) => void,
): Unconfirmed<Request> => {
  const pending = new Map<string, UnconfirmedRequest<Request>>();
  const isOver = (item: string, { key }: UnconfirmedRequest<Request>): boolean =>
    !F.pipe(
      keys.openKey(item),
      O.exists((open) => O.toUndefined(key) === open),
    );
  const dropResolved = (): void => {
    for (const [item, doubt] of [...pending]) {
      if (!isOver(item, doubt)) continue;
      pending.delete(item);
      onOver(doubt.request);
    }
  };
  return {
    arise: (item, request) => void pending.set(item, { request, key: keys.openKey(item) }),
    mayAsk: (item) => {
      const wasPending = pending.has(item);
      dropResolved();
      return pending.delete(item) || !wasPending;
    },
    effects$: defer(() => keys.settled$.pipe(startWith(undefined), tap(dropResolved), ignoreElements())),
  };
};

/** In milliseconds: the second click of a double click has come by then. Who is told of an earlier request may ask again after it, for no button says that it was done. */
const SECOND_CLICK = 500;

/** Where a mutation stands. */
export type MutationState<Reason, Answer> =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Doing' }
  /** Earlier is what was asked before and had been done without an answer; then what is asked now was not. */
  | { readonly _tag: 'Done'; readonly answer: Answer; readonly isEarlier: boolean }
  | { readonly _tag: 'Refused'; readonly reason: Reason };

/** What a mutation is: how it is done, and what makes two askings the same. */
export interface MutationsParts<Request, Reason, Answer, Asked extends string | number = number> {
  /** One answer, then the end; a repeat under the same key has no second effect. */
  readonly run: (request: Request, key: IdempotencyKey) => Observable<E.Either<Reason, Answer>>;
  readonly intentOf: (request: Request) => { readonly item: string; readonly asked: Asked };
  /** The same request, where that was asked. */
  readonly withAsked: (request: Request, asked: Asked) => Request;
  /** Told whenever a mutation stands elsewhere; a refusal stays until the item is asked for again, or another page learns what became of it. What was done may be an earlier request than the last one. */
  readonly onState: (state: MutationState<Reason, Answer>, request: Request, last: Request) => void;
  readonly keys: MutationKeys<Asked>;
  /** While it is said that a mutation was done, asking for it again does nothing; for a while unless it is told how long. */
  readonly saying$?: Observable<unknown>;
  readonly scheduler: SchedulerLike;
}

/** Something that can be asked for again and again. */
export interface Mutations<Request> {
  readonly ask: (request: Request) => void;
  /** Begins what is asked for while somebody is subscribed, and sees through what was begun, whoever leaves meanwhile; says nothing itself. */
  readonly effects$: Observable<never>;
}

/**
 * A mutation on many items, side by side; while it is being done on one, and while the button says that it was, asking for that one again does nothing. When nobody knows whether something else was
 * already done on an item, what is asked now goes under the same key: it is done if nothing was, and otherwise it is told what was done. Where another page has learned that meanwhile, nobody is left in doubt here.
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
}: MutationsParts<Request, Reason, Answer, Asked>): Mutations<Request> => {
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
        if (E.isLeft(answer) && outcomeUnknown(answer.left)) unconfirmed.arise(item, request);
      }),
    );
  };

  const do$ = (request: Request): Observable<unknown> =>
    defer(() => {
      if (!unconfirmed.mayAsk(intentOf(request).item)) return EMPTY;
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
    effects$: merge(
      unconfirmed.effects$,
      asked$.pipe(
        groupBy((request) => intentOf(request).item),
        mergeMap((ofOneItem$) => ofOneItem$.pipe(exhaustMap(do$))),
      ),
    ).pipe(ignoreElements(), share({ resetOnRefCountZero: () => underWay$.pipe(filter((count) => count === 0)) })),
  };
};

/** What a mutation is, and who is told how it went. */
export interface MutationParts<Request, Reason, Answer, Asked extends string | number = number>
  extends Omit<MutationsParts<Request, Reason, Answer, Asked>, 'onState'> {
  readonly onDone: (answer: Answer, isEarlier: boolean) => void;
  readonly onRefused: (reason: Reason, request: Request) => void;
}

/** Mutations of which the one that was begun last is shown. */
export interface Mutation<Request, Reason, Answer> extends Mutations<Request> {
  readonly state: ObservableState<MutationState<Reason, Answer>>;
}

/** A mutation with one button: where it stands is where what was begun last stands. */
export const mutation = <
  Request,
  Reason extends { readonly _tag: string },
  Answer,
  Asked extends string | number = number,
>({
  onDone,
  onRefused,
  ...parts
}: MutationParts<Request, Reason, Answer, Asked>): Mutation<Request, Reason, Answer> => {
  const cell = createState<MutationState<Reason, Answer>>({ _tag: 'Idle' });
  let last = '';
  const onState = (state: MutationState<Reason, Answer>, request: Request): void => {
    const { item } = parts.intentOf(request);
    if (state._tag === 'Doing') last = item;
    if (item === last) cell.set(state);
    if (state._tag === 'Done') onDone(state.answer, state.isEarlier);
    if (state._tag === 'Refused') onRefused(state.reason, request);
  };
  return { state: cell, ...mutations({ ...parts, onState }) };
};

/** What a mutation answered, as it is told to who asked for it: where it is the answer of an earlier try, with that (CART-08). */
export const withEarlierMark = <Answer extends { readonly isEarlier?: boolean }>({
  answer,
  isEarlier,
}: {
  readonly answer: Answer;
  readonly isEarlier: boolean;
}): Answer => (isEarlier ? { ...answer, isEarlier } : answer);
