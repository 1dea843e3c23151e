import { newRegistryMessages, type RegistryFormField } from '@gift-registry/domain';
import { TextInput, type TextInputProps } from '@mantine/core';
import type { NewRegistryStream } from './new-registry.stream.ts';
import type { NewRegistryModel } from './new-registry-model.ts';

/** One line of the form, and how it is typed. */
export interface FormLineProps extends Pick<TextInputProps, 'type' | 'autoComplete' | 'min' | 'max' | 'description'> {
  readonly field: RegistryFormField;
  readonly model: NewRegistryModel;
  readonly stream: NewRegistryStream;
}

/** What is said to be wrong with a field, if anything. */
export const problemOf = ({ problems, market }: NewRegistryModel, field: RegistryFormField): string | false => {
  const problem = problems[field];
  return problem !== undefined && newRegistryMessages.problem(field, problem, market);
};

/** A field of one line. */
export const FormLine = ({ field, model, stream, ...typing }: FormLineProps) => (
  <TextInput
    {...typing}
    name={field}
    label={newRegistryMessages.label(field, model.market)}
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    value={model.form[field]}
    onChange={(event) => stream.edit(field, event.currentTarget.value)}
    error={problemOf(model, field)}
  />
);
