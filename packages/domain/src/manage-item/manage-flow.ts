/*
 * [MAN-01] [MAN-02] [MAN-04] [MAN-06] Managing an item goes from the form over saving to "updated", and from there back to the form or out; or over the question whether to take it off to "removed". A call that
 * failed leads back to the form with what is stored, and says why; what was typed can be tried again. Where somebody else was quicker, the form keeps what was typed and says what holds now.
 *
 * @example stepManage(markets.US)({ _tag: 'Closed' }, { _tag: 'Opened', item: { ...exampleItem(), isSettled: false } })._tag // => 'Editing'
 * @example stepManage(markets.US)({ _tag: 'Removing', item: { ...exampleItem(), isSettled: false } }, { _tag: 'WasRemoved' })._tag // => 'Removed'
 */
import { either as E, option as O } from 'fp-ts';
import { decideRemove, type ItemDraft, type ManagedItem, manageItem, openItemDraft } from '../registry/index.ts';
import type { MarketRules } from '../site/index.ts';
import { changedMeanwhile, isDraftStored, rebasedDraft, type TypedField, unsavedFields } from './manage-draft.ts';

/**
 * The problem shown above the form: a call failed, somebody else changed the item first, or the item was bought while
 * the removal dialog was open.
 */
export type ManageProblem<Reason> =
  | { readonly _tag: 'CallFailed'; readonly reason: Reason }
  | { readonly _tag: 'ItemVersionConflict' }
  | { readonly _tag: 'BoughtMeanwhile' };

/** The form, open for editing. */
export interface ManageEditing<Reason> {
  readonly _tag: 'Editing';
  readonly item: ManagedItem;
  readonly draft: ItemDraft;
  readonly problem: O.Option<ManageProblem<Reason>>;
  /** The draft whose saving failed. */
  readonly tried: O.Option<ItemDraft>;
  /** The fields that somebody else has changed since they were edited here. */
  readonly newer: ReadonlyArray<TypedField>;
}

/** The state of Manage Item; `item` is the stored one, `Reason` the failure of a call. */
export type ManageFlow<Reason> =
  | { readonly _tag: 'Closed' }
  | ManageEditing<Reason>
  | { readonly _tag: 'Saving'; readonly item: ManagedItem; readonly draft: ItemDraft }
  | { readonly _tag: 'Updated'; readonly item: ManagedItem }
  | { readonly _tag: 'AskingRemoval'; readonly item: ManagedItem; readonly draft: ItemDraft }
  | { readonly _tag: 'Removing'; readonly item: ManagedItem }
  | { readonly _tag: 'Removed'; readonly item: ManagedItem; readonly by: 'here' | 'elsewhere' };

/**
 * An event of Manage Item: an action of the registrant, the outcome of a call, or an update of the stored item
 * (`Stored`). `none` as item means that it left the list.
 */
export type ManageEvent<Reason> =
  | { readonly _tag: 'Opened'; readonly item: ManagedItem }
  | { readonly _tag: 'Drafted'; readonly draft: ItemDraft }
  | { readonly _tag: 'AskedToSave' }
  | { readonly _tag: 'TriedAgain' }
  | { readonly _tag: 'WasSaved'; readonly item: ManagedItem }
  | { readonly _tag: 'AskedToRemove' }
  | { readonly _tag: 'Kept' }
  | { readonly _tag: 'ConfirmedRemoval' }
  | { readonly _tag: 'WasRemoved' }
  | { readonly _tag: 'CallFailed'; readonly item: O.Option<ManagedItem>; readonly reason: Reason }
  /** The edit was not stored, because the stored item has changed. */
  | { readonly _tag: 'WasEdited'; readonly item: ManagedItem }
  | { readonly _tag: 'ManagedAgain' }
  | { readonly _tag: 'AskedToClose' }
  | { readonly _tag: 'Stored'; readonly item: O.Option<ManagedItem> };

/** Whether "Remove" is offered: nothing of the item was bought or contributed, or it is no longer available (MAN-04). */
export const offersRemoval = (item: ManagedItem): boolean => E.isRight(decideRemove(O.some(item)));

