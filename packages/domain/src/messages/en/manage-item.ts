import type { ManageProblem } from '../../manage-item/index.ts';
import type { Fault, OwnerRefusal } from '../../ports/index.ts';
import type { ItemEditRefusal } from '../../registry/index.ts';
import { faultSentence } from './fault.ts';
import { formatCount } from './formats.ts';
import { nlaItemMessages, notRemoved } from './nla-item.ts';
import { fundNameRefused, groupGiftRefused, ownerRefused, wantedRefused } from './registry.ts';

/** The Manage Item dialog (MAN-01, MAN-02, NLA-05, PERS-04). */
export const manageItemMessages = {
  /** The accessible name: there is one on every card. */
  howMany: 'How many would you like?',
  fewest: (purchased: number): string =>
    `${formatCount(purchased)} ${purchased === 1 ? 'has' : 'have'} already been bought, so ${formatCount(purchased)} is the minimum.`,
  mostLoved: 'Most Loved',
  mostLovedHelp: 'Shows a heart, so guests know what matters most.',
  groupGift: 'Group Gift',
  groupGiftHelp: (least: string): string => `Several guests can give any amount from ${least}.`,
  groupGiftStays: 'Guests have already given to this group gift, so it has to stay one.',
  fundName: 'Name of the fund',
  fundNameHelp: 'You’ll find it under this name in My Group Gift Fund.',
  save: 'Save',
  saving: 'Saving…',
  /** In place of "Save" after someone else changed the same field. */
  saveMine: 'Save Mine',
  tryAgain: 'Try Again',
  /** When the typed number differs from the stored one. */
  tryAgainWith: (wanted: string): string => `Try Again with ${wanted}`,
  updated: 'Item has been updated',
  updatedAnnouncement: (name: string): string => `${name} has been updated`,
  cannotRemove: 'Guests have already given some of this item, so it can’t be removed.',
  cancel: nlaItemMessages.cancel,
  removed: nlaItemMessages.removed,
  removedAnnouncement: nlaItemMessages.removedAnnouncement,
  /** Someone else removed the item while the dialog was open. */
  leftMeanwhile: (name: string): string =>
    `${name} was removed from your registry in the meantime. Nothing else was changed.`,
  /** Beside the field: the value someone else has set. */
  nowWanted: (wanted: string): string => `Someone else has just set this to ${wanted}.`,
  nowNamed: (name: string): string => `Someone else has just named it “${name}”.`,
  optionsChanged: 'Some personalization options have changed. Please start again.',
  startAgain: 'Choose your options again',
  removeFromRegistry: nlaItemMessages.removeFromRegistry,
} as const;

/** The item was changed by someone else first. */
const EDITED_MEANWHILE =
  'Someone else changed this item at the same time. Nothing has been saved yet: look at what they’ve set, and save again to keep yours.';

/** Why a request of Manage Item was refused. */
export type ManageReason = OwnerRefusal | ItemEditRefusal | { readonly _tag: 'HasPurchases' } | Fault;

export const manageRefused = (reason: ManageReason): string => {
  switch (reason._tag) {
    case 'HasPurchases':
      return notRemoved(reason);
    case 'ItemVersionConflict':
      return EDITED_MEANWHILE;
    case 'NotInMarket':
    case 'NoLongerAvailable':
    case 'HasContributions':
      return groupGiftRefused(reason);
    case 'FundNameInvalid':
    case 'NotAGroupGift':
      return fundNameRefused(reason);
    case 'QuantityOutOfRange':
    case 'BelowPurchased':
    case 'ItemSettled':
      return wantedRefused(reason);
    case 'Unavailable':
    case 'CookiesRefused':
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'TooManyRequests':
      return faultSentence(reason);
    case 'SignInNeeded':
    case 'RegistryNotFound':
    case 'ItemUnknown':
    case 'NotOwner':
      return ownerRefused(reason);
  }
};

/** The message over the form of Manage Item (MAN-06). */
export const manageProblem = (problem: ManageProblem<ManageReason>): string => {
  switch (problem._tag) {
    case 'CallFailed':
      return manageRefused(problem.reason);
    case 'ItemVersionConflict':
      return EDITED_MEANWHILE;
    case 'BoughtMeanwhile':
      return 'A guest has just bought some of this item, so it stays on your registry.';
  }
};
