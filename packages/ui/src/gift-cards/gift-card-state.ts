import type { AmountVerdict, Fault, GiftCardRefusal } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { AddedGiftCard, AmountRejection, GiftCardAmountProblem, GiftCardStep } from './gift-cards-model.ts';

/** What was done in the form besides what is kept of it. */
export interface GiftCardState {
  /** What was typed is told to be wrong, as long as it is. */
  readonly isChecked: boolean;
  readonly rejected: O.Option<AmountRejection>;
  readonly step: GiftCardStep;
  readonly added: O.Option<AddedGiftCard>;
  readonly lookAgain: number;
}

/** Nothing was done yet. */
export const UNTOUCHED_FORM: GiftCardState = {
  isChecked: false,
  rejected: O.none,
  step: { _tag: 'Idle' },
  added: O.none,
  lookAgain: 0,
};

/** Where adding stands once what was said of it is said no more: a card that is on its way stays so. */
export const afterSaid = (step: GiftCardStep): GiftCardStep => (step._tag === 'Adding' ? step : { _tag: 'Idle' });

/** The state once something else is asked for: what was said of it before is said no more, and who has emptied the field to begin anew is not told that it is empty. */
export const afterChange = (state: GiftCardState, isEmpty: boolean): GiftCardState => ({
  ...state,
  isChecked: state.isChecked && !isEmpty,
  rejected: O.none,
  added: O.none,
  step: afterSaid(state.step),
});

/** What is to be told of the amount: what the shop said of it, else what the form says once it was looked at. */
export const amountProblem = (
  { rejected, isChecked }: GiftCardState,
  verdict: AmountVerdict,
): O.Option<GiftCardAmountProblem> => {
  if (O.isSome(rejected)) return O.some({ _tag: 'Rejected', reason: rejected.value });
  return isChecked && verdict._tag !== 'Ok' ? O.some({ _tag: 'Verdict', verdict }) : O.none;
};

/** Whether the shop refused what stands in the field for the amount (GC-07). */
export const isAboutAmount = (reason: GiftCardRefusal | Fault): reason is AmountRejection =>
  reason._tag === 'GiftCardAmountMissing' ||
  reason._tag === 'GiftCardAmountOutOfRange' ||
  reason._tag === 'GiftCardRejected';
