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
} from '@gift-registry/domain';
import { type io as IO, option as O } from 'fp-ts';
import { remembering } from '../list-model/index.ts';
import type { KeptNewRegistry } from './new-registry-memory.ts';
import type { BeginningStep, NewRegistryModel } from './new-registry-model.ts';

/** What was done in the form, and what is kept of it. */
export interface NewRegistryState {
  readonly kept: KeptNewRegistry;
  /** Whether it is not known yet whose the form is. */
  readonly isHeldBack: boolean;
  /** Whether what is wrong with the step is told. */
  readonly isChecked: boolean;
  /** What the shop said is wrong, as long as that field stays as it is. */
  readonly refused: O.Option<RegistryFormProblem>;
  readonly beginning: BeginningStep;
  readonly lookAgain: number;
  readonly turned: number;
}

/** The form as it was kept, with nothing done in it yet; held back where something was. */
export const untouched = (kept: KeptNewRegistry): NewRegistryState => ({
  kept,
  isHeldBack: Object.values(kept.form).some((text) => text !== '') || O.isSome(kept.unconfirmed),
  isChecked: false,
  refused: O.none,
  beginning: { _tag: 'Idle' },
  lookAgain: 0,
  turned: 0,
});

/** What is wrong with the step that is filled in, on that day. */
export const problemsNow = (
  { market }: Pick<Site, 'market'>,
  today: CalendarDay,
  { kept: { step, form } }: NewRegistryState,
): ReadonlyArray<RegistryFormProblem> => stepProblems(step, form, { market, today });

/** Makes the form's model; the same object again while nothing was done. */
export const newRegistryComposer = (
  site: Pick<Site, 'id' | 'market'>,
  today: IO.IO<CalendarDay>,
): ((state: NewRegistryState) => NewRegistryModel) => {
  const { market } = site;
  const remember = remembering<NewRegistryModel>();
  return (state) =>
    remember('form', [state], () => {
      const day = today();
      const { kept, isHeldBack, isChecked, refused, beginning, lookAgain, turned } = state;
      const shown = [
        ...(isChecked ? problemsNow({ market }, day, state) : []),
        ...(O.isSome(refused) ? [refused.value] : []),
      ];
      return {
        market,
        isHeldBack,
        step: kept.step,
        place: formSteps.indexOf(kept.step) + 1,
        places: formSteps.length,
        form: kept.form,
        problems: Object.fromEntries(shown.map(({ field, problem }) => [field, problem])),
        greetingCount: greetingField.count(kept.form.greeting),
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
