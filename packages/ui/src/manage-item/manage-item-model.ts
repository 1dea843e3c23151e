import {
  type ChangedOptions,
  conditionOf,
  type FundNameInvalid,
  formatAmount,
  formatPrice,
  type GroupGiftChoice,
  type ItemDraft,
  type ItemIdentity,
  type ItemSettled,
  itemPrice,
  type ManagedItem,
  type ManageEditing,
  type ManageFlow,
  type ManageProblem,
  type ManageReason,
  MINIMUM_CONTRIBUTION,
  manageItem,
  minimumWanted,
  type NlaOffers,
  nlaOffers,
  offersRemoval,
  openItemDraft,
  type RegistryItem,
  type Site,
  unitsCovered,
  type WantedQuantityRefusal,
} from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import { type PurchaseCount, purchaseCount } from '../list-model/index.ts';

export interface ManageItemIntents {
  /** Opens the form for that item; ignored where this reader cannot manage items. */
  readonly open: (identity: ItemIdentity) => void;
  readonly turnMostLoved: (isOn: boolean) => void;
  readonly turnGroupGift: (isOn: boolean) => void;
  readonly typeFundName: (text: string) => void;
  readonly leaveFundName: () => void;
  readonly typeWanted: (text: string) => void;
  readonly leaveWanted: () => void;
  readonly stepWanted: (by: 1 | -1) => void;
  readonly save: () => void;
  /** Sends the failed draft again. */
  readonly tryAgain: () => void;
  readonly askRemove: () => void;
  /** Goes back from the removal question to the form. */
  readonly keep: () => void;
  readonly remove: () => void;
  readonly manageAgain: () => void;
  readonly close: () => void;
}

export interface ManageForm {
  readonly _tag: 'Form';
  readonly item: RegistryItem;
  readonly purchaseCount: PurchaseCount;
  readonly price: string;
  readonly draft: ItemDraft;
  readonly groupGift: GroupGiftChoice;
  /** The least amount that a guest can contribute, formatted. */
  readonly leastGift: string;
  /** The smallest quantity that can be wanted. */
  readonly fewest: number;
  /** The problem shown beside the quantity. */
  readonly quantityProblem: O.Option<WantedQuantityRefusal | ItemSettled>;
  /** The problem shown beside the fund's name. */
  readonly nameProblem: O.Option<FundNameInvalid>;
  /** The values that another registrant has saved since the fields were edited here. */
  readonly newer: { readonly wanted: O.Option<string>; readonly fundName: O.Option<string> };
  readonly canSave: boolean;
  readonly isSaving: boolean;
  readonly canRemove: boolean;
  readonly problem: O.Option<ManageProblem<ManageReason>>;
  /** Whether the item is a settled one, of which nothing can be changed (NLA-03). */
  readonly isSettled: boolean;
  /** Whether the failed draft can be sent again. */
  readonly canTryAgain: boolean;
  /** The quantity that trying again would save, if a different one is stored and shown (MAN-06). */
  readonly triedWanted: O.Option<string>;
}

export type ManageContent =
  | { readonly _tag: 'Nothing' }
  | ManageForm
  /** The options chosen for the item have changed (PERS-04). */
  | {
      readonly _tag: 'StartAgain';
      readonly item: RegistryItem;
      readonly purchaseCount: PurchaseCount;
      readonly price: string;
      readonly productPath: O.Option<string>;
      readonly canRemove: boolean;
      readonly problem: O.Option<ManageProblem<ManageReason>>;
    }
  /** The item is no longer available (NLA-01). */
  | {
      readonly _tag: 'NoLongerAvailable';
      readonly item: RegistryItem;
      readonly purchaseCount: PurchaseCount;
      readonly price: string;
      readonly offers: NlaOffers;
      readonly problem: O.Option<ManageProblem<ManageReason>>;
    }
  | {
      readonly _tag: 'Updated';
      readonly item: RegistryItem;
      readonly purchaseCount: PurchaseCount;
      readonly price: string;
    }
  | { readonly _tag: 'Asking'; readonly item: RegistryItem; readonly isRemoving: boolean }
  | { readonly _tag: 'Removed'; readonly item: RegistryItem; readonly by: 'here' | 'elsewhere' };

/** Manage Item; the content stays while it fades out. */
export interface ManageItemModel {
  readonly isOpen: boolean;
  readonly content: ManageContent;
  /** For screen readers; empty while there is nothing to announce. */
  readonly announcement: string;
  /** After closing: the item whose card gets the focus. A new object each time. */
  readonly focusOn: O.Option<{ readonly key: string }>;
}

