import type { FormModel } from './form.stream.ts';

/**
 * The message beside a field: nothing while it is valid, the text where it could not be read. A field refused by the service is only marked, because the form shows why.
 */
export const fieldMessage = <Field extends string>(
  { wrong, state }: Pick<FormModel<Field, unknown>, 'wrong' | 'state'>,
  field: NoInfer<Field>,
  message: string,
): string | boolean => wrong.includes(field) && (state._tag === 'Failed' || message);
