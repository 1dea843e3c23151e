import type { RegistryItem } from '../item/index.ts';
import type { KeyRefusal } from '../once/index.ts';
import type { Fault, OwnerRefusal, ReplaceRefusal } from '../ports/index.ts';
import { faultSentence } from './fault.en.ts';
import { ownerRefused } from './registry.en.ts';

/** What stands around replacing and removing what will not come back. */
export const nlaItemWords = {
  replace: 'Replace',
  replaceAloud: (name: string): string => `Replace: ${name}`,
  remove: 'Remove',
  removeAloud: (name: string): string => `Remove: ${name}`,
  cancel: 'Cancel',
  tryAgain: 'Try Again',
  /** MAN-02. */
  removeTitle: 'Remove Item',
  sure: 'Are you sure you want to remove this item from your registry?',
  removeFromRegistry: 'Remove from Registry',
  removing: 'Removing…',
  removed: 'Item has been removed',
  removedAloud: (name: string): string => `${name} is no longer on your registry`,
  /** NLA-01. */
  replaceTitle: 'Replace Item',
  gone: 'This item is no longer available.',
  choose: 'Choose something like it',
  looking: 'Looking for something like it',
  nothingLikeIt: 'There is nothing like it at the moment. You can remove this item and add another one.',
  replaceItem: 'Replace Item',
  replacing: 'Replacing…',
  /** NLA-06: said of every failure while the item is on the list, but for `notReplaced`. */
  notReplaced: 'Item could not be replaced. Please refresh.',
  /** Where the item was taken off meanwhile, as from another window. */
  offList: (name: string): string => `${name} is no longer on your registry, so there is nothing to replace.`,
  replaced: 'Item has been replaced',
  replacedAloud: (name: string): string => `${name} is now on your registry`,
  /** Under the heading of what has come in its place. */
  replacementOf: (item: RegistryItem): string => `In place of ${item.product.name}`,
} as const;

/** Why an item was not replaced: one sentence whatever the cause (NLA-06), except that another choice helps where money is in the way (NLA-07). */
export const notReplaced = (reason: OwnerRefusal | ReplaceRefusal | KeyRefusal | Fault): string =>
  reason._tag === 'FundTooLarge'
    ? 'Guests have given more money for this item than that one costs. Please choose another one.'
    : nlaItemWords.notReplaced;

/** Why an item was not removed. */
export const notRemoved = (reason: OwnerRefusal | { readonly _tag: 'HasPurchases' } | Fault): string => {
  switch (reason._tag) {
    case 'HasPurchases':
      return 'Somebody has bought some of this item, so it stays on your registry.';
    case 'Unavailable':
    case 'Misunderstood':
    case 'TooManyRequests':
      return faultSentence(reason);
    default:
      return ownerRefused(reason);
  }
};
