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
  tap,
} from 'rxjs';
import { countDown } from './count-down.ts';

/** How far sending a form has come. */
export type FormState<Refusal> =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Pending' }
  /** `secondsLeft`: of a wait, counted down to 0; left out where there is nothing to wait for. */
  | { readonly _tag: 'Failed'; readonly reason: Refusal; readonly secondsLeft?: number }
  | { readonly _tag: 'Succeeded' };

/** How many seconds are left of a wait; undefined where there is none. */
export const secondsLeftOf = (state: FormState<unknown>): number | undefined =>
  state._tag === 'Failed' ? state.secondsLeft : undefined;

/** A form: what was typed stays through every failure. */
export interface FormModel<Field extends string, Refusal> {
  readonly values: Readonly<Record<Field, string>>;
  /** The fields that were invalid when sent, until they are changed. */
  readonly wrong: ReadonlyArray<Field>;
  readonly state: FormState<Refusal>;
  /** Another one each time that the focus shall go to the first field that is wrong. */
  readonly focusOn: O.Option<object>;
}

/** A form, and what can be done with it. */
export interface FormStream<Field extends string, Refusal> {
  readonly model: ObservableState<FormModel<Field, Refusal>>;
  readonly edit: (field: Field, text: string) => void;
  readonly submit: () => void;
  /** Begins with these values, as if nothing had been typed or sent; not while it is being sent. */
  readonly begin: (values: Readonly<Record<Field, string>>) => void;
  /** Begins empty. */
  readonly clear: () => void;
}

/** Dependencies of a form. */
export interface FormDependencies<Field extends string, Refusal, Answer> {
  readonly empty: Readonly<Record<Field, string>>;
  /** Which fields cannot be sent so, in their order on the form. */
  readonly problemsOf: (values: Readonly<Record<Field, string>>) => ReadonlyArray<Field>;
  /** One answer, then the end. */
  readonly send: (values: Readonly<Record<Field, string>>) => Observable<E.Either<Refusal, Answer>>;
  /** Which field a refusal is about; none where it is about none. */
  readonly fieldOf?: (reason: Refusal) => O.Option<Field>;
  readonly onSucceeded?: (answer: Answer) => void;
  readonly scheduler?: SchedulerLike;
}

/** Why something was refused, and for how long it is. */
interface Refusable {
  readonly _tag: string;
  readonly retryAfterSeconds?: number;
}

/** A form that is sent at most once at a time. */
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
  const waited$ = cell.changes$.pipe(
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
  waited$.subscribe();

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
      const wrong = problemsOf(cell.value.values);
      if (wrong.length === 0) submit$.next();
      else update({ wrong, state: { _tag: 'Idle' }, focusOn: O.some({}) });
    },
    begin,
    clear: () => begin(empty),
  };
};
