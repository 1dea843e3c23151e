import {
  createState,
  type Fault,
  type GreetingChange,
  type GreetingCount,
  type GreetingTooLong,
  type GrId,
  greetingField,
  greetingMessages,
  type ListRefusal,
  type Log,
  type ObservableState,
  type RegistryView,
  type Settings,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import {
  defer,
  distinctUntilChanged,
  exhaustMap,
  ignoreElements,
  map,
  merge,
  type Observable,
  Subject,
  share,
  tap,
} from 'rxjs';
import { remembering } from '../list-model/index.ts';
import type { RegistryStream } from '../registry/index.ts';

/** Why the greeting was not saved. */
export type GreetingProblem = ListRefusal | GreetingTooLong | Fault;

/** The dialog in which the greeting is edited (GREET-01, GREET-04). */
export interface GreetingModel {
  readonly isOpen: boolean;
  /** As it was typed. */
  readonly text: string;
  readonly count: GreetingCount;
  /** How many characters of what was typed or pasted last did not fit. */
  readonly leftOut: number;
  readonly isSaving: boolean;
  readonly problem: O.Option<GreetingProblem>;
  /** How the guests are greeted by now, when another registrant has changed that while it was edited here. */
  readonly meanwhile: O.Option<string>;
  /** What was done, to be said aloud; empty while there is nothing to say. */
  readonly said: string;
}

/** What can be done with it. */
export interface GreetingIntents {
  readonly open: () => void;
  readonly type: (text: string) => void;
  /** The field was left. */
  readonly leave: () => void;
  readonly save: () => void;
  /** Changes nothing; while it is being saved it stays. */
  readonly close: () => void;
}

/** Editing the greeting (GREET-03, GREET-04), on one registry's page. */
export interface GreetingStream extends GreetingIntents {
  readonly model: ObservableState<GreetingModel>;
}

/** Writes the greeting: one answer, then the end. */
export type WriteGreeting = (grId: GrId, text: string) => Observable<E.Either<GreetingProblem, GreetingChange>>;

/** What the dialog stands on. */
export interface GreetingParts {
  readonly registry: Pick<RegistryStream, 'model' | 'fold'>;
  readonly log: Log;
}

interface State {
  readonly isOpen: boolean;
  readonly text: string;
  /** How the guests were greeted when the dialog was opened. */
  readonly before: string;
  readonly leftOut: number;
  readonly isSaving: boolean;
  readonly problem: O.Option<GreetingProblem>;
  readonly said: string;
}

const CLOSED: State = {
  isOpen: false,
  text: '',
  before: '',
  leftOut: 0,
  isSaving: false,
  problem: O.none,
  said: '',
};

/** The dialog over one way to write; `greetingStream` is the same over the port. */
export const greetingStreamOf = (write: WriteGreeting, { registry, log }: GreetingParts): GreetingStream => {
  const state = createState<State>(CLOSED);
  const saved$ = new Subject<string>();
  const remember = remembering<GreetingModel>();
  const set = (its: Partial<State>): void => state.set({ ...state.value, ...its });

  const viewNow = (): O.Option<RegistryView> => {
    const { value } = registry.model;
    return value._tag === 'Loaded' ? O.some(value.view) : O.none;
  };

  const refuse = (problem: GreetingProblem): void => {
    log.write({ level: 'warning', tag: 'greeting-not-saved', data: { reason: problem._tag } })();
    set({ isSaving: false, problem: O.some(problem) });
  };

  const send$ = (text: string): Observable<unknown> =>
    defer(() => {
      const view = viewNow();
      if (O.isNone(view)) return [];
      set({ isSaving: true, leftOut: 0, problem: O.none, said: '' });
      return write(view.value.grId, text).pipe(
        tap((answer) => {
          if (E.isLeft(answer)) return refuse(answer.left);
          registry.fold(answer.right.patch);
          set({ isOpen: false, isSaving: false, said: greetingMessages.saved });
        }),
      );
    });

  const effects$ = saved$.pipe(exhaustMap(send$), ignoreElements(), share());

  const present = (): GreetingModel => {
    const its = state.value;
    const greeting = O.map(({ header }: RegistryView) => header.greeting)(viewNow());
    return remember('model', [its, O.toUndefined(greeting)], () => ({
      isOpen: its.isOpen,
      text: its.text,
      count: greetingField.count(its.text),
      leftOut: its.leftOut,
      isSaving: its.isSaving,
      problem: its.problem,
      meanwhile: O.filter((now: string) => its.isOpen && now !== its.before)(greeting),
      said: its.said,
    }));
  };

  return {
    model: {
      get value() {
        return present();
      },
      changes$: merge(
        merge(state.changes$, registry.model.changes$).pipe(map(present), distinctUntilChanged()),
        effects$,
      ),
    },
    open: () => {
      const view = viewNow();
      if (O.isNone(view) || state.value.isSaving) return;
      const { greeting } = view.value.header;
      state.set({ ...CLOSED, isOpen: true, text: greetingField.blur(greeting), before: greeting });
    },
    type: (typed) => {
      const text = greetingField.type(state.value.text, typed);
      set({ text, leftOut: greetingField.leftOut(typed, text), problem: O.none });
    },
    leave: () => set({ text: greetingField.blur(state.value.text) }),
    save: () => saved$.next(greetingField.blur(state.value.text)),
    close: () => {
      if (!state.value.isSaving) set({ isOpen: false });
    },
  };
};

/** The dialog over the port. */
export const greetingStream = ({
  settings,
  ...parts
}: GreetingParts & { readonly settings: Pick<Settings, 'writeGreeting'> }): GreetingStream =>
  greetingStreamOf((grId, text) => defer(() => settings.writeGreeting(grId, text)()), parts);
