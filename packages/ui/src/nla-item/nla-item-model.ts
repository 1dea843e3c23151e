import type {
  Analytics,
  Cents,
  Fault,
  FundTransfer,
  IdempotencyKey,
  ItemIdentity,
  KeyRefusal,
  Log,
  OwnerRefusal,
  Registries,
  RegistryItem,
  ReplacementCandidate,
  ReplaceRefusal,
  Site,
} from '@gift-registry/domain';
import type { io as IO, option as O } from 'fp-ts';
import type { SchedulerLike } from 'rxjs';
import type { ObservablePort } from '../observe/observable-port.ts';
import type { ReadingState } from '../reading/reading.ts';
import type { RegistryStream } from '../registry/index.ts';

/** The id of the heading over the items that are no longer available. */
export const NLA_HEADING = 'no-longer-available-heading';

/** Why an item was not removed. */
export type RemoveProblem = OwnerRefusal | { readonly _tag: 'HasPurchases' } | Fault;

/** Why an item was not replaced. */
export type ReplaceProblem = OwnerRefusal | ReplaceRefusal | KeyRefusal | Fault;

/** The choice of a replacement. */
interface ReplaceDialog {
  readonly _tag: 'Replace';
  readonly item: RegistryItem;
  readonly candidates: ReadingState<ReadonlyArray<ReplacementCandidate>>;
  readonly chosen: O.Option<ItemIdentity>;
  /** What will happen to a group gift's fund if the chosen product replaces it. */
  readonly moving: O.Option<FundTransfer>;
  readonly isSending: boolean;
  /** Most problems have one sentence (NLA-06); an item that left the list has its own. */
  readonly problem: O.Option<ReplaceProblem>;
}

export type NlaDialog =
  | { readonly _tag: 'Nothing' }
  | {
      readonly _tag: 'Remove';
      readonly item: RegistryItem;
      readonly isSending: boolean;
      readonly problem: O.Option<RemoveProblem>;
      /** The choice from which it was asked; canceling returns there. */
      readonly from: O.Option<ReplaceDialog>;
    }
  /** `given` is the guests' money in the item's fund; none if there was none, or another registrant removed the item. */
  | { readonly _tag: 'Removed'; readonly item: RegistryItem; readonly given: O.Option<Cents> }
  | ReplaceDialog
  /** The item that was to be replaced is no longer on the list. */
  | { readonly _tag: 'OffList'; readonly item: RegistryItem }
  | {
      readonly _tag: 'Replaced';
      readonly item: RegistryItem;
      readonly replacement: RegistryItem;
      /** What happened to the fund of a replaced group gift. */
      readonly moved: O.Option<FundTransfer>;
      /** Whether the replacement can be managed from here (NLA-05); not after the event. */
      readonly canManage: boolean;
    };

/** The dialog of that kind. */
export type DialogOf<Tag extends NlaDialog['_tag']> = Extract<NlaDialog, { readonly _tag: Tag }>;

/** The place of the dialog's item among those that are reviewed one after the other, and the items that come after it. */
export interface Review {
  readonly step: number;
  readonly total: number;
  readonly rest: ReadonlyArray<ItemIdentity>;
}

/** Replacing and removing an item that is no longer available; the content stays while the dialog fades out. */
export interface NlaItemModel {
  readonly isOpen: boolean;
  readonly dialog: NlaDialog;
  /** Some while several items are reviewed. */
  readonly review: O.Option<Review>;
  /** For screen readers; empty while there is nothing to announce. */
  readonly announcement: string;
  /** A new object each time the focus needs a place; a dialog opened by the address has no button to return to (ROUTE-14). */
  readonly focusOn: O.Option<{ readonly after: 'Removed' | 'Replaced' | 'OffList' | 'Address' }>;
}

export interface NlaItemIntents {
  readonly askReplace: (item: RegistryItem) => void;
  /** Reviews these items one after the other: each is replaced, removed or skipped. */
  readonly review: (items: ReadonlyArray<RegistryItem>) => void;
  /** Goes on to the next item of the review; closes the dialog after the last one. */
  readonly next: () => void;
  readonly choose: (identity: ItemIdentity) => void;
  readonly replace: () => void;
  /** Looks for candidates again, as after a failure. */
  readonly readCandidatesAgain: () => void;
  readonly askRemove: (item: RegistryItem) => void;
  readonly remove: () => void;
  /** Opens Manage Item for the replacement (NLA-05). */
  readonly manage: () => void;
  readonly close: () => void;
}

/** The page's address, which may ask to replace an item (ROUTE-14). */
export interface ReplaceAddress {
  /** Reads its present parameters. */
  readonly query: IO.IO<Readonly<Record<string, unknown>>>;
  /** Removes the parameters. */
  readonly clear: IO.IO<void>;
}

/** Dependencies of replacing and removing. */
export interface NlaItemDependencies {
  readonly registries: ObservablePort<Pick<Registries, 'replacements' | 'replaceItem' | 'removeItem'>>;
  /** Gets the answers' patches, so that the page changes at once. */
  readonly registry: Pick<RegistryStream, 'model' | 'fold'>;
  readonly site: Site;
  readonly address: ReplaceAddress;
  readonly analytics: Analytics;
  /** Opens Manage Item (MAN-01). */
  readonly manage: (identity: ItemIdentity) => void;
  readonly newKey: IO.IO<IdempotencyKey>;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** The dependencies and state that removing and replacing share. */
export interface NlaItemContext extends NlaItemDependencies {
  readonly present: () => NlaItemModel;
  readonly set: (change: Partial<NlaItemModel>) => void;
  readonly show: (dialog: NlaDialog) => void;
}
