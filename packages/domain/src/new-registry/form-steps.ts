/*
 * [HOME-01] The steps of the form: the event, the names, then who sees the registry and what is optional.
 *
 * @example stepProblems('names', exampleForm({ eventDate: '', primaryFirstName: '' }), { market: markets.US, today: dayOf('2027-06-01') })
 *   // => [{ field: 'primaryFirstName', problem: 'missing' }]
 */
import {
  type FormContext,
  formProblems,
  type RegistryForm,
  type RegistryFormField,
  type RegistryFormProblem,
} from './registry-form.ts';

/** A step of the form. */
export type RegistryFormStep = 'event' | 'names' | 'extras';

/** The fields of each step, in order. */
const fieldsOf: Readonly<Record<RegistryFormStep, ReadonlyArray<RegistryFormField>>> = {
  event: ['eventType', 'eventDate'],
  names: ['primaryFirstName', 'primaryLastName', 'secondaryFirstName', 'secondaryLastName'],
  extras: ['visibility', 'greeting', 'recipient', 'line1', 'line2', 'city', 'region', 'postalCode'],
};

/** The steps in their order. */
export const formSteps: ReadonlyArray<RegistryFormStep> = ['event', 'names', 'extras'];

/** The step that a field is in. */
export const stepOf = (field: RegistryFormField): RegistryFormStep =>
  formSteps.find((step) => fieldsOf[step].includes(field)) ?? 'event';

/** The fields of a step, in their order. */
export const stepFields = (step: RegistryFormStep): ReadonlyArray<RegistryFormField> => fieldsOf[step];

/** All problems of a step. */
export const stepProblems = (
  step: RegistryFormStep,
  form: RegistryForm,
  context: FormContext,
): ReadonlyArray<RegistryFormProblem> =>
  formProblems(form, context).filter(({ field }) => fieldsOf[step].includes(field));
