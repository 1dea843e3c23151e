/*
 * [MAN-03] [MAN-05] [MAN-07] [MAN-09] [GG-02] [GG-05] In Manage Item a registrant changes the mark of most loved, whether it is a group gift, and how many are wanted, and saves what differs
 * from what is stored. Each change is a call of its own, in the order of the form: what failed is told, and the view goes back to what is stored (MAN-06). It can be saved while something
 * differs and the quantity is one that may be wanted.
 *
 * Laws:
 * - a draft that was just opened has nothing to save
 * - it can be saved exactly when one of the three differs and the quantity is acceptable
 * - what is saved is each change that differs, once, in the order of the form
 * - in Canada a draft knows no group gift; nor does it for what cannot become one
 * - a fund with money in it stays: the form says so, and nothing of it is saved
 * - what was saved leaves nothing to save
 * - a quantity below what was bought or given for in part is told, unless it is the one that is stored
 *
 * @example manageItem('US', { ...exampleItem(), isSettled: false }, openItemDraft('US', { ...exampleItem(), isSettled: false })).canSave // => false
 * @example manageItem('US', { ...exampleItem({ wants: 8 }), isSettled: false }, { isMostLoved: true, isGroupGift: O.some(false), wants: '9' }).commands // => [{ _tag: 'ChangeMostLoved', isMostLoved: true }, { _tag: 'ChangeWants', wants: 9 }]
 */
import { either as E, function as F, option as O } from 'fp-ts';
import { type WantedQuantityRefusal, wantedQuantityField } from '../quantity/index.ts';
import type { Market } from '../site/index.ts';
import { decideGroupGift, type Shareable } from './decide-group-gift.ts';
import { type ItemSettled, quantityWanted } from './decide-wants.ts';

/** What stands in the form. */
export interface ItemDraft {
  readonly isMostLoved: boolean;
  /** None where the form has no such choice (MAN-07). */
  readonly isGroupGift: O.Option<boolean>;
  /** What the field of the wanted quantity holds. */
  readonly wants: string;
}

/** One thing to be saved. */
export type ItemCommand =
  | { readonly _tag: 'ChangeMostLoved'; readonly isMostLoved: boolean }
  | { readonly _tag: 'ChangeGroupGift'; readonly isGroupGift: boolean }
  | { readonly _tag: 'ChangeWants'; readonly wants: number };

/** Whether the form lets one choose a group gift: not at all, or it is one and stays one for the money in it, or freely. */
export type GroupGiftChoice = 'not-offered' | 'has-contributions' | 'free';

/** What the form shows of a draft, and what saving it comes to. */
export interface ItemManagement {
  readonly groupGift: GroupGiftChoice;
  /** The number that the field stands for, or what is said beside it. */
  readonly quantity: E.Either<WantedQuantityRefusal | ItemSettled, number>;
  /** What differs from what is stored, in the order of the form. */
  readonly commands: ReadonlyArray<ItemCommand>;
  readonly canSave: boolean;
}

/** Whether the form has a choice of a group gift for the item (MAN-07, GG-05). */
export const groupGiftChoice = (market: Market, item: Shareable): GroupGiftChoice => {
  if (E.isLeft(decideGroupGift(market, item, true))) return 'not-offered';
  return E.isLeft(decideGroupGift(market, item, false)) ? 'has-contributions' : 'free';
};

/** The form as it opens: what is stored. */
export const openItemDraft = (market: Market, item: Shareable): ItemDraft => ({
  isMostLoved: item.isMostLoved,
  isGroupGift: groupGiftChoice(market, item) === 'not-offered' ? O.none : O.some(O.isSome(item.groupGift)),
  wants: String(item.wants),
});

const loveOf = (item: Shareable, { isMostLoved }: ItemDraft): ReadonlyArray<ItemCommand> =>
  isMostLoved === item.isMostLoved ? [] : [{ _tag: 'ChangeMostLoved', isMostLoved }];

const fundingOf = (choice: GroupGiftChoice, item: Shareable, { isGroupGift }: ItemDraft): ReadonlyArray<ItemCommand> =>
  choice !== 'free' || O.isNone(isGroupGift) || isGroupGift.value === O.isSome(item.groupGift)
    ? []
    : [{ _tag: 'ChangeGroupGift', isGroupGift: isGroupGift.value }];

const wantsOf = (item: Shareable, quantity: ItemManagement['quantity']): ReadonlyArray<ItemCommand> =>
  E.isLeft(quantity) || quantity.right === item.wants ? [] : [{ _tag: 'ChangeWants', wants: quantity.right }];

/** The draft against what is stored (MAN-03). */
export const manageItem = (market: Market, item: Shareable, draft: ItemDraft): ItemManagement => {
  const groupGift = groupGiftChoice(market, item);
  const quantity = F.pipe(
    wantedQuantityField.read(item, draft.wants),
    E.chainW((wants) => quantityWanted(item, wants)),
  );
  const commands = [...loveOf(item, draft), ...fundingOf(groupGift, item, draft), ...wantsOf(item, quantity)];
  return { groupGift, quantity, commands, canSave: commands.length > 0 && E.isRight(quantity) };
};
