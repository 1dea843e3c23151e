import type { CartLineView, Cents } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { CartRow, RowNotice } from './cart-model.ts';

/** What is told of a line that had to be taken out stays so, unless the cart says by itself whether it still has to be. */
export const isStillGone = (line: CartLineView, before: CartRow): boolean => {
  if (before.notice._tag !== 'Gone' || before.line.hindrance !== undefined) return false;
  const isShippedNow = before.line.pickup !== undefined && line.pickup === undefined;
  const isLowered = line.quantity < before.line.quantity;
  return !(before.notice.why === 'PickupGone' && (isShippedNow || isLowered));
};

/** Whether the line can be had in another number: not where it has to be taken out, but where only its store has too few. */
export const hasNumber = (notice: RowNotice): boolean => notice._tag !== 'Gone' || notice.why === 'PickupGone';

/** What a line of money says, of which the cart knows what its fund takes now. */
export const moneyNotice = ({ lineTotal }: CartLineView, missing: O.Option<Cents>): RowNotice => {
  if (O.isNone(missing)) return { _tag: 'Gone', why: 'not-together' };
  return lineTotal > missing.value ? { _tag: 'TooMuch', missing: missing.value } : { _tag: 'None' };
};
