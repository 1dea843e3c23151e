import { giverProblems } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { CartState } from './cart-state.ts';
import { obstacle } from './checkout-form.ts';

/** Whether the order can go as the page shows it; where it cannot, the page says what keeps it (CART-06, CART-07). */
export const isReadyToOrder = (state: CartState): boolean => {
  if (state.live.value._tag !== 'Ready') return false;
  const problem = obstacle(state.live.value);
  if (O.isNone(problem)) return true;
  const { form } = state.live.value.checkout;
  state.updateCheckout({ isPlacing: false, problem });
  state.markInvalid(problem.value._tag === 'GiverInvalid' ? giverProblems(form, form.message) : []);
  if (problem.value._tag !== 'GiverInvalid') state.focusProblem();
  return false;
};
