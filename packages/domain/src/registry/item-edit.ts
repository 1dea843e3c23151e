import type { option as O } from 'fp-ts';
import type { WantedQuantityRefusal } from '../quantity/index.ts';
import type { NotAGroupGift } from './decide-fund-name.ts';
import type { GroupGiftRefusal } from './decide-group-gift.ts';
import type { ItemSettled } from './decide-wanted-quantity.ts';
import type { FundNameInvalid } from './fund-name.ts';

/** What shall hold from now on, and what held when the form was opened in which it was changed. */
export interface Edited<A, Seen = A> {
  readonly to: A;
  readonly seen: Seen;
}

/** What is changed of an item at once; what is none stays as it is. */
export interface ItemEdit {
  readonly isMostLoved: O.Option<Edited<boolean>>;
  readonly isGroupGift: O.Option<Edited<boolean>>;
  /** Where it was no group gift yet, no name was seen. */
  readonly fundName: O.Option<Edited<string, O.Option<string>>>;
  readonly wanted: O.Option<Edited<number>>;
}

/** One of the things that can be changed. */
export type ItemField = keyof ItemEdit;

/** What holds of an item, of all that can be changed. */
export interface EditableItem {
  readonly isMostLoved: boolean;
  readonly isGroupGift: boolean;
  readonly fundName: O.Option<string>;
  readonly wanted: number;
}

/** Somebody else has changed the same thing since the form was opened; with what holds now. */
export interface ItemVersionConflict {
  readonly _tag: 'ItemVersionConflict';
  readonly stored: EditableItem;
}

/** Why nothing of an edit was kept. */
export type ItemEditRefusal =
  | GroupGiftRefusal
  | FundNameInvalid
  | NotAGroupGift
  | WantedQuantityRefusal
  | ItemSettled
  | ItemVersionConflict;
