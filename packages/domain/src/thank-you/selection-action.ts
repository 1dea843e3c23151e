/*
 * [THX-01] One button marks the selected gifts as thanked for while one of them is not; once all of them are, it takes their marks back. It changes nothing about those that are so already.
 *
 * @example selectionAction([]) // => { isThanked: true, ids: [] }
 */
import type { GiftId, ThankYouRow } from './thank-you-row.ts';

/** The action of the button for the selected gifts: which of them it changes, and whether it marks or unmarks them. */
export interface SelectionAction {
  readonly isThanked: boolean;
  readonly ids: ReadonlyArray<GiftId>;
}

/** The action for the selected gifts (THX-01). */
export const selectionAction = (selected: ReadonlyArray<Pick<ThankYouRow, 'id' | 'isThanked'>>): SelectionAction => {
  const isThanked = selected.length === 0 || selected.some((row) => !row.isThanked);
  return { isThanked, ids: selected.filter((row) => row.isThanked !== isThanked).map(({ id }) => id) };
};
