import type { FundNameInvalid, ItemIdentity, ManageReason } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import type { FundProgress } from '../fund-meter/index.ts';
import type { PurchaseCount } from '../list-model/index.ts';

/** A fund that is being named. */
export interface FundRenaming {
  /** The name, as typed. */
  readonly text: string;
  /** Shown beside the field. */
  readonly problem: O.Option<FundNameInvalid>;
  /** The name another registrant gave since it was typed here. */
  readonly newer: O.Option<string>;
  readonly canSave: boolean;
  readonly isSaving: boolean;
  /** Why it was not saved. */
  readonly failed: O.Option<ManageReason>;
}

/** One fund; the same object as long as none of it changes. */
export interface FundModel {
  readonly key: string;
  readonly name: string;
  readonly count: PurchaseCount;
  readonly progress: FundProgress;
  /** Whether its item can be managed from here; not after the event. */
  readonly canManage: boolean;
  readonly renaming: O.Option<FundRenaming>;
}

/** The loading state of the list: whole, still loading, or failed and being read again. */
export type FundsReading = 'whole' | 'reading' | 'failing';

/** All funds of a registry (GG-04), as far as its list is loaded. */
export interface GroupGiftFundModel {
  /** Only a whole list can show the total of all funds, or that there are none. */
  readonly reading: FundsReading;
  readonly funds: ReadonlyArray<FundModel>;
  /** The raised total and the goal of all funds, as shown. */
  readonly raised: string;
  readonly goal: string;
  /** What becomes of funds that close short, and what became of those that did (FUND-04). */
  readonly notes: ReadonlyArray<string>;
  /** The announcement for screen readers; empty while there is none. */
  readonly announcement: string;
}

export interface GroupGiftFundIntents {
  readonly rename: (identity: ItemIdentity) => void;
  readonly typeName: (text: string) => void;
  readonly saveName: () => void;
  readonly cancel: () => void;
  /** Opens Manage Item for the fund's item (MAN-01). */
  readonly manage: (identity: ItemIdentity) => void;
}
