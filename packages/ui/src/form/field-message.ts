import { type FormModel, secondsLeftOf } from './form.stream.ts';

/**
 * The message beside a field: false while it is valid, the text when its input is invalid. A field refused by the
 * service is only marked, since the form shows the reason.
 */
export const fieldMessage = <Field extends string>(
  { wrong, state }: Pick<FormModel<Field, unknown>, 'wrong' | 'state'>,
  field: NoInfer<Field>,
  message: string,
): string | boolean =>
  wrong.includes(field) && ((state._tag === 'Failed' && secondsLeftOf(state) === undefined) || message);
