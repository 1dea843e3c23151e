import {
  type BegunRegistry,
  formSteps,
  type RegistryForm,
  type RegistryFormField,
  stepFields,
} from '@gift-registry/domain';
import type { Sent } from '../mutation/index.ts';
import type { NotBegun } from './new-registry-model.ts';

/** What came of sending a form: its registry, or that of an earlier form which was sent under the same key, or none. */
export type SentForm = Sent<RegistryForm, NotBegun, BegunRegistry>;

/** In which fields a form reads differently, in their order. */
export const fieldsApart = (one: RegistryForm, other: RegistryForm): ReadonlyArray<RegistryFormField> =>
  formSteps.flatMap(stepFields).filter((field) => one[field] !== other[field]);

const sameForm = (one: RegistryForm, other: RegistryForm): boolean => fieldsApart(one, other).length === 0;

/** The forms that read otherwise than this one. */
export const otherForms = (forms: ReadonlyArray<RegistryForm>, form: RegistryForm): ReadonlyArray<RegistryForm> =>
  forms.filter((one) => !sameForm(one, form));
