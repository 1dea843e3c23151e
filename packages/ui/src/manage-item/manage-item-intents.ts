import type { ItemIdentity } from '@gift-registry/domain';

/** What a registrant can do in Manage Item. */
export interface ManageItemIntents {
  /** Opens the form for that item; does nothing where nothing can be managed. */
  readonly open: (identity: ItemIdentity) => void;
  readonly turnMostLoved: (isOn: boolean) => void;
  readonly turnGroupGift: (isOn: boolean) => void;
  readonly typeFundName: (text: string) => void;
  readonly leaveFundName: () => void;
  readonly typeWanted: (text: string) => void;
  readonly leaveWanted: () => void;
  readonly stepWanted: (by: 1 | -1) => void;
  readonly save: () => void;
  /** Sends again what was typed when saving failed. */
  readonly tryAgain: () => void;
  readonly askRemove: () => void;
  /** Goes back to the form from the question whether to remove it. */
  readonly keep: () => void;
  readonly remove: () => void;
  readonly manageAgain: () => void;
  readonly close: () => void;
}
