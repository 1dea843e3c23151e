/*
 * [MAN-01] [MAN-02] [MAN-04] [MAN-06] Managing an item goes from the form over saving to "updated", and from there back to the form or out; or over the question whether to take it off to "removed". A call that
 * failed leads back to the form with what is stored, and says why; what was typed can be tried again. Where somebody else was quicker, the form keeps what was typed and says what holds now.
 *
 * Laws:
 * - it opens with what is stored, and nothing to save
 * - saving begins exactly where there is something to save that may be saved
 * - taking off is asked about exactly while nothing was bought or given, and begins only after the answer
 * - while a call is on its way nothing else begins, and it cannot be closed
 * - after a call that failed the form holds what is stored and says why, whichever call it was
 * - what was tried can be tried again as it was typed, once; what somebody else has changed of it since is shown first
 * - what somebody else has set meanwhile stands beside what was typed, whether the page was told of it or the service said so
 * - what was to be saved and is stored is updated, although the call failed; whether the page is told of it before or after
 * - what was updated can be managed again, as it is stored by then
 * - what happens to the item meanwhile is taken over; what was typed and not saved stays
 * - an item that left the list meanwhile is removed, by somebody else
 *
 * @example stepManage('US')({ _tag: 'Closed' }, { _tag: 'Opened', item: { ...exampleItem(), isSettled: false } })._tag // => 'Editing'
 * @example stepManage('US')({ _tag: 'Removing', item: { ...exampleItem(), isSettled: false } }, { _tag: 'WasRemoved' })._tag // => 'Removed'
 */
import { option as O } from 'fp-ts';
import { type ItemDraft, manageItem, openItemDraft, type Shareable } from '../registry/index.ts';
import type { Market } from '../site/index.ts';
import { isStoredAsTyped, newerThan, rebasedDraft, stillTyped } from './manage-draft.ts';
import type { ManageEditing, ManageEvent, ManageFlow } from './manage-states.ts';
import { offersRemoval } from './offers-removal.ts';

/** The form of an item as it is stored, with nothing typed in it. */
const asStored = <Reason>(market: Market, item: Shareable): ManageEditing<Reason> => ({
  _tag: 'Editing',
  item,
  draft: openItemDraft(market, item),
  problem: O.none,
  tried: O.none,
  newer: [],
});