/** The form with the stored values, unedited. */
const asStored = <Reason>(market: MarketRules, item: ManagedItem): ManageEditing<Reason> => ({
  _tag: 'Editing',
  item,
  draft: openItemDraft(market, item),
  problem: O.none,
  tried: O.none,
  newer: [],
});

/** The form after the stored item has changed: edits stay, and the fields changed by somebody else are marked. */
const overtaken = <Reason>(
  market: MarketRules,
  editing: ManageEditing<Reason>,
  item: ManagedItem,
): ManageEditing<Reason> => {
  const typed = O.getOrElse(() => editing.draft)(editing.tried);
  const newer = [...editing.newer, ...changedMeanwhile(market, editing.item, item, typed)];
  return {
    ...editing,
    item,
    draft: rebasedDraft(market, editing.item, item, editing.draft),
    tried: O.map((draft: ItemDraft) => rebasedDraft(market, editing.item, item, draft))(editing.tried),
    newer: unsavedFields(market, item, typed, newer),
  };
};

/** Whether a call is in progress. */
const isSending = ({ _tag }: ManageFlow<unknown>): boolean => _tag === 'Saving' || _tag === 'Removing';

const stored = <Reason>(market: MarketRules, flow: ManageFlow<Reason>, item: ManagedItem): ManageFlow<Reason> => {
  switch (flow._tag) {
    case 'Closed':
    case 'Removed':
    case 'Saving':
      return flow;
    case 'Updated':
    case 'Removing':
      return { ...flow, item };
    case 'Editing':
      // The call failed, but its edit is stored: only the answer was lost.
      if (O.isSome(flow.tried) && isDraftStored(market, flow.item, item, flow.tried.value))
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

/** The next state after the stored item has changed; `none` when it left the list. */
const storedMeanwhile = <Reason>(
  market: MarketRules,
  flow: ManageFlow<Reason>,
  item: O.Option<ManagedItem>,
): ManageFlow<Reason> => (O.isSome(item) ? stored(market, flow, item.value) : left(flow));

const saving = <Reason>(market: MarketRules, editing: ManageEditing<Reason>, draft: ItemDraft): ManageFlow<Reason> =>
  manageItem(market, editing.item, draft).canSave ? { _tag: 'Saving', item: editing.item, draft } : editing;

const tryingAgain = <Reason>(market: MarketRules, editing: ManageEditing<Reason>): ManageFlow<Reason> => {
  if (O.isNone(editing.tried)) return editing;
  const again: ManageEditing<Reason> = { ...editing, draft: editing.tried.value, problem: O.none, tried: O.none };
  return editing.newer.length > 0 ? again : saving(market, again, again.draft);
};

const failed = <Reason>(
  market: MarketRules,
  flow: ManageFlow<Reason>,
  found: O.Option<ManagedItem>,
  reason: Reason,
): ManageFlow<Reason> => {
  if (flow._tag !== 'Saving' && flow._tag !== 'Removing') return flow;
  if (O.isNone(found)) return { _tag: 'Removed', item: flow.item, by: 'elsewhere' };
  const item = found.value;
  if (flow._tag === 'Saving' && isDraftStored(market, flow.item, item, flow.draft)) return { _tag: 'Updated', item };
  const form: ManageEditing<Reason> = { ...asStored(market, item), problem: O.some({ _tag: 'CallFailed', reason }) };
  if (flow._tag === 'Removing') return form;
  return {
    ...form,
    tried: O.some(rebasedDraft(market, flow.item, item, flow.draft)),
    newer: changedMeanwhile(market, flow.item, item, flow.draft),
  };
};

/**
 * The next state of Manage Item on a site of that market (MAN-01, MAN-02, MAN-06); an event that is not possible in the
 * current state changes nothing.
 */
export const stepManage =
  (market: MarketRules) =>
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
              newer: unsavedFields(market, flow.item, event.draft, flow.newer),
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
