import type { CartLineView, Cents } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { CartRow, RowNotice } from './cart-model.ts';

/** What an order said of a line that has to be taken out stays so, unless the cart says by itself whether it still has to be, as it does of what stands in stores (BUY-08). */
export const isStillGone = ({ line, notice }: CartRow): boolean =>
  notice._tag === 'Gone' && notice.why !== 'too-few-in-store' && line.blocker === undefined;

/** Whether the line can be had in another number: not where it has to be taken out, but where only its store has too few. */
export const hasNumber = (notice: RowNotice): boolean => notice._tag !== 'Gone' || notice.why === 'too-few-in-store';

/** What a line of money says, of which the cart knows what its fund takes now. */
export const moneyNotice = ({ lineTotal }: CartLineView, missing: O.Option<Cents>): RowNotice => {
  if (O.isNone(missing)) return { _tag: 'Gone', why: 'not-together' };
  return lineTotal > missing.value ? { _tag: 'TooMuch', missing: missing.value } : { _tag: 'None' };
};
