import { createState, type Fault, type Log, type LogEntry, type ObservableState } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import {
  defer,
  ignoreElements,
  map,
  type Observable,
  type ObservableInput,
  type OperatorFunction,
  type SchedulerLike,
  Subject,
  startWith,
  switchMap,
  tap,
} from 'rxjs';
import { delayedLoading } from '../delayed-loading/index.ts';

/** What is known of something that is read: nothing is shown for the first moments; `Missing` if there is no such thing. */
export type ReadingState<A> =
  | { readonly _tag: 'Awaited' }
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Missing' }
  | { readonly _tag: 'Failed'; readonly fault: Fault }
  | { readonly _tag: 'Read'; readonly value: A };

/** Nothing is known yet. */
export const AWAITED = { _tag: 'Awaited' } as const;

const FAULTS: Readonly<Record<Fault['_tag'], true>> = {
  Unavailable: true,
  CookiesRefused: true,
  BadRequest: true,
  UnreadableResponse: true,
  TooManyRequests: true,
};

const isFault = (reason: { readonly _tag: string }): reason is Fault => Object.hasOwn(FAULTS, reason._tag);

interface AnswerDependencies<Reason extends { readonly _tag: string }> {
  /** The refusal that says that there is no such thing. Any other that is no fault counts as one of a service that is unavailable. */
  readonly missing?: NoInfer<Exclude<Reason, Fault>['_tag']>;
  /** The tag and further data of the log entry about a failure. */
  readonly tag: string;
  readonly data?: LogEntry['data'];
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** Emits what is known of an answer over time. Every answer but the thing itself is logged. */
export const toReadingState = <Reason extends { readonly _tag: string }, A>({
  missing,
  tag,
  data,
  scheduler,
  log,
}: AnswerDependencies<Reason>): OperatorFunction<E.Either<Reason, A>, ReadingState<A>> => {
  const stateOf = (answer: E.Either<Reason, A>): ReadingState<A> => {
    if (E.isRight(answer)) return { _tag: 'Read', value: answer.right };
    log.write({ level: 'warning', tag, data: { ...data, reason: answer.left._tag } })();
    if (answer.left._tag === missing) return { _tag: 'Missing' };
    return { _tag: 'Failed', fault: isFault(answer.left) ? answer.left : { _tag: 'Unavailable' } };
  };
  return (answer$) => answer$.pipe(map(stateOf), delayedLoading<ReadingState<A>>({ _tag: 'Loading' }, scheduler));
};

interface ReadingDependencies<Request, Reason extends { readonly _tag: string }, A>
  extends Omit<AnswerDependencies<Reason>, 'data'> {
  readonly read: (request: Request) => () => ObservableInput<E.Either<Reason, A>>;
  readonly data?: (request: Request) => LogEntry['data'];
  /** What to read when observed, until something else is asked for. */
  readonly first?: Request;
}

/** Something that is read on request; the answer to the last request counts. */
export interface ReadingStream<Request, A> {
  readonly state: ObservableState<ReadingState<A>>;
  readonly read: (request: Request) => void;
  /** Reads the same again. */
  readonly tryAgain: () => void;
  /** Reads while subscribed, first what was asked for and not read before; emits nothing. */
  readonly effects$: Observable<never>;
}

export const reading = <Request, Reason extends { readonly _tag: string }, A>({
  read,
  data = () => ({}),
  first,
  ...dependencies
}: ReadingDependencies<Request, Reason, A>): ReadingStream<Request, A> => {
  const state = createState<ReadingState<A>>(AWAITED);
  const requests$ = new Subject<Request>();
  let last: O.Option<Request> = first === undefined ? O.none : O.some(first);
  const ask = (request: Request): void => {
    last = O.some(request);
    state.set(AWAITED);
    requests$.next(request);
  };
  return {
    state,
    read: ask,
    tryAgain: () => {
      if (O.isSome(last)) ask(last.value);
    },
    effects$: defer(() =>
      O.isSome(last) && state.value._tag !== 'Read' ? requests$.pipe(startWith(last.value)) : requests$,
    ).pipe(
      switchMap((request) => defer(read(request)).pipe(toReadingState({ ...dependencies, data: data(request) }))),
      tap(state.set),
      ignoreElements(),
    ),
  };
};
