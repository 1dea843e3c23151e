import { type DraftField, settingsNotSaved } from '@gift-registry/domain';
import type { PartModel, WrongField } from './settings-model.ts';

/** Where a field of the form is found on the page. */
export const idOf = ({ field }: WrongField): string => `settings-field-${field}`;

/** By what a field is found, and what is said to be wrong with it, if anything; said aloud also when it has the focus already. */
export const marksOf = ({ step }: PartModel, field: DraftField) => ({
  id: idOf({ field }),
  error:
    step._tag === 'Failed' &&
    step.wrong._tag === 'Some' &&
    step.wrong.value.field === field &&
    settingsNotSaved(step.reason),
  errorProps: { role: 'alert' },
});
