import {
  createState,
  type Fault,
  type GreetingCount,
  type GreetingTooLong,
  greetingField,
  greetingMessages,
  type ListRefusal,
  type Log,
  type ObservableState,
  type RegistryView,
  type Settings,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, exhaustMap, type Observable, Subject, tap } from 'rxjs';
import { createMemo } from '../list-model/index.ts';
import type { ObservablePort } from '../observe/observable-port.ts';
import { derived, observed } from '../observe/observed.ts';
import type { RegistryStream } from '../registry/index.ts';

/** Why the greeting was not saved. */
type GreetingProblem = ListRefusal | GreetingTooLong | Fault;

/** The dialog in which the greeting is edited (GREET-01, GREET-04). */
export interface GreetingModel {
  readonly isOpen: boolean;
  /** The greeting, as typed. */
  readonly text: string;
  readonly count: GreetingCount;
  /** How many characters of the last input did not fit. */
  readonly leftOut: number;
  readonly isSaving: boolean;
  readonly problem: O.Option<GreetingProblem>;
  /** The stored greeting, where another registrant has changed it while it was edited here. */
  readonly meanwhile: O.Option<string>;
  /** For screen readers; empty while there is nothing to announce. */
  readonly announcement: string;
}

interface GreetingIntents {
  readonly open: () => void;
  readonly type: (text: string) => void;
  /** Called when the field loses the focus. */
  readonly leave: () => void;
  readonly save: () => void;
  /** Closes without saving; ignored while it is being saved. */
  readonly close: () => void;
}

/** Editing the greeting (GREET-03, GREET-04), on one registry's page. */
export interface GreetingStream extends GreetingIntents {
  readonly model: ObservableState<GreetingModel>;
}

export interface GreetingDependencies {
  readonly settings: ObservablePort<Pick<Settings, 'writeGreeting'>>;
  readonly registry: Pick<RegistryStream, 'model' | 'fold'>;
  readonly log: Log;
}

interface State {
  readonly isOpen: boolean;
  readonly text: string;
  /** The greeting when the dialog was opened. */
  readonly before: string;
  readonly leftOut: number;
  readonly isSaving: boolean;
  readonly problem: O.Option<GreetingProblem>;
  readonly announcement: string;
}

const CLOSED: State = {
  isOpen: false,
  text: '',
  before: '',
  leftOut: 0,
  isSaving: false,
  problem: O.none,
  announcement: '',
};

export const greetingStream = ({ settings, registry, log }: GreetingDependencies): GreetingStream => {
  const state = createState<State>(CLOSED);
  const saved$ = new Subject<string>();
  const memo = createMemo<GreetingModel>();
  const set = (current: Partial<State>): void => state.set({ ...state.value, ...current });

  const viewNow = (): O.Option<RegistryView> => {
    const { value } = registry.model;
    return value._tag === 'Loaded' ? O.some(value.view) : O.none;
  };

  const refuse = (problem: GreetingProblem): void => {
    log.write({ level: 'warning', tag: 'greeting.save-failed', data: { reason: problem._tag } })();
    set({ isSaving: false, problem: O.some(problem) });
  };

  const send$ = (text: string): Observable<unknown> =>
    defer(() => {
      const view = viewNow();
      if (O.isNone(view)) return [];
      set({ isSaving: true, leftOut: 0, problem: O.none, announcement: '' });
      return defer(settings.writeGreeting(view.value.grId, text)).pipe(
        tap((answer) => {
          if (E.isLeft(answer)) return refuse(answer.left);
          registry.fold(answer.right.patch);
          set({ isOpen: false, isSaving: false, announcement: greetingMessages.saved });
        }),
      );
    });

  const effects$ = saved$.pipe(exhaustMap(send$));

  const present = (): GreetingModel => {
    const current = state.value;
    const greeting = O.map(({ header }: RegistryView) => header.greeting)(viewNow());
    return memo('model', [current, O.toUndefined(greeting)], () => ({
      isOpen: current.isOpen,
      text: current.text,
      count: greetingField.count(current.text),
      leftOut: current.leftOut,
      isSaving: current.isSaving,
      problem: current.problem,
      meanwhile: O.filter((now: string) => current.isOpen && now !== current.before)(greeting),
      announcement: current.announcement,
    }));
  };

  return {
    model: observed(derived([state, registry.model], present), effects$),
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
