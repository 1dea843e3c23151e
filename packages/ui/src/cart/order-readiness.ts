import { cartLineName, readGiver, type Site } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import type { CartRow, CheckoutProblem } from './cart-model.ts';
import { isDecided } from './cart-rows.ts';
import type { CartState, ReadyCart } from './cart-state.ts';
import { wrongFields } from './checkout-fields.ts';
import type { Payer } from './payer.ts';

/** A pickup that its store refuses can be shipped, and an excess can be lowered: the guest has a choice. */
const needsChoice = ({ notice }: CartRow): boolean =>
  notice._tag === 'ToDecide' ||
  notice._tag === 'TooMuch' ||
  (notice._tag === 'Gone' && notice.why === 'too-few-in-store');

const removalOf = (rows: ReadonlyArray<CartRow>): CheckoutProblem => ({
  _tag: 'RemovalNeeded',
  names: rows.filter(({ notice }) => notice._tag === 'Gone').map(({ line }) => cartLineName(line)),
});

/** The reason, besides wrong fields, why the order cannot be sent; none when it can. */
const obstacle = ({ rows }: ReadyCart): O.Option<CheckoutProblem> => {
  if (isDecided(rows)) return O.none;
  return O.some(rows.some(needsChoice) ? { _tag: 'ChoiceNeeded' } : removalOf(rows));
};

/** Whether the order can be sent as the page shows it; otherwise the page shows what blocks it (CART-06, CART-07). */
export const isReadyToOrder = (site: Site, state: CartState, payer: Pick<Payer, 'check'>): boolean => {
  const ready = state.live.value;
  if (ready._tag !== 'Ready') return false;
  const problem = obstacle(ready);
  if (O.isSome(problem)) {
    state.updateCheckout({ isPlacing: false, problem });
    state.markInvalid([]);
    state.focusProblem();
    return false;
  }
  const { checkout, rows } = ready;
  const fields = wrongFields(site, rows, checkout.form);
  const payment = payer.check();
  if (fields.length === 0 && payment.length === 0) return true;
  const giver = readGiver(checkout.form, checkout.form.message);
  state.updateCheckout({ isPlacing: false, problem: O.some(E.isLeft(giver) ? giver.left : { _tag: 'FieldsInvalid' }) });
  state.markInvalid(fields, payment);
  return false;
};
