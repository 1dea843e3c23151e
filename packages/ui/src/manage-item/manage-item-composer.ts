import {
  type ChangedOptions,
  conditionOf,
  type FundNameInvalid,
  formatAmount,
  formatPrice,
  itemPrice,
  LEAST_CONTRIBUTION,
  type ManageEditing,
  type ManageFlow,
  type ManageProblem,
  type ManageReason,
  manageItem,
  minimumWanted,
  nlaOffers,
  offersRemoval,
  openItemDraft,
  type Shareable,
  type Site,
  unitsCovered,
} from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import { purchaseCount } from '../list-model/index.ts';
import type { ManageContent, ManageForm } from './manage-item-model.ts';

/** The fields that were left since something was typed in them. */
export type LeftFields = ReadonlySet<'wanted' | 'fundName'>;

/** What is wrong with a field, once it holds something or was left empty. */
const told = <Refusal>(
  read: E.Either<Refusal, unknown>,
  field: 'wanted' | 'fundName',
  text: string,
  left: LeftFields,
): O.Option<Refusal> => (E.isLeft(read) && (text !== '' || left.has(field)) ? O.some(read.left) : O.none);

const saysSettled = (problem: ManageProblem<ManageReason>): boolean =>
  problem._tag === 'CallFailed' && problem.reason._tag === 'ItemSettled';

type Editing = Pick<ManageEditing<ManageReason>, 'item' | 'draft' | 'problem' | 'tried' | 'newer'>;

const formOf = (site: Site, its: Editing, left: LeftFields, isSaving: boolean): ManageForm => {
  const { item, draft } = its;
  const { groupGift, fundName, quantity, canSave } = manageItem(site.market, item, draft);
  const stored = openItemDraft(site.market, item);
  const isTyped = O.isNone(its.tried);
  const isSettled = O.exists(saysSettled)(its.problem);
  const newer = (field: 'wanted' | 'fundName') =>
    isTyped && its.newer.includes(field) ? O.some(stored[field]) : O.none;
  return {
    _tag: 'Form',
    item,
    price: formatPrice(site.currencyPrefix, itemPrice(item)),
    sectionCounts: purchaseCount(site, item),
    draft,
    groupGift,
    leastGift: formatAmount(site.currencyPrefix, LEAST_CONTRIBUTION),
    fewest: minimumWanted(unitsCovered(item)),
    quantityProblem: told(quantity, 'wanted', draft.wanted, left),
    nameProblem: O.chain((name: E.Either<FundNameInvalid, string>) => told(name, 'fundName', draft.fundName, left))(
      fundName,
    ),
    newer: { wanted: newer('wanted'), fundName: newer('fundName') },
    canSave,
    isSaving,
    canRemove: offersRemoval(item),
    problem: its.problem,
    isSettled,
    canTryAgain: O.isSome(its.tried) && !isSettled,
    triedWanted: F.pipe(
      its.tried,
      O.map(({ wanted }) => wanted),
      O.filter((wanted) => wanted !== draft.wanted),
    ),
  };
};

const noLongerAvailable = (site: Site, { item, problem }: Editing): ManageContent => ({
  _tag: 'NoLongerAvailable',
  item,
  sectionCounts: purchaseCount(site, item),
  price: formatPrice(site.currencyPrefix, itemPrice(item)),
  offers: nlaOffers('registrant', site.features, item),
  problem,
});

/** What the dialog holds where managing stands there; none once it is closed. */
export const manageContent = (
  site: Site,
  flow: ManageFlow<ManageReason>,
  left: LeftFields,
  changed: (item: Shareable) => O.Option<ChangedOptions>,
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
              sectionCounts: purchaseCount(site, flow.item),
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
        sectionCounts: purchaseCount(site, flow.item),
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
