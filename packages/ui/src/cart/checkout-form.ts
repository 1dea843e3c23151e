import { cartLineName, giverProblems, readGiver } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { CartRow, CheckoutField, CheckoutForm, CheckoutModel, CheckoutProblem } from './cart-model.ts';
import { isDecided } from './cart-rows.ts';
import type { ReadyCart } from './cart-state.ts';

/** A pickup that a store cannot give can be shipped, and what is too much can be lowered: there is something to choose. */
const isToChoose = ({ notice }: CartRow): boolean =>
  notice._tag === 'ToDecide' ||
  notice._tag === 'TooMuch' ||
  (notice._tag === 'Gone' && notice.why === 'too-few-in-store');

const removalOf = (rows: ReadonlyArray<CartRow>): CheckoutProblem => ({
  _tag: 'RemovalNeeded',
  names: rows.filter(({ notice }) => notice._tag === 'Gone').map(({ line }) => cartLineName(line)),
});

/** What keeps the page from sending an order at all; none when it can go. */
export const obstacle = ({ rows, checkout: { form } }: ReadyCart): O.Option<CheckoutProblem> => {
  if (!isDecided(rows)) return O.some(rows.some(isToChoose) ? { _tag: 'ChoiceNeeded' } : removalOf(rows));
  return O.getLeft(readGiver(form, form.message));
};

/** The fields that stay marked while one is being typed: only of a message it is said at once that it is too long. */
const invalidAfter = (
  { invalid }: CheckoutModel,
  form: CheckoutForm,
  field: CheckoutField,
): ReadonlyArray<CheckoutField> => {
  const others = invalid.filter((name) => name !== field);
  return field === 'message' && giverProblems(form, form.message).includes(field) ? [...others, field] : others;
};

/** The checkout after something was typed: what kept the order for its fields is said of those that are still marked, and no more once none is. */
export const afterTyping = (checkout: CheckoutModel, field: CheckoutField, text: string): CheckoutModel => {
  const form = { ...checkout.form, [field]: text };
  const invalid = invalidAfter(checkout, form, field);
  const [first] = invalid;
  const left = (problem: CheckoutProblem): O.Option<CheckoutProblem> => {
    if (problem._tag !== 'GiverInvalid') return O.some(problem);
    return first === undefined ? O.none : O.some({ ...problem, field: first });
  };
  return { ...checkout, form, invalid, problem: O.chain(left)(checkout.problem) };
};
