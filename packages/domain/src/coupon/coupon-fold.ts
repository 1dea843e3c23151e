/*
 * [COUP-01] A valid code stays in sight, and so that it hides nothing it can be folded to one line. In a narrow or low window it is folded at first, in any other it is not; what the reader chose counts for the visit.
 *
 * Laws:
 * - what the reader chose counts, whatever the window
 * - nobody having chosen, it is folded exactly where the window is as narrow as a phone's or lower than 640
 *
 * @example isCouponFolded(O.none, { width: 390, height: 844 }) // => true
 * @example isCouponFolded(O.some(false), { width: 390, height: 844 }) // => false
 */
import { option as O } from 'fp-ts';
import { isMobileWidth } from '../page/index.ts';

/** The lowest window in which an unfolded code leaves room for the page, in CSS pixels. */
export const LEAST_COUPON_HEIGHT = 640;

/** Whether the code is folded to one line (COUP-01). */
export const isCouponFolded = (
  chosen: O.Option<boolean>,
  { width, height }: { readonly width: number; readonly height: number },
): boolean => (O.isSome(chosen) ? chosen.value : isMobileWidth(width) || height < LEAST_COUPON_HEIGHT);
