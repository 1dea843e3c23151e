import type { option as O } from 'fp-ts';
import type { ItemDraft, Shareable } from '../registry/index.ts';
import type { TypedField } from './manage-draft.ts';

/** What is said over the form: that a call failed, that somebody else was quicker, or that the item was bought while one was asked whether to take it off. */
export type ManageProblem<Reason> =
  | { readonly _tag: 'CallFailed'; readonly reason: Reason }
  | { readonly _tag: 'ItemVersionConflict' }
  | { readonly _tag: 'BoughtMeanwhile' };

/** The form. */
export interface ManageEditing<Reason> {
  readonly _tag: 'Editing';
  readonly item: Shareable;
  readonly draft: ItemDraft;
  readonly problem: O.Option<ManageProblem<Reason>>;
  /** What was typed when saving it failed. */
  readonly tried: O.Option<ItemDraft>;
  /** What somebody else has set since it was typed here. */
  readonly newer: ReadonlyArray<TypedField>;
}

/** Where managing an item stands; `item` is as it is stored, `Reason` why a call failed. */
export type ManageFlow<Reason> =
  | { readonly _tag: 'Closed' }
  | ManageEditing<Reason>
  | { readonly _tag: 'Saving'; readonly item: Shareable; readonly draft: ItemDraft }
  | { readonly _tag: 'Updated'; readonly item: Shareable }
  | { readonly _tag: 'AskingRemoval'; readonly item: Shareable; readonly draft: ItemDraft }
  | { readonly _tag: 'Removing'; readonly item: Shareable }
  | { readonly _tag: 'Removed'; readonly item: Shareable; readonly by: 'here' | 'elsewhere' };

/** What a registrant does, what a call answers, and what is told of the item meanwhile (`Stored`). An item that is none has left the list. */
export type ManageEvent<Reason> =
  | { readonly _tag: 'Opened'; readonly item: Shareable }
  | { readonly _tag: 'Drafted'; readonly draft: ItemDraft }
  | { readonly _tag: 'AskedToSave' }
  | { readonly _tag: 'TriedAgain' }
  | { readonly _tag: 'WasSaved'; readonly item: Shareable }
  | { readonly _tag: 'AskedToRemove' }
  | { readonly _tag: 'Kept' }
  | { readonly _tag: 'ConfirmedRemoval' }
  | { readonly _tag: 'WasRemoved' }
  | { readonly _tag: 'CallFailed'; readonly item: O.Option<Shareable>; readonly reason: Reason }
  /** The edit was not kept because of what holds of the item by now. */
  | { readonly _tag: 'WasEdited'; readonly item: Shareable }
  | { readonly _tag: 'ManagedAgain' }
  | { readonly _tag: 'AskedToClose' }
  | { readonly _tag: 'Stored'; readonly item: O.Option<Shareable> };
