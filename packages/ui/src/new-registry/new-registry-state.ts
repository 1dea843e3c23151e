import {
  type CalendarDay,
  formSteps,
  greetingField,
  latestEventDay,
  type MarketRules,
  type RegistryFormProblem,
  readVisibility,
  regionsOf,
  type Site,
  siteEvents,
  stepProblems,
  type VisibleTo,
} from '@gift-registry/domain';
import { type io as IO, option as O } from 'fp-ts';
import { createMemo } from '../list-model/index.ts';
import type { CreationState, NewRegistryModel, NewRegistryStep, StoredNewRegistry } from './new-registry-model.ts';

/** The form, and what is stored of it. */
export interface NewRegistryState {
  readonly stored: StoredNewRegistry;
  /** Whether the owner of a stored form is still unknown. */
  readonly isFormHidden: boolean;
  readonly isVisitor: boolean;
  /** Whether the step's problems are shown. */
  readonly isChecked: boolean;
  /** A problem reported by the service, until that field is edited. */
  readonly refused: O.Option<RegistryFormProblem>;
  readonly creation: CreationState;
  readonly focusRequests: number;
  readonly stepChanges: number;
}

/** The stored form; held back unless it is empty. */
export const initialState = (stored: StoredNewRegistry): NewRegistryState => ({
  stored,
  isFormHidden: Object.values(stored.form).some((text) => text !== '') || O.isSome(stored.unconfirmed),
  isVisitor: false,
  isChecked: false,
  refused: O.none,
  creation: { _tag: 'Idle' },
  focusRequests: 0,
  stepChanges: 0,
});

/** The problems of the current step on that day. */
export const problemsNow = (
  market: MarketRules,
  today: CalendarDay,
  { stored: { step, form } }: NewRegistryState,
): ReadonlyArray<RegistryFormProblem> => (step === 'account' ? [] : stepProblems(step, form, { market, today }));

/** The steps in their order. */
export const stepsOf = ({ isVisitor }: Pick<NewRegistryState, 'isVisitor'>): ReadonlyArray<NewRegistryStep> =>
  isVisitor ? [...formSteps, 'account'] : formSteps;

/** Makes the model; returns the same object while the state is unchanged. */
export const newRegistryComposer = (
  site: Pick<Site, 'front' | 'marketRules'>,
  today: IO.IO<CalendarDay>,
): ((state: NewRegistryState) => NewRegistryModel) => {
  const { marketRules: market } = site;
  const memo = createMemo<NewRegistryModel>();
  return (state) =>
    memo('form', [state], () => {
      const day = today();
      const { stored, isFormHidden, isVisitor, isChecked, refused, creation, focusRequests, stepChanges } = state;
      const shown = [
        ...(isChecked ? problemsNow(market, day, state) : []),
        ...(O.isSome(refused) ? [refused.value] : []),
      ];
      return {
        market,
        isFormHidden,
        isVisitor,
        step: stored.step,
        place: stepsOf(state).indexOf(stored.step) + 1,
        places: stepsOf(state).length,
        form: stored.form,
        visibility: O.getOrElse((): VisibleTo => 'findable')(readVisibility(stored.form)),
        problems: Object.fromEntries(shown.map(({ field, problem }) => [field, problem])),
        greetingCount: greetingField.count(stored.form.greeting),
        creation,
        events: siteEvents(site),
        regions: regionsOf(market),
        earliest: day,
        latest: latestEventDay(day),
        focusRequests,
        stepChanges,
      };
    });
};
