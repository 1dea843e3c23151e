import type {
  FundNameInvalid,
  GroupGiftChoice,
  ItemDraft,
  ItemSettled,
  ManageProblem,
  ManageReason,
  NlaOffers,
  RegistryItem,
  WantedQuantityRefusal,
} from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import type { PurchaseCount } from '../list-model/index.ts';

/** The form of Manage Item. */
export interface ManageForm {
  readonly _tag: 'Form';
  readonly item: RegistryItem;
  readonly sectionCounts: PurchaseCount;
  readonly price: string;
  readonly draft: ItemDraft;
  readonly groupGift: GroupGiftChoice;
  /** The least that a guest can give, as it is shown. */
  readonly leastGift: string;
  /** The fewest that can be wanted. */
  readonly fewest: number;
  /** Said beside the field of the quantity. */
  readonly quantityProblem: O.Option<WantedQuantityRefusal | ItemSettled>;
  /** Said beside the field of the fund's name. */
  readonly nameProblem: O.Option<FundNameInvalid>;
  /** What somebody else has set since it was typed here; none where nobody has. */
  readonly newer: { readonly wanted: O.Option<string>; readonly fundName: O.Option<string> };
  readonly canSave: boolean;
  readonly isSaving: boolean;
  readonly canRemove: boolean;
  readonly problem: O.Option<ManageProblem<ManageReason>>;
  /** The service said that it is what is left of a replaced item: nothing of it can be changed (NLA-03). */
  readonly isSettled: boolean;
  /** What was typed when saving failed can be sent again. */
  readonly canTryAgain: boolean;
  /** The number that trying again saves, where another one is stored and shown (MAN-06). */
  readonly triedWanted: O.Option<string>;
}

/** What the dialog holds. */
export type ManageContent =
  | { readonly _tag: 'Nothing' }
  | ManageForm
  /** The options that were chosen for it have changed (PERS-04). */
  | {
      readonly _tag: 'StartAgain';
      readonly item: RegistryItem;
      readonly sectionCounts: PurchaseCount;
      readonly price: string;
      readonly productPath: O.Option<string>;
      readonly canRemove: boolean;
      readonly problem: O.Option<ManageProblem<ManageReason>>;
    }
  /** It will not come back (NLA-01). */
  | {
      readonly _tag: 'NoLongerAvailable';
      readonly item: RegistryItem;
      readonly sectionCounts: PurchaseCount;
      readonly price: string;
      readonly offers: NlaOffers;
      readonly problem: O.Option<ManageProblem<ManageReason>>;
    }
  | {
      readonly _tag: 'Updated';
      readonly item: RegistryItem;
      readonly sectionCounts: PurchaseCount;
      readonly price: string;
    }
  | { readonly _tag: 'Asking'; readonly item: RegistryItem; readonly isRemoving: boolean }
  | { readonly _tag: 'Removed'; readonly item: RegistryItem; readonly by: 'here' | 'elsewhere' };

/** Manage Item; what it held stays while it fades away. */
export interface ManageItemModel {
  readonly isOpen: boolean;
  readonly content: ManageContent;
  /** What was done, for those who hear the page; empty while there is nothing to say. */
  readonly said: string;
  /** Some once it was closed: the identity key of the item whose card takes the focus back. Another object each time. */
  readonly focusOn: O.Option<{ readonly key: string }>;
}
