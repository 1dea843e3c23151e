import type { ItemIdentity, ItemImages, ObservableState, PersonalizationSummary } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import type { ItemCardModel } from '../list-model/index.ts';
import type { DetailFacts } from '../product-facts/index.ts';

/** The details of an item on the list. */
export interface ShownDetails {
  readonly _tag: 'Shown';
  /** The card's model, the same object as on the list, also while a filter hides it there. */
  readonly card: ItemCardModel;
  readonly details: DetailFacts;
  /** Whether the item is bought here and can be available in stores (BUY-08). */
  readonly isPickedUp: boolean;
  /** The personalization to show; none when there is nothing to show (PERS-03). */
  readonly summary: O.Option<PersonalizationSummary>;
  /** The pictures of this item only (SHOP-03). */
  readonly pictures: ReadonlyArray<ItemImages>;
  /** The index of the shown picture, from 0. */
  readonly picture: number;
}

/** The content of the dialog: none yet; an item; or that the item left the list meanwhile. */
export type ItemDetailsContent =
  | { readonly _tag: 'Nothing' }
  | { readonly _tag: 'Gone'; readonly key: string; readonly name: string }
  | ShownDetails;

/** Item Details (BUY-05); the content stays while the dialog fades out. */
export interface ItemDetailsModel {
  readonly isOpen: boolean;
  readonly content: ItemDetailsContent;
  /** After closing: the identity key of the card that gets the focus back; a new object each time. */
  readonly focusOn: O.Option<{ readonly key: string }>;
}

export interface ItemDetailsIntents {
  readonly open: (identity: ItemIdentity) => void;
  readonly close: () => void;
  readonly showPicture: (index: number) => void;
  readonly stepPicture: (by: 1 | -1) => void;
}

/**
 * The open item, by its identity key, as stored in the browser's history state. Opening goes one step forward on the
 * same address, going back closes; going forward and reloading the page open it again. A second `close` before the
 * first has happened does nothing.
 */
export interface OpenedItem {
  readonly opened: ObservableState<O.Option<string>>;
  readonly open: (key: string) => void;
  readonly close: () => void;
}
