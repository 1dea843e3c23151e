import type { AmountVerdict, Fault, GiftCardRefusal } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { AddedGiftCard, AmountRejection, GiftCardAmountProblem, GiftCardStep } from './gift-cards-model.ts';

/** The state of the form, besides its stored input. */
export interface GiftCardState {
  /** Whether a wrong amount is reported. */
  readonly isChecked: boolean;
  readonly rejected: O.Option<AmountRejection>;
  readonly step: GiftCardStep;
  readonly added: O.Option<AddedGiftCard>;
  readonly focusRequests: number;
}

/** The state before any action. */
export const INITIAL_FORM_STATE: GiftCardState = {
  isChecked: false,
  rejected: O.none,
  step: { _tag: 'Idle' },
  added: O.none,
  focusRequests: 0,
};

/** The state of adding once its notice is cleared: a pending addition stays pending. */
export const withoutOutcome = (step: GiftCardStep): GiftCardStep => (step._tag === 'Adding' ? step : { _tag: 'Idle' });

/** The state after the input changed: earlier notices are cleared, and an emptied field is not reported as empty. */
export const afterChange = (state: GiftCardState, isEmpty: boolean): GiftCardState => ({
  ...state,
  isChecked: state.isChecked && !isEmpty,
  rejected: O.none,
  added: O.none,
  step: withoutOutcome(state.step),
});

/** The problem of the amount to show: the shop's refusal, otherwise the form's verdict once the amount is checked. */
export const amountProblem = (
  { rejected, isChecked }: GiftCardState,
  verdict: AmountVerdict,
): O.Option<GiftCardAmountProblem> => {
  if (O.isSome(rejected)) return O.some({ _tag: 'Rejected', reason: rejected.value });
  return isChecked && verdict._tag !== 'Ok' ? O.some({ _tag: 'Verdict', verdict }) : O.none;
};

/** Whether the shop refused the amount in the field (GC-07). */
export const isAboutAmount = (reason: GiftCardRefusal | Fault): reason is AmountRejection =>
  reason._tag === 'GiftCardAmountMissing' ||
  reason._tag === 'GiftCardAmountOutOfRange' ||
  reason._tag === 'GiftCardRejected';
