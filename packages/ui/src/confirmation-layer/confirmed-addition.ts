import type { CartAddition, ConfirmationRequest } from '@gift-registry/domain';

/** What is said of an addition, whether or not the cart could be read after. */
export interface ConfirmedAddition {
  readonly isOpen: boolean;
  /** Pieces that were added. */
  readonly addedCount: number;
  /** Of each thing of which the cart now holds more than its registry needs: how many are needed still (BUY-02). */
  readonly beyond: ReadonlyArray<number>;
  /** Fewer went in than were asked for (CART-03). */
  readonly isCutShort: boolean;
}

/** Before anything was added. */
export const NOTHING_ADDED: ConfirmedAddition = { isOpen: false, addedCount: 0, beyond: [], isCutShort: false };

/** What is said of what just went in. */
export const confirmedAddition = (
  { quantities }: ConfirmationRequest,
  warnings: CartAddition['warnings'],
  isCutShort: boolean,
): ConfirmedAddition => ({
  isOpen: true,
  addedCount: quantities.reduce((sum, pieces) => sum + pieces, 0),
  beyond: warnings.map(({ remaining }) => remaining),
  isCutShort,
});
