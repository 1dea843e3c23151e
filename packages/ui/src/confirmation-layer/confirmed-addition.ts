import type { CartAddition, ConfirmationRequest } from '@gift-registry/domain';

/** An addition as whoever adds hands it on. */
export type AdditionToSay = Pick<CartAddition, 'added'> &
  Partial<Pick<CartAddition, 'warnings' | 'isCutShort' | 'isEarlier'>> & {
    /** What the things are called, where whoever adds knows it. */
    readonly names?: ReadonlyArray<string>;
  };

/** What is said of an addition, whether or not the cart could be read after. */
export interface ConfirmedAddition {
  readonly isOpen: boolean;
  /** What the things are called, as far as a page knows it; said where the cart cannot tell (CART-04). */
  readonly names: ReadonlyArray<string>;
  /** Pieces that were added. */
  readonly addedCount: number;
  /** Of each thing of which the cart now holds more than its registry needs: how many are needed still (BUY-02). */
  readonly overPurchased: ReadonlyArray<number>;
  /** Fewer went in than were asked for (CART-03). */
  readonly isCutShort: boolean;
  /** It had gone in with an earlier try, and nothing more did (CART-08). */
  readonly isEarlier: boolean;
}

/** Before anything was added. */
export const NOTHING_ADDED: ConfirmedAddition = {
  isOpen: false,
  names: [],
  addedCount: 0,
  overPurchased: [],
  isCutShort: false,
  isEarlier: false,
};

/** What is said of what just went in. */
export const confirmedAddition = (
  { quantities }: ConfirmationRequest,
  { warnings = [], isCutShort = false, isEarlier = false, names = [] }: AdditionToSay,
): ConfirmedAddition => ({
  isOpen: true,
  names,
  addedCount: quantities.reduce((sum, units) => sum + units, 0),
  overPurchased: warnings.map(({ remaining }) => remaining),
  isCutShort,
  isEarlier,
});
