import { createState, type ObservableState } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import {
  asyncScheduler,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  map,
  type Observable,
  type SchedulerLike,
  Subject,
  switchMap,
  takeWhile,
  tap,
  timer,
} from 'rxjs';

/**
 * Counts down from that many seconds, emitting each number down to 0 (AUTH-07). Uses the clock: a device that slept
 * meanwhile does not wait longer.
 */
const countDown = (seconds: number, scheduler: SchedulerLike): Observable<number> => {
  const end = scheduler.now() + seconds * 1_000;
  return timer(0, 1_000, scheduler).pipe(
    map(() => Math.max(0, Math.ceil((end - scheduler.now()) / 1_000))),
    takeWhile((left) => left > 0, true),
  );
};

/** The state of sending a form. */
export type FormState<Refusal> =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Pending' }
  /** `secondsLeft` counts a wait down to 0; omitted when there is no wait. */
  | { readonly _tag: 'Failed'; readonly reason: Refusal; readonly secondsLeft?: number }
  | { readonly _tag: 'Succeeded' };

/** The remaining seconds of a wait; undefined when there is none. */
export const secondsLeftOf = (state: FormState<unknown>): number | undefined =>
  state._tag === 'Failed' ? state.secondsLeft : undefined;

/** A form: what was typed stays through every failure. */
export interface FormModel<Field extends string, Refusal> {
  readonly values: Readonly<Record<Field, string>>;
  /** The fields that were invalid when sent, until they are changed. */
  readonly wrong: ReadonlyArray<Field>;
  readonly state: FormState<Refusal>;
  /** A new object each time the first wrong field is to be focused. */
  readonly focusOn: O.Option<object>;
}

/** A form, and what can be done with it. */
export interface FormStream<Field extends string, Refusal> {
  readonly model: ObservableState<FormModel<Field, Refusal>>;
  readonly edit: (field: Field, text: string) => void;
  readonly submit: () => void;
  /** Starts over with these values, as if nothing had been typed or sent; ignored while the form is being sent. */
  readonly begin: (values: Readonly<Record<Field, string>>) => void;
  /** Starts over with empty fields. */
  readonly clear: () => void;
}

interface FormDependencies<Field extends string, Refusal, Answer> {
  readonly empty: Readonly<Record<Field, string>>;
  /** The invalid fields of these values, in the form's order. */
  readonly problemsOf: (values: Readonly<Record<Field, string>>) => ReadonlyArray<Field>;
  /** Sends the values; emits one answer and completes. */
  readonly send: (values: Readonly<Record<Field, string>>) => Observable<E.Either<Refusal, Answer>>;
  /** The field that a refusal concerns, if any. */
  readonly fieldOf?: (reason: Refusal) => O.Option<Field>;
  readonly onSucceeded?: (answer: Answer) => void;
  readonly scheduler?: SchedulerLike;
}

/** A refusal, and the seconds until another attempt is allowed. */
interface Refusable {
  readonly _tag: string;
  readonly retryAfterSeconds?: number;
}

/** Creates a form that sends one request at a time. */
export const formStream = <Field extends string, Refusal extends Refusable, Answer>({
  empty,
  problemsOf,
  send,
  fieldOf = () => O.none,
  onSucceeded = () => undefined,
  scheduler = asyncScheduler,
}: FormDependencies<Field, Refusal, Answer>): FormStream<Field, Refusal> => {
  const cell = createState<FormModel<Field, Refusal>>({
    values: empty,
    wrong: [],
    state: { _tag: 'Idle' },
    focusOn: O.none,
  });
  const submit$ = new Subject<void>();
  const update = (change: Partial<FormModel<Field, Refusal>>): void => cell.set({ ...cell.value, ...change });
  /** A field's refusal is shown until that field is changed. */
  const isAbout = (reason: Refusal, field: Field): boolean => O.exists((one: Field) => one === field)(fieldOf(reason));
  const refuse = (reason: Refusal): void => {
    const field = fieldOf(reason);
    update({
      state: { _tag: 'Failed', reason },
      ...(O.isSome(field) ? { wrong: [field.value], focusOn: O.some({}) } : {}),
    });
  };

  /** Counts a wait down until the form is sent again or emptied. */
  const countdown$ = cell.changes$.pipe(
    map(({ state }) => (state._tag === 'Failed' ? O.some(state.reason) : O.none)),
    distinctUntilChanged((one, other) => O.toUndefined(one) === O.toUndefined(other)),
    switchMap((refused) =>
      O.isSome(refused) && refused.value.retryAfterSeconds !== undefined
        ? countDown(refused.value.retryAfterSeconds, scheduler).pipe(
            map((secondsLeft) => ({ _tag: 'Failed', reason: refused.value, secondsLeft }) as const),
          )
        : EMPTY,
    ),
    tap((state) => update({ state })),
  );
  countdown$.subscribe();

  submit$
    .pipe(
      exhaustMap(() => {
        update({ state: { _tag: 'Pending' } });
        return send(cell.value.values);
      }),
      tap((answer) => {
        if (E.isLeft(answer)) refuse(answer.left);
        else {
          update({ state: { _tag: 'Succeeded' } });
          onSucceeded(answer.right);
        }
      }),
    )
    .subscribe();

  const begin = (values: Readonly<Record<Field, string>>): void => {
    if (cell.value.state._tag !== 'Pending') cell.set({ values, wrong: [], state: { _tag: 'Idle' }, focusOn: O.none });
  };

  return {
    model: cell,
    edit: (field, text) => {
      const { values, wrong, state } = cell.value;
      const isAnswered = state._tag === 'Succeeded' || (state._tag === 'Failed' && isAbout(state.reason, field));
      update({
        values: { ...values, [field]: text },
        wrong: wrong.filter((one) => one !== field),
        ...(isAnswered ? { state: { _tag: 'Idle' } } : {}),
      });
    },
    submit: () => {
      if (cell.value.state._tag === 'Pending') return;
      const { values, state } = cell.value;
      const wrong = problemsOf(values);
      if (wrong.length === 0) submit$.next();
      else update({ wrong, state: secondsLeftOf(state) === undefined ? { _tag: 'Idle' } : state, focusOn: O.some({}) });
    },
    begin,
    clear: () => begin(empty),
  };
};
