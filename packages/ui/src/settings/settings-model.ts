import type {
  DraftField,
  EventDayUnreadable,
  Fault,
  GiftEmails,
  GrId,
  ListRefusal,
  MarketRules,
  SettingsDraft,
  SettingsField,
  SettingsPart,
  SettingsRefusal,
  Surprise,
  VisibleTo,
} from '@gift-registry/domain';
import type { option as O } from 'fp-ts';

/** Why a part was not saved. */
export type SettingsNotSaved = ListRefusal | SettingsRefusal | EventDayUnreadable | Fault;

/** The field that a refusal names; it gets the focus once for each refusal. */
export interface WrongField {
  readonly field: DraftField;
}

/** The state of saving one part. */
export type PartStep =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Saving' }
  | { readonly _tag: 'Saved' }
  | { readonly _tag: 'Failed'; readonly reason: SettingsNotSaved; readonly wrong: O.Option<WrongField> };

/** A value that another registrant has saved for a field edited here. */
export interface NewerValue {
  readonly field: SettingsField;
  /** The value as text; empty if it was removed. */
  readonly reads: string;
}

export interface PartModel {
  readonly step: PartStep;
  readonly newer: ReadonlyArray<NewerValue>;
  /** Whether it has unsaved changes. */
  readonly isChanged: boolean;
}

/** A choice in a list. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Deleting the registry: requested, pending, or refused. */
export interface DeletionModel {
  readonly isAsked: boolean;
  readonly typed: string;
  readonly isDeleting: boolean;
  readonly problem: O.Option<ListRefusal | Fault>;
}

/** The settings of a registry. Refused to others (ROUTE-17). */
export type SettingsModel =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'NotFound' }
  /** The address of the page that guests see. */
  | { readonly _tag: 'NotAllowed'; readonly guestPage: string }
  /** The registry was loaded before: it was deleted here, or is no longer visible to this person. */
  | { readonly _tag: 'Gone'; readonly isDeleted: boolean }
  | { readonly _tag: 'Failed'; readonly fault: Fault }
  | {
      readonly _tag: 'Loaded';
      readonly grId: GrId;
      readonly market: MarketRules;
      /** The path of the registrant's list. */
      readonly back: string;
      readonly draft: SettingsDraft;
      readonly parts: Readonly<Record<SettingsPart, PartModel>>;
      readonly events: ReadonlyArray<Choice>;
      readonly regions: ReadonlyArray<Choice>;
      /** Whether a delivery address is stored. */
      readonly hasAddress: boolean;
      readonly biographyUsed: number;
      /** None while the registry is private. */
      readonly link: O.Option<string>;
      /** Whether there are unsaved changes. */
      readonly isUnsaved: boolean;
      readonly deletion: DeletionModel;
      /** For screen readers; empty while there is nothing to announce. */
      readonly announcement: string;
    };

/** A field that is typed into. */
export type TypedField = Exclude<DraftField, 'visibility' | 'isPaused' | 'surprise' | 'giftEmails'>;

export interface SettingsIntents {
  readonly type: (field: TypedField, text: string) => void;
  readonly choose: (visibility: VisibleTo) => void;
  readonly chooseSurprise: (surprise: Surprise['_tag']) => void;
  readonly chooseGiftEmails: (often: GiftEmails) => void;
  /** Pauses the registry, or undoes it, once saved (PAUSE-01). */
  readonly choosePaused: (isPaused: boolean) => void;
  readonly save: (part: SettingsPart) => void;
  readonly askDelete: () => void;
  readonly typeNumber: (text: string) => void;
  readonly keep: () => void;
  /** Deletes the registry once its number was typed. */
  readonly deleteRegistry: () => void;
  /** Logs that the link could not be copied. */
  readonly linkNotCopied: (problem: string) => void;
  readonly reload: () => void;
}