/** The form of the item as it is by now: what was typed stays, and what somebody else has set stands beside it. */
const overtaken = <Reason>(market: Market, its: ManageEditing<Reason>, item: Shareable): ManageEditing<Reason> => {
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

/** Whether a call is on its way. */
const isSending = ({ _tag }: ManageFlow<unknown>): boolean => _tag === 'Saving' || _tag === 'Removing';

const stored = <Reason>(market: Market, flow: ManageFlow<Reason>, item: Shareable): ManageFlow<Reason> => {
  switch (flow._tag) {
    case 'Closed':
    case 'Removed':
    case 'Saving':
      return flow;
    case 'Updated':
    case 'Removing':
      return { ...flow, item };
    case 'Editing':
      // The call failed, and yet it was kept: its answer was lost.
      if (O.isSome(flow.tried) && isStoredAsTyped(market, flow.item, item, flow.tried.value))
        return { _tag: 'Updated', item };
      return overtaken(market, flow, item);
    case 'AskingRemoval': {
      const draft = rebasedDraft(market, flow.item, item, flow.draft);
      return offersRemoval(item)
        ? { ...flow, item, draft }
        : { ...asStored(market, item), draft, problem: O.some({ _tag: 'BoughtMeanwhile' }) };
    }
  }
};

const left = <Reason>(flow: ManageFlow<Reason>): ManageFlow<Reason> =>
  flow._tag === 'Closed' || isSending(flow) || flow._tag === 'Removed'
    ? flow
    : { _tag: 'Removed', item: flow.item, by: 'elsewhere' };

/** Where managing an item stands once that is told of it; an item that is none has left the list. */
const storedMeanwhile = <Reason>(
  market: Market,
  flow: ManageFlow<Reason>,
  item: O.Option<Shareable>,
): ManageFlow<Reason> => (O.isSome(item) ? stored(market, flow, item.value) : left(flow));

const saving = <Reason>(market: Market, its: ManageEditing<Reason>, draft: ItemDraft): ManageFlow<Reason> =>
  manageItem(market, its.item, draft).canSave ? { _tag: 'Saving', item: its.item, draft } : its;

const tryingAgain = <Reason>(market: Market, its: ManageEditing<Reason>): ManageFlow<Reason> => {
  if (O.isNone(its.tried)) return its;
  const again: ManageEditing<Reason> = { ...its, draft: its.tried.value, problem: O.none, tried: O.none };
  return its.newer.length > 0 ? again : saving(market, again, again.draft);
};

const failed = <Reason>(
  market: Market,
  flow: ManageFlow<Reason>,
  found: O.Option<Shareable>,
  reason: Reason,
): ManageFlow<Reason> => {
  if (flow._tag !== 'Saving' && flow._tag !== 'Removing') return flow;
  if (O.isNone(found)) return { _tag: 'Removed', item: flow.item, by: 'elsewhere' };
  const item = found.value;
  if (flow._tag === 'Saving' && isStoredAsTyped(market, flow.item, item, flow.draft)) return { _tag: 'Updated', item };
  const form: ManageEditing<Reason> = { ...asStored(market, item), problem: O.some({ _tag: 'CallFailed', reason }) };
  if (flow._tag === 'Removing') return form;
  return {
    ...form,
    tried: O.some(rebasedDraft(market, flow.item, item, flow.draft)),
    newer: newerThan(market, flow.item, item, flow.draft),
  };
};

/** Managing an item on a site of that market, one event later (MAN-01, MAN-02, MAN-06); what cannot happen there changes nothing. */
export const stepManage =
  (market: Market) =>
  <Reason>(flow: ManageFlow<Reason>, event: ManageEvent<Reason>): ManageFlow<Reason> => {
    switch (event._tag) {
      case 'Opened':
        return isSending(flow) ? flow : asStored(market, event.item);
      case 'Drafted':
        return flow._tag === 'Editing'
          ? {
              ...flow,
              draft: event.draft,
              problem: O.none,
              tried: O.none,
              newer: stillTyped(market, flow.item, event.draft, flow.newer),
            }
          : flow;
      case 'AskedToSave':
        return flow._tag === 'Editing' ? saving(market, flow, flow.draft) : flow;
      case 'TriedAgain':
        return flow._tag === 'Editing' ? tryingAgain(market, flow) : flow;
      case 'WasSaved':
        return flow._tag === 'Saving' ? { _tag: 'Updated', item: event.item } : flow;
      case 'AskedToRemove':
        return flow._tag === 'Editing' && offersRemoval(flow.item)
          ? { _tag: 'AskingRemoval', item: flow.item, draft: flow.draft }
          : flow;
      case 'Kept':
        return flow._tag === 'AskingRemoval' ? { ...asStored(market, flow.item), draft: flow.draft } : flow;
      case 'ConfirmedRemoval':
        return flow._tag === 'AskingRemoval' ? { _tag: 'Removing', item: flow.item } : flow;
      case 'WasRemoved':
        return flow._tag === 'Removing' ? { _tag: 'Removed', item: flow.item, by: 'here' } : flow;
      case 'CallFailed':
        return failed(market, flow, event.item, event.reason);
      case 'WasEdited':
        return flow._tag === 'Saving'
          ? {
              ...overtaken(market, { ...asStored(market, flow.item), draft: flow.draft }, event.item),
              problem: O.some({ _tag: 'ItemVersionConflict' }),
            }
          : flow;
      case 'ManagedAgain':
        return flow._tag === 'Updated' ? asStored(market, flow.item) : flow;
      case 'AskedToClose':
        return isSending(flow) ? flow : { _tag: 'Closed' };
      case 'Stored':
        return storedMeanwhile(market, flow, event.item);
    }
  };
