import {
  type CalendarDay,
  eventsAt,
  formSteps,
  greetingField,
  latestEventDay,
  type RegistryFormProblem,
  regionsOf,
  type Site,
  stepProblems,
  type VisibleTo,
  visibilityTyped,
} from '@gift-registry/domain';
import { type io as IO, option as O } from 'fp-ts';
import { remembering } from '../list-model/index.ts';
import type { BeginningStep, NewRegistryModel, NewRegistryStep, StoredNewRegistry } from './new-registry-model.ts';

/** The form, and what is stored of it. */
export interface NewRegistryState {
  readonly stored: StoredNewRegistry;
  /** Whether the owner of a stored form is still unknown. */
  readonly isHeldBack: boolean;
  readonly isVisitor: boolean;
  /** Whether the step's problems are shown. */
  readonly isChecked: boolean;
  /** A problem reported by the service, until that field is edited. */
  readonly refused: O.Option<RegistryFormProblem>;
  readonly beginning: BeginningStep;
  readonly lookAgain: number;
  readonly turned: number;
}

/** The stored form; held back unless it is empty. */
export const untouched = (stored: StoredNewRegistry): NewRegistryState => ({
  stored,
  isHeldBack: Object.values(stored.form).some((text) => text !== '') || O.isSome(stored.unconfirmed),
  isVisitor: false,
  isChecked: false,
  refused: O.none,
  beginning: { _tag: 'Idle' },
  lookAgain: 0,
  turned: 0,
});

/** The problems of the current step on that day. */
export const problemsNow = (
  { market }: Pick<Site, 'market'>,
  today: CalendarDay,
  { stored: { step, form } }: NewRegistryState,
): ReadonlyArray<RegistryFormProblem> => (step === 'account' ? [] : stepProblems(step, form, { market, today }));

/** The steps in their order. */
export const stepsOf = ({ isVisitor }: Pick<NewRegistryState, 'isVisitor'>): ReadonlyArray<NewRegistryStep> =>
  isVisitor ? [...formSteps, 'account'] : formSteps;

/** Makes the model; returns the same object while the state is unchanged. */
export const newRegistryComposer = (
  site: Pick<Site, 'id' | 'market'>,
  today: IO.IO<CalendarDay>,
): ((state: NewRegistryState) => NewRegistryModel) => {
  const { market } = site;
  const remember = remembering<NewRegistryModel>();
  return (state) =>
    remember('form', [state], () => {
      const day = today();
      const { stored, isHeldBack, isVisitor, isChecked, refused, beginning, lookAgain, turned } = state;
      const shown = [
        ...(isChecked ? problemsNow({ market }, day, state) : []),
        ...(O.isSome(refused) ? [refused.value] : []),
      ];
      return {
        market,
        isHeldBack,
        isVisitor,
        step: stored.step,
        place: stepsOf(state).indexOf(stored.step) + 1,
        places: stepsOf(state).length,
        form: stored.form,
        visibility: O.getOrElse((): VisibleTo => 'findable')(visibilityTyped(stored.form)),
        problems: Object.fromEntries(shown.map(({ field, problem }) => [field, problem])),
        greetingCount: greetingField.count(stored.form.greeting),
        beginning,
        events: eventsAt(site),
        regions: regionsOf(market),
        earliest: day,
        latest: latestEventDay(day),
        lookAgain,
        turned,
      };
    });
};
