/*
 * [MAN-06] What is typed in Manage Item stays while others change the same item: what was not touched follows what is stored, what was typed stays, and where somebody else has set it to something else, that is
 * shown beside it, so that saving over it is done on purpose.
 *
 * @example changedMeanwhile(markets.US, { ...exampleItem({ wanted: 8 }), isSettled: false }, { ...exampleItem({ wanted: 6 }), isSettled: false }, { ...openItemDraft(markets.US, { ...exampleItem({ wanted: 8 }), isSettled: false }), wanted: '9' }) // => ['wanted']
 */
import { either as E, option as O } from 'fp-ts';
import { type ActionReader, can } from '../account/index.ts';
import { conditionOf, hasPage, type RegistryItem } from '../item/index.ts';
import {
  decideRemove,
  type ItemDraft,
  isEdit,
  type ManagedItem,
  manageItem,
  openItemDraft,
} from '../registry/index.ts';
import type { MarketRules } from '../site/index.ts';

/** A text field of the form. */
export type TypedField = 'fundName' | 'wanted';

const fields: ReadonlyArray<TypedField> = ['fundName', 'wanted'];

/** Moves a draft of the old item to the new one: fields that were not edited take the new values. */
export const rebasedDraft = (market: MarketRules, was: ManagedItem, is: ManagedItem, draft: ItemDraft): ItemDraft => {
  const [before, now] = [openItemDraft(market, was), openItemDraft(market, is)];
  const isTurned = O.isSome(draft.isGroupGift) && draft.isGroupGift.value !== O.toUndefined(before.isGroupGift);
  return {
    isMostLoved: draft.isMostLoved === before.isMostLoved ? now.isMostLoved : draft.isMostLoved,
    isGroupGift: isTurned && O.isSome(now.isGroupGift) ? draft.isGroupGift : now.isGroupGift,
    fundName: draft.fundName === before.fundName ? now.fundName : draft.fundName,
    wanted: draft.wanted === before.wanted ? now.wanted : draft.wanted,
  };
};

/** Whether every change in the draft of the old item is stored in the new one. */
export const isDraftStored = (market: MarketRules, was: ManagedItem, is: ManagedItem, draft: ItemDraft): boolean =>
  manageItem(market, was, draft).canSave && !isEdit(manageItem(market, is, rebasedDraft(market, was, is, draft)).edit);

/** Those of the given fields whose text differs from what is stored. */
export const unsavedFields = (
  market: MarketRules,
  item: ManagedItem,
  draft: ItemDraft,
  among: ReadonlyArray<TypedField>,
): ReadonlyArray<TypedField> => {
  const now = openItemDraft(market, item);
  return fields.filter((field) => among.includes(field) && draft[field] !== now[field]);
};

/** The fields edited in the draft of the old item that somebody else changed to a different value in the new one. */
export const changedMeanwhile = (
  market: MarketRules,
  was: ManagedItem,
  is: ManagedItem,
  draft: ItemDraft,
): ReadonlyArray<TypedField> => {
  const [before, now] = [openItemDraft(market, was), openItemDraft(market, is)];
  const moved = fields.filter((field) => draft[field] !== before[field] && before[field] !== now[field]);
  return unsavedFields(market, is, draft, moved);
};

/*
 * [PERS-04] [MAN-04] Where the options that were chosen for an item have changed, who manages it starts again: on the product's page, where it has one, or by taking the item off, while no one has given
 * any of it. A buyer cannot add it to the cart. Once the event is over no one manages it on a page any more.
 *
 * @example changedOptions({ role: 'registrant', site: sites.main, eventType: eventTypeOf('br'), isPostEvent: false }, exampleItem()) // => O.none
 * @example changedOptions(
 *     { role: 'guest', site: sites.main, eventType: eventTypeOf('br'), isPostEvent: false },
 *     exampleItem({ personalization: O.some(examplePersonalization({ hasError: true })) }),
 *   ) // => O.some({ _tag: 'NotAddable' })
 */

/** What a reader can do about an item whose options have changed (PERS-04). */
export type ChangedOptions =
  | { readonly _tag: 'NotAddable' }
  | {
      readonly _tag: 'StartAgain';
      /** The product's page, if it is listed online. */
      readonly productPath: O.Option<string>;
      readonly canRemove: boolean;
    };

/** What the reader can do about the item; `none` when its options are valid, or it is no longer available anyway (PERS-04). */
export const changedOptions = (reader: ActionReader, item: RegistryItem): O.Option<ChangedOptions> => {
  if (conditionOf(item) !== 'personalization-error') return O.none;
  if (can(reader, 'page', 'buyItem')) return O.some({ _tag: 'NotAddable' });
  if (!can(reader, 'page', 'manageItem')) return O.none;
  return O.some({
    _tag: 'StartAgain',
    productPath: hasPage(item.product) ? O.some(item.product.path) : O.none,
    canRemove: E.isRight(decideRemove(O.some(item))),
  });
};
