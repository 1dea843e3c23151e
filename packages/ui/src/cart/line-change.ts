import type { Cents, LineId } from '@gift-registry/domain';

/** What can be asked of a line. */
export type LineChange =
  | { readonly _tag: 'ChangeQuantity'; readonly lineId: LineId; readonly quantity: number }
  /** Money for a fund, lowered to that many cents. */
  | { readonly _tag: 'ChangeAmount'; readonly lineId: LineId; readonly amount: Cents }
  | { readonly _tag: 'Ship'; readonly lineId: LineId }
  | { readonly _tag: 'Remove'; readonly lineId: LineId };
