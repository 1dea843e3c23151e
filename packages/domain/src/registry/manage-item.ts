/*
 * [MAN-03] [MAN-05] [MAN-07] [MAN-09] [GG-02] [GG-04] [GG-05] In Manage Item a registrant changes the mark of most loved, whether it is a group gift and how its fund is called, and how many are wanted. What
 * differs from what is stored is saved as one edit (`decideEdit`), which is stored whole or not at all (MAN-06). It can be saved while something differs, the quantity is one that may be wanted, and the name is one.
 *
 * @example manageItem(markets.US, { ...exampleItem(), isSettled: false }, openItemDraft(markets.US, { ...exampleItem(), isSettled: false })).canSave // => false
 * @example manageItem(markets.US, { ...exampleItem({ wanted: 8 }), isSettled: false }, { isMostLoved: false, isGroupGift: O.some(false), fundName: '', wanted: '9' }).edit // => { ...NOTHING_EDITED, wanted: O.some({ to: 9, seen: 8 }) }
 */
import { either as E, function as F, option as O } from 'fp-ts';
import type { RegistryItem } from '../item/index.ts';
import { type WantedQuantityRefusal, wantedQuantityField } from '../quantity/index.ts';
import type { MarketRules } from '../site/index.ts';
import { editableOf } from './decide-edit.ts';
import { type FundNameInvalid, firstFundName, readFundName } from './fund-name.ts';
import type { Edited, ItemEdit } from './item-changes.ts';
import { decideGroupGift, type ItemSettled, type ManagedItem, quantityWanted } from './owner-decisions.ts';

/** The values of the form's fields. */
export interface ItemDraft {
  readonly isMostLoved: boolean;
  /** `none` when the form does not offer the choice (MAN-07). */
  readonly isGroupGift: O.Option<boolean>;
  /** The text of the fund's name; its field is shown while the item is a group gift. */
  readonly fundName: string;
  /** The text of the wanted quantity's field. */
  readonly wanted: string;
}

/**
 * Whether the form lets the registrant choose a group gift: it is not offered, it cannot be undone because the fund has
 * contributions, or it is free.
 */
export type GroupGiftChoice = 'not-offered' | 'has-contributions' | 'free';

/** The state of the form for a draft, and the edit that saving makes. */
export interface ItemManagement {
  readonly groupGift: GroupGiftChoice;
  /** The name in its field, or the error shown beside it; `none` when there is no such field. */
  readonly fundName: O.Option<E.Either<FundNameInvalid, string>>;
  /** The number in its field, or the error shown beside it. */
  readonly quantity: E.Either<WantedQuantityRefusal | ItemSettled, number>;
  /** The differences from what is stored; invalid input is left out. */
  readonly edit: ItemEdit;
  readonly canSave: boolean;
}

/** Whether the form offers a choice of a group gift for the item (MAN-07, GG-05). */
export const groupGiftChoice = (market: MarketRules, item: ManagedItem): GroupGiftChoice => {
  if (E.isLeft(decideGroupGift(market, item, true))) return 'not-offered';
  return E.isLeft(decideGroupGift(market, item, false)) ? 'has-contributions' : 'free';
};

/** The fund's name, or the name it would get if the item became a group gift now. */
const fundNameOf = ({ groupGift, product }: RegistryItem): string =>
  O.isSome(groupGift) ? groupGift.value.name : firstFundName(product);

/** The draft when the form opens: the stored values. */
export const openItemDraft = (market: MarketRules, item: ManagedItem): ItemDraft => ({
  isMostLoved: item.isMostLoved,
  isGroupGift: groupGiftChoice(market, item) === 'not-offered' ? O.none : O.some(O.isSome(item.groupGift)),
  fundName: fundNameOf(item),
  wanted: String(item.wanted),
});

/** Whether the edit changes anything. */
export const isEdit = (edit: ItemEdit): boolean => Object.values(edit).some((field) => O.isSome(field));

const edited = <A>(to: A, seen: A): O.Option<Edited<A>> => (to === seen ? O.none : O.some({ to, seen }));

/** Compares the draft with what is stored (MAN-03). */
export const manageItem = (market: MarketRules, item: ManagedItem, draft: ItemDraft): ItemManagement => {
  const groupGift = groupGiftChoice(market, item);
  const stored = editableOf(item);
  const isShared = groupGift !== 'not-offered' && O.exists((isWanted: boolean) => isWanted)(draft.isGroupGift);
  const fundName = isShared ? O.some(readFundName(draft.fundName)) : O.none;
  const quantity = F.pipe(
    wantedQuantityField.read(item, draft.wanted),
    E.chainW((wanted) => quantityWanted(item, wanted)),
  );
  const edit: ItemEdit = {
    isMostLoved: edited(draft.isMostLoved, stored.isMostLoved),
    isGroupGift:
      groupGift === 'free'
        ? O.chain((isWanted: boolean) => edited(isWanted, stored.isGroupGift))(draft.isGroupGift)
        : O.none,
    fundName: F.pipe(
      fundName,
      O.chain(O.fromEither),
      O.filter((name) => ![name, draft.fundName].includes(fundNameOf(item))),
      O.map((to) => ({ to, seen: stored.fundName })),
    ),
    wanted: O.chain((wanted: number) => edited(wanted, stored.wanted))(O.fromEither(quantity)),
  };
  const isAcceptable = E.isRight(quantity) && !O.exists(E.isLeft)(fundName);
  return { groupGift, fundName, quantity, edit, canSave: isEdit(edit) && isAcceptable };
};
