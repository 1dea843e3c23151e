import {
  changedParts,
  isPartSaved,
  openedForm,
  type RegistrySettings,
  rebased,
  type SettingsDraft,
  type SettingsForm,
  type SettingsPart,
  savedPart,
  typedInto,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { DeletionModel, PartStep } from './settings-model.ts';

/** What the page remembers between two events. */
export interface SettingsState {
  readonly form: O.Option<SettingsForm>;
  readonly steps: Readonly<Record<SettingsPart, PartStep>>;
  readonly deletion: DeletionModel;
  readonly isDeleted: boolean;
  readonly said: string;
}

const IDLE: PartStep = { _tag: 'Idle' };

/** Nobody takes the registry away. */
export const NOT_ASKED: DeletionModel = { isAsked: false, typed: '', isDeleting: false, problem: O.none };

/** Before anything was read. */
export const AT_FIRST: SettingsState = {
  form: O.none,
  steps: { names: IDLE, event: IDLE, address: IDLE, visibility: IDLE, biography: IDLE },
  deletion: NOT_ASKED,
  isDeleted: false,
  said: '',
};

/** How it stands with one part from now on. */
export const stepTo = (state: SettingsState, part: SettingsPart, step: PartStep): SettingsState => ({
  ...state,
  steps: { ...state.steps, [part]: step },
});

/** After something was typed: what was said of that part is about what stood there before. */
export const afterTyping = (state: SettingsState, part: SettingsPart, typed: Partial<SettingsDraft>): SettingsState => {
  const { _tag } = state.steps[part];
  return {
    ...(_tag === 'Saving' ? state : stepTo(state, part, IDLE)),
    form: O.map((form: SettingsForm) => typedInto(form, typed))(state.form),
    said: '',
  };
};

/** What was saved here and is another by now is no longer said to be saved. */
const unmarked = (state: SettingsState, settings: RegistrySettings): SettingsState =>
  O.match(
    (): ReadonlyArray<SettingsPart> => [],
    ({ known }: SettingsForm) => changedParts(known, settings),
  )(state.form)
    .filter((part) => state.steps[part]._tag === 'Saved')
    .reduce((its, part) => stepTo(its, part, IDLE), state);

/** After the settings were read, at first or again. */
export const afterReading = (state: SettingsState, settings: RegistrySettings): SettingsState => ({
  ...unmarked(state, settings),
  form: O.some(O.isSome(state.form) ? rebased(state.form.value, settings) : openedForm(settings)),
});

/** After what was sent of a part is kept; who typed on meanwhile has something to keep again. */
export const afterSaving = (
  state: SettingsState,
  part: SettingsPart,
  sent: SettingsDraft,
  settings: RegistrySettings,
  said: string,
): SettingsState => {
  const form = O.map((its: SettingsForm) => savedPart(its, part, sent, settings))(state.form);
  const isKept = O.exists((its: SettingsForm) => isPartSaved(its, part))(form);
  return { ...stepTo(unmarked(state, settings), part, isKept ? { _tag: 'Saved' } : IDLE), form, said };
};
