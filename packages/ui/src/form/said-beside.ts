import type { FormModel } from './form.stream.ts';

/**
 * What stands beside a field: nothing while it is right, the words where it could not be read. One that was refused after it was sent is only marked, because the form says why.
 */
export const saidBeside = <Field extends string>(
  { wrong, state }: Pick<FormModel<Field, unknown>, 'wrong' | 'state'>,
  field: NoInfer<Field>,
  words: string,
): string | boolean => wrong.includes(field) && (state._tag === 'Failed' || words);
