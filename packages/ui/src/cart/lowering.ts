import type { LineId } from '@gift-registry/domain';
import type { RowNotice } from './cart-model.ts';
import type { LineChange } from './line-change.ts';

/** What lowers a line to what is still needed: less of it, less money, or taking it out where nothing is needed; undefined where there is nothing to lower. */
export const lowering = (lineId: LineId, notice: RowNotice | undefined): LineChange | undefined => {
  if (notice?._tag === 'TooMuch')
    return notice.missing > 0 ? { _tag: 'ChangeAmount', lineId, amount: notice.missing } : undefined;
  if (notice === undefined || !('remaining' in notice)) return undefined;
  return notice.remaining === 0
    ? { _tag: 'Remove', lineId }
    : { _tag: 'ChangeQuantity', lineId, quantity: notice.remaining };
};
