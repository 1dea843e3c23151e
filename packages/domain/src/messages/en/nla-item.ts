import { option as O } from 'fp-ts';
import type { KeyRefusal } from '../../idempotency/index.ts';
import type { RegistryItem } from '../../item/index.ts';
import type { Cents } from '../../money/index.ts';
import type { Fault, OwnerRefusal, ReplaceRefusal } from '../../ports/index.ts';
import type { FundTransfer, ReplacementDifference } from '../../registry/index.ts';
import { itemCount } from './count.ts';
import { faultSentence } from './fault.ts';
import { formatAmount, formatCount } from './formats.ts';
import { ownerRefused } from './registry.ts';

/** The money that moves with the fund. */
const withMoney = (prefix: string, { given, moves }: FundTransfer): string => {
  if (moves === 0) return '';
  const amount = formatAmount(prefix, moves);
  return given === moves ? `, with the ${amount} guests have given for it` : `, with ${amount} of its money`;
};

const afterMove = ({ given, moves }: FundTransfer): string => {
  if (given === 0) return '';
  const paid = given > moves ? ' Money that paid for whole items stays with those.' : '';
  return `${paid} You’ll still see who gave in your Thank You Manager.`;
};

const movedOnto = (prefix: string, money: FundTransfer): string => {
  const amount = formatAmount(prefix, money.moves);
  switch (money.onto) {
    case 'new':
      return `The fund “${money.name}” moves to the new item${withMoney(prefix, money)}.`;
    case 'single':
      return `This one is already on your registry and becomes a group gift: the fund “${money.name}” moves to it${withMoney(prefix, money)}.`;
    case 'fund':
      return `This one is already a group gift on your registry and keeps its fund “${money.name}”${money.moves === 0 ? '' : `, and the ${amount} guests have given will be added to it`}.`;
  }
};

/** How a candidate differs, in one line: "Larger, $24 more". */
const difference = (prefix: string, { pieces, size, more, less }: ReplacementDifference): string => {
  const price = more > 0 ? `${formatAmount(prefix, more)} more` : `${formatAmount(prefix, less)} less`;
  const parts = [
    ...(O.isSome(pieces) ? [pieces.value === 1 ? 'one piece' : `set of ${pieces.value}`] : []),
    ...(O.isSome(size) ? [size.value === 'same' ? 'same size' : size.value] : []),
    more === less ? 'same price' : price,
  ];
  const line = parts.join(', ');
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}`;
};

/** Replacing and removing an item that is no longer available. */
export const nlaItemMessages = {
  /** The line over the list (LIST-04): how many items can be replaced, and how many only removed. */
  summary: (replaceable: number, removable: number): string =>
    [
      ...(replaceable === 0 ? [] : [`${itemCount(replaceable)} ${replaceable === 1 ? 'needs' : 'need'} replacing.`]),
      ...(removable === 0
        ? []
        : [`${replaceable === 0 ? itemCount(removable) : formatCount(removable)} can only be removed.`]),
    ].join(' '),
  /** Goes through these items one after the other. */
  review: 'Review',
  /** The place of an item in the review. */
  step: (step: number, total: number): string => `${formatCount(step)} of ${formatCount(total)}`,
  skip: 'Skip',
  next: 'Next Item',
  difference,
  showMore: (count: number): string => `Show ${formatCount(count)} more`,
  replace: 'Replace',
  replaceLabel: (name: string): string => `Replace: ${name}`,
  remove: 'Remove',
  removeLabel: (name: string): string => `Remove: ${name}`,
  cancel: 'Cancel',
  tryAgain: 'Try Again',
  /** The question before an item is removed (MAN-02). */
  removeTitle: 'Remove Item',
  /** Below the question, for a group gift with contributions. */
  removeMoney: (prefix: string, given: Cents, canReplace: boolean): string =>
    `Guests have given ${formatAmount(prefix, given)} toward this group gift. The fund leaves your list with the item. The money isn’t refunded now: it is settled when your funds close. You’ll still see who gave in your Thank You Manager.${
      canReplace ? ' To keep the fund and its money on your registry, replace the item instead.' : ''
    }`,
  /** Before a group gift is replaced. */
  moving: (prefix: string, money: FundTransfer): string => `${movedOnto(prefix, money)}${afterMove(money)}`,
  /** After a group gift was replaced. */
  moved: (prefix: string, { moves, name, onto }: FundTransfer): string => {
    const amount = formatAmount(prefix, moves);
    if (onto === 'fund') return moves === 0 ? `Its fund is “${name}”.` : `${amount} moved to its fund “${name}”.`;
    const moved = moves === 0 ? `The fund “${name}” moved to it.` : `The fund “${name}” moved to it, with ${amount}.`;
    return onto === 'single' ? `It is a group gift now. ${moved}` : moved;
  },
  sure: 'Are you sure you want to remove this item from your registry?',
  removeFromRegistry: 'Remove from Registry',
  removing: 'Removing…',
  removed: 'Item has been removed',
  removedAnnouncement: (name: string): string => `${name} is no longer on your registry`,
  /** After a group gift with contributions was removed. */
  removedMoney: (prefix: string, given: Cents): string =>
    `The ${formatAmount(prefix, given)} guests have given toward it isn’t refunded now: it is settled when your funds close. You’ll still see who gave in your Thank You Manager.`,
  /** Below the question and after the removal, for an item with purchases. */
  givenStays:
    'What was bought stays on your list as purchased, and counts on. You’ll see by whom in your Thank You Manager.',
  /** The Replace dialog (NLA-01). */
  replaceTitle: 'Replace Item',
  gone: 'This item is no longer available.',
  choose: 'Choose something similar',
  looking: 'Looking for something similar',
  nothingLikeIt: 'There’s nothing similar right now. You can remove this item and add another one.',
  replaceItem: 'Replace Item',
  replacing: 'Replacing…',
  /** All failures while the item is on the list, except those that `notReplaced` explains (NLA-06). */
  notReplaced: 'Item could not be replaced. Please refresh.',
  /** The item was removed meanwhile, e.g. in another window. */
  offList: (name: string): string => `${name} is no longer on your registry, so there’s nothing to replace.`,
  replaced: 'Item has been replaced',
  replacedAnnouncement: (name: string): string => `${name} is now on your registry`,
  /** Below the heading of the replacement. */
  replacementOf: (item: RegistryItem): string => `In place of ${item.product.name}`,
} as const;

/** Why an item was not replaced: one sentence for all reasons (NLA-06), except when a different choice would help (NLA-07). */
export const notReplaced = (reason: OwnerRefusal | ReplaceRefusal | KeyRefusal | Fault): string => {
  switch (reason._tag) {
    case 'FundTooLarge':
      return 'Guests have given more money for this item than the other one costs. Please choose another one.';
    default:
      return nlaItemMessages.notReplaced;
  }
};

/** Why an item was not removed. */
export const notRemoved = (reason: OwnerRefusal | { readonly _tag: 'HasPurchases' } | Fault): string => {
  switch (reason._tag) {
    case 'HasPurchases':
      return 'Someone has bought some of this item, so it stays on your registry.';
    case 'Unavailable':
    case 'CookiesRefused':
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'TooManyRequests':
      return faultSentence(reason);
    default:
      return ownerRefused(reason);
  }
};
