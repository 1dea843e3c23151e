import type { ItemIdentity, ItemImages, ObservableState, PersonalizationSummary } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import type { ItemCardModel } from '../list-model/index.ts';
import type { DetailFacts } from '../product-facts/index.ts';

/** The details of an item on the list. */
export interface ShownDetails {
  readonly _tag: 'Shown';
  /** The very card of the list, also while it is filtered out of sight. */
  readonly card: ItemCardModel;
  readonly details: DetailFacts;
  /** It is bought here, and stores can have it (BUY-08). */
  readonly isPickedUp: boolean;
  /** None while there is nothing to tell (PERS-03). */
  readonly summary: O.Option<PersonalizationSummary>;
  /** Of this item alone (SHOP-03). */
  readonly pictures: ReadonlyArray<ItemImages>;
  /** Which of them is shown, from 0. */
  readonly picture: number;
}

/** The content of the dialog: none yet; an item; or that the item left the list meanwhile. */
export type ItemDetailsContent =
  | { readonly _tag: 'Nothing' }
  | { readonly _tag: 'Gone'; readonly key: string; readonly name: string }
  | ShownDetails;

/** Item Details (BUY-05); what it held stays while it fades away. */
export interface ItemDetailsModel {
  readonly isOpen: boolean;
  readonly content: ItemDetailsContent;
  /** Some once it was closed: the identity key of the card that takes the focus back. Another object each time. */
  readonly focusOn: O.Option<{ readonly key: string }>;
}

export interface ItemDetailsIntents {
  readonly open: (identity: ItemIdentity) => void;
  readonly close: () => void;
  readonly showPicture: (index: number) => void;
  readonly stepPicture: (by: 1 | -1) => void;
}

/**
 * Which item is open, by its identity key. Stored in the browser's history state: opening is a step forward on the same address, going back closes, going forward and reading the page
 * again open. A second `close` before the first has happened does nothing.
 */
export interface OpenedItem {
  readonly opened: ObservableState<O.Option<string>>;
  readonly open: (key: string) => void;
  readonly close: () => void;
}
