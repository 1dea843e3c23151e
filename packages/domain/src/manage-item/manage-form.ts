import { option as O } from 'fp-ts';
import { type ItemDraft, openItemDraft, type Shareable } from '../registry/index.ts';
import type { Market } from '../site/index.ts';
import { newerThan, rebasedDraft, stillTyped } from './manage-draft.ts';
import type { ManageEditing } from './manage-states.ts';

/** The form of an item as it is stored, with nothing typed in it. */
export const asStored = <Reason>(market: Market, item: Shareable): ManageEditing<Reason> => ({
  _tag: 'Editing',
  item,
  draft: openItemDraft(market, item),
  problem: O.none,
  tried: O.none,
  newer: [],
});

/** The form of the item as it is by now: what was typed stays, and what somebody else has set stands beside it. */
export const overtaken = <Reason>(
  market: Market,
  its: ManageEditing<Reason>,
  item: Shareable,
): ManageEditing<Reason> => {
  const typed = O.getOrElse(() => its.draft)(its.tried);
  const newer = [...its.newer, ...newerThan(market, its.item, item, typed)];
  return {
    ...its,
    item,
    draft: rebasedDraft(market, its.item, item, its.draft),
    tried: O.map((draft: ItemDraft) => rebasedDraft(market, its.item, item, draft))(its.tried),
    newer: stillTyped(market, item, typed, newer),
  };
};