/** The fields that were left after an edit. */
export type LeftFields = ReadonlySet<'wanted' | 'fundName'>;

/** The field's problem, once it holds something or was left empty. */
const problemToShow = <Refusal>(
  read: E.Either<Refusal, unknown>,
  field: 'wanted' | 'fundName',
  text: string,
  left: LeftFields,
): O.Option<Refusal> => (E.isLeft(read) && (text !== '' || left.has(field)) ? O.some(read.left) : O.none);

const saysSettled = (problem: ManageProblem<ManageReason>): boolean =>
  problem._tag === 'CallFailed' && problem.reason._tag === 'ItemSettled';

type Editing = Pick<ManageEditing<ManageReason>, 'item' | 'draft' | 'problem' | 'tried' | 'newer'>;

const formOf = (site: Site, editing: Editing, left: LeftFields, isSaving: boolean): ManageForm => {
  const { item, draft } = editing;
  const { groupGift, fundName, quantity, canSave } = manageItem(site.marketRules, item, draft);
  const stored = openItemDraft(site.marketRules, item);
  const isTyped = O.isNone(editing.tried);
  const isSettled = O.exists(saysSettled)(editing.problem);
  const newer = (field: 'wanted' | 'fundName') =>
    isTyped && editing.newer.includes(field) ? O.some(stored[field]) : O.none;
  return {
    _tag: 'Form',
    item,
    price: formatPrice(site.currencyPrefix, itemPrice(item)),
    purchaseCount: purchaseCount(site, item),
    draft,
    groupGift,
    leastGift: formatAmount(site.currencyPrefix, MINIMUM_CONTRIBUTION),
    fewest: minimumWanted(unitsCovered(item)),
    quantityProblem: problemToShow(quantity, 'wanted', draft.wanted, left),
    nameProblem: O.chain((name: E.Either<FundNameInvalid, string>) =>
      problemToShow(name, 'fundName', draft.fundName, left),
    )(fundName),
    newer: { wanted: newer('wanted'), fundName: newer('fundName') },
    canSave,
    isSaving,
    canRemove: offersRemoval(item),
    problem: editing.problem,
    isSettled,
    canTryAgain: O.isSome(editing.tried) && !isSettled,
    triedWanted: F.pipe(
      editing.tried,
      O.map(({ wanted }) => wanted),
      O.filter((wanted) => wanted !== draft.wanted),
    ),
  };
};

const noLongerAvailable = (site: Site, { item, problem }: Editing): ManageContent => ({
  _tag: 'NoLongerAvailable',
  item,
  purchaseCount: purchaseCount(site, item),
  price: formatPrice(site.currencyPrefix, itemPrice(item)),
  offers: nlaOffers('registrant', site.features, item),
  problem,
});

/** The dialog's content in that step; none once it is closed. */
export const manageContent = (
  site: Site,
  flow: ManageFlow<ManageReason>,
  left: LeftFields,
  changed: (item: ManagedItem) => O.Option<ChangedOptions>,
): O.Option<ManageContent> => {
  switch (flow._tag) {
    case 'Closed':
      return O.none;
    case 'Editing':
      if (conditionOf(flow.item) === 'no-longer-available') return O.some(noLongerAvailable(site, flow));
      return O.some(
        F.pipe(
          changed(flow.item),
          O.filter((options) => options._tag === 'StartAgain'),
          O.match(
            (): ManageContent => formOf(site, flow, left, false),
            ({ productPath, canRemove }): ManageContent => ({
              _tag: 'StartAgain',
              item: flow.item,
              purchaseCount: purchaseCount(site, flow.item),
              price: formatPrice(site.currencyPrefix, itemPrice(flow.item)),
              productPath,
              canRemove,
              problem: flow.problem,
            }),
          ),
        ),
      );
    case 'Saving':
      return O.some(formOf(site, { ...flow, problem: O.none, tried: O.none, newer: [] }, left, true));
    case 'Updated':
      return O.some({
        _tag: 'Updated',
        item: flow.item,
        purchaseCount: purchaseCount(site, flow.item),
        price: formatPrice(site.currencyPrefix, itemPrice(flow.item)),
      });
    case 'AskingRemoval':
      return O.some({ _tag: 'Asking', item: flow.item, isRemoving: false });
    case 'Removing':
      return O.some({ _tag: 'Asking', item: flow.item, isRemoving: true });
    case 'Removed':
      return O.some({ _tag: 'Removed', item: flow.item, by: flow.by });
  }
};
