import { giverProblems, readGiver } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { CheckoutField, CheckoutForm, CheckoutModel, CheckoutProblem } from './cart-model.ts';
import { isDecided } from './cart-rows.ts';
import type { ReadyCart } from './cart-state.ts';

/** What keeps the page from sending an order at all; none when it can go. */
export const obstacle = ({ rows, checkout: { form } }: ReadyCart): O.Option<CheckoutProblem> => {
  if (!isDecided(rows)) return O.some({ _tag: 'ChoiceNeeded' });
  return O.getLeft(readGiver(form, form.message));
};

/** The fields that stay marked while one is being typed: only of a message it is said at once that it is too long. */
export const invalidAfter = (
  { invalid }: CheckoutModel,
  form: CheckoutForm,
  field: CheckoutField,
): ReadonlyArray<CheckoutField> => {
  const others = invalid.filter((name) => name !== field);
  return field === 'message' && giverProblems(form, form.message).includes(field) ? [...others, field] : others;
};
