/*
 * [MAN-01] [MAN-02] [MAN-04] [MAN-06] Managing an item goes from the form over saving to "updated", and from there back to the form or out; or over the question whether to take it off to "removed". A call that
 * failed leads back to the form with what is stored, and says why: nothing is half saved.
 *
 * Laws:
 * - it opens with what is stored, and nothing to save
 * - saving begins exactly where there is something to save that may be saved
 * - taking off is asked about exactly while nothing was bought or given, and begins only after the answer
 * - while a call is on its way nothing else begins, and it cannot be closed
 * - after a call that failed the form holds what is stored and says why, whichever call it was
 * - what was updated can be managed again, as it is stored by then
 * - what happens to the item meanwhile is taken over; what was typed and not saved stays
 * - an item that left the list meanwhile is removed
 *
 * @example stepManage('US')({ _tag: 'Closed' }, { _tag: 'Opened', item: { ...exampleItem(), isSettled: false } })._tag // => 'Editing'
 * @example stepManage('US')({ _tag: 'Removing', item: { ...exampleItem(), isSettled: false } }, { _tag: 'WasRemoved' })._tag // => 'Removed'
 */
import { either as E, option as O } from 'fp-ts';
import { decideRemove, type ItemDraft, manageItem, openItemDraft, type Shareable } from '../registry/index.ts';
import type { Market } from '../site/index.ts';

/** Where managing an item stands; `item` is as it is stored, `Reason` why a call failed. */
export type ManageFlow<Reason> =
  | { readonly _tag: 'Closed' }
  | {
      readonly _tag: 'Editing';
      readonly item: Shareable;
      readonly draft: ItemDraft;
      readonly problem: O.Option<Reason>;
    }
  | { readonly _tag: 'Saving'; readonly item: Shareable; readonly draft: ItemDraft }
  | { readonly _tag: 'Updated'; readonly item: Shareable }
  | { readonly _tag: 'AskingRemoval'; readonly item: Shareable; readonly draft: ItemDraft }
  | { readonly _tag: 'Removing'; readonly item: Shareable }
  | { readonly _tag: 'Removed'; readonly item: Shareable };

/** What a registrant does, what a call answers, and what is told of the item meanwhile (`Stored`). An item that is none has left the list. */
export type ManageEvent<Reason> =
  | { readonly _tag: 'Opened'; readonly item: Shareable }
  | { readonly _tag: 'Drafted'; readonly draft: ItemDraft }
  | { readonly _tag: 'AskedToSave' }
  | { readonly _tag: 'WasSaved'; readonly item: Shareable }
  | { readonly _tag: 'AskedToRemove' }
  | { readonly _tag: 'Kept' }
  | { readonly _tag: 'ConfirmedRemoval' }
  | { readonly _tag: 'WasRemoved' }
  | { readonly _tag: 'CallFailed'; readonly item: O.Option<Shareable>; readonly reason: Reason }
  | { readonly _tag: 'ManagedAgain' }
  | { readonly _tag: 'AskedToClose' }
  | { readonly _tag: 'Stored'; readonly item: O.Option<Shareable> };

/** Whether "Remove" is offered: nobody has bought or given anything of it, or it will not come back (MAN-04). */
export const offersRemoval = (item: Shareable): boolean => E.isRight(decideRemove(O.some(item)));

const isSending = ({ _tag }: ManageFlow<unknown>): boolean => _tag === 'Saving' || _tag === 'Removing';

const editing = <Reason>(market: Market, item: Shareable, problem: O.Option<Reason> = O.none): ManageFlow<Reason> => ({
  _tag: 'Editing',
  item,
  draft: openItemDraft(market, item),
  problem,
});

/** The draft of the item as it was, on the item as it is: what was not touched follows. */
const rebased = (market: Market, was: Shareable, is: Shareable, draft: ItemDraft): ItemDraft => {
  const [before, now] = [openItemDraft(market, was), openItemDraft(market, is)];
  const isTouched = O.isSome(draft.isGroupGift) && draft.isGroupGift.value !== O.toUndefined(before.isGroupGift);
  return {
    isMostLoved: draft.isMostLoved === before.isMostLoved ? now.isMostLoved : draft.isMostLoved,
    isGroupGift: isTouched && O.isSome(now.isGroupGift) ? draft.isGroupGift : now.isGroupGift,
    wants: draft.wants === before.wants ? now.wants : draft.wants,
  };
};

const stored = <Reason>(market: Market, flow: ManageFlow<Reason>, item: Shareable): ManageFlow<Reason> => {
  switch (flow._tag) {
    case 'Closed':
    case 'Removed':
      return flow;
    case 'Saving':
    case 'Updated':
    case 'Removing':
      return { ...flow, item };
    case 'Editing':
      return { ...flow, item, draft: rebased(market, flow.item, item, flow.draft) };
    case 'AskingRemoval': {
      const draft = rebased(market, flow.item, item, flow.draft);
      return offersRemoval(item) ? { ...flow, item, draft } : { _tag: 'Editing', item, draft, problem: O.none };
    }
  }
};

const left = <Reason>(flow: ManageFlow<Reason>): ManageFlow<Reason> =>
  flow._tag === 'Closed' || isSending(flow) || flow._tag === 'Removed' ? flow : { _tag: 'Removed', item: flow.item };

/** Managing an item on a site of that market, one event later (MAN-01, MAN-02, MAN-06); what cannot happen there changes nothing. */
export const stepManage =
  (market: Market) =>
  <Reason>(flow: ManageFlow<Reason>, event: ManageEvent<Reason>): ManageFlow<Reason> => {
    switch (event._tag) {
      case 'Opened':
        return isSending(flow) ? flow : editing(market, event.item);
      case 'Drafted':
        return flow._tag === 'Editing' ? { ...flow, draft: event.draft, problem: O.none } : flow;
      case 'AskedToSave':
        return flow._tag === 'Editing' && manageItem(market, flow.item, flow.draft).canSave
          ? { _tag: 'Saving', item: flow.item, draft: flow.draft }
          : flow;
      case 'WasSaved':
        return flow._tag === 'Saving' ? { _tag: 'Updated', item: event.item } : flow;
      case 'AskedToRemove':
        return flow._tag === 'Editing' && offersRemoval(flow.item)
          ? { _tag: 'AskingRemoval', item: flow.item, draft: flow.draft }
          : flow;
      case 'Kept':
        return flow._tag === 'AskingRemoval' ? { ...flow, _tag: 'Editing', problem: O.none } : flow;
      case 'ConfirmedRemoval':
        return flow._tag === 'AskingRemoval' ? { _tag: 'Removing', item: flow.item } : flow;
      case 'WasRemoved':
        return flow._tag === 'Removing' ? { _tag: 'Removed', item: flow.item } : flow;
      case 'CallFailed':
        if (flow._tag !== 'Saving' && flow._tag !== 'Removing') return flow;
        return O.isSome(event.item)
          ? editing(market, event.item.value, O.some(event.reason))
          : { _tag: 'Removed', item: flow.item };
      case 'ManagedAgain':
        return flow._tag === 'Updated' ? editing(market, flow.item) : flow;
      case 'AskedToClose':
        return isSending(flow) ? flow : { _tag: 'Closed' };
      case 'Stored':
        return O.isSome(event.item) ? stored(market, flow, event.item.value) : left(flow);
    }
  };
