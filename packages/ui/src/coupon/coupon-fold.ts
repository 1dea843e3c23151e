import { option as O } from 'fp-ts';
import { isMobileWidth } from '../observe/index.ts';

/** The lowest window, in CSS pixels, in which an expanded coupon leaves enough of the page visible. */
const MINIMUM_HEIGHT = 640;

/** Whether the coupon is collapsed to one line (COUP-01): as the reader chose or, without a choice, in a narrow or low window. */
export const isCouponFolded = (
  chosen: O.Option<boolean>,
  { width, height }: { readonly width: number; readonly height: number },
): boolean => (O.isSome(chosen) ? chosen.value : isMobileWidth(width) || height < MINIMUM_HEIGHT);
