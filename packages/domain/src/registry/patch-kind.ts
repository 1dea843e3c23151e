/*
 * [LIVE-01] [AUTH-04] A patch is announced to its reader by the kind of its write: the first thing that happened. That something left the list is reported only to those who saw
 * it there; to everyone else the list has changed.
 *
 * @example patchKind([{ _tag: 'Removed', identity: identityOf('4821'), wasNla: true }], { removed: [] }) // => 'Changed'
 */
import type { RegistryFact } from './registry-fact.ts';
import type { RegistryPatch } from './registry-view.ts';

/** How a write is presented to a reader. */
export type PatchKind =
  | 'Purchased'
  | 'Contributed'
  | 'Changed'
  | 'Added'
  | 'Removed'
  | 'Replaced'
  | 'Greeted'
  | 'PhotoChanged'
  | 'SettingsChanged';

/** The kind of the write with these facts, for the reader of that patch. */
export const patchKind = (
  [first]: ReadonlyArray<RegistryFact>,
  { removed }: Pick<RegistryPatch, 'removed'>,
): PatchKind => {
  switch (first?._tag) {
    case undefined:
    case 'WantedChanged':
    case 'MarkedMostLoved':
    case 'UnmarkedMostLoved':
    case 'GroupGiftStarted':
    case 'GroupGiftStopped':
    case 'FundNamed':
    case 'PurchaseReturned':
    case 'ContributionReturned':
    case 'GiftCardReturned':
    case 'OrderHidden':
    case 'UnmatchedGiven':
    case 'UnmatchedReturned':
    case 'ThanksWritten':
      return 'Changed';
    case 'GiftCardBought':
      return 'Purchased';
    case 'Purchased':
    case 'Contributed':
    case 'Added':
      return first._tag;
    case 'GreetingWritten':
      return 'Greeted';
    case 'PhotoChanged':
      return first._tag;
    case 'BiographyWritten':
    case 'Renamed':
    case 'DateMoved':
    case 'FundsClosed':
    case 'EventChanged':
    case 'VisibilityChanged':
    case 'PauseChanged':
    case 'DeliveryDatesChanged':
    case 'SurpriseChanged':
    case 'CoRegistrantJoined':
    case 'CoRegistrantLeft':
    case 'AddressChanged':
      return 'SettingsChanged';
    case 'Removed':
    case 'Replaced':
      return removed.length === 0 ? 'Changed' : first._tag;
  }
};
