import type {
  DraftField,
  EventDayUnreadable,
  Fault,
  GrId,
  ListRefusal,
  SettingsDraft,
  SettingsField,
  SettingsPart,
  SettingsRefusal,
  VisibleTo,
} from '@gift-registry/domain';
import type { option as O } from 'fp-ts';

/** Why a part was not saved. */
export type SettingsNotSaved = ListRefusal | SettingsRefusal | EventDayUnreadable | Fault;

/** The one field that a refusal is about; it takes the focus once for each time it is refused. */
export interface WrongField {
  readonly field: DraftField;
}

/** How it stands with keeping one part. */
export type PartStep =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Saving' }
  | { readonly _tag: 'Saved' }
  | { readonly _tag: 'Failed'; readonly reason: SettingsNotSaved; readonly wrong: O.Option<WrongField> };

/** What another registrant has made of a field into which somebody types here. */
export interface NewerValue {
  readonly field: SettingsField;
  /** As it reads; empty where there is nothing now. */
  readonly reads: string;
}

/** One part of the form. */
export interface PartModel {
  readonly step: PartStep;
  readonly newer: ReadonlyArray<NewerValue>;
  /** Whether something in it was changed and is not kept. */
  readonly isChanged: boolean;
}

/** A choice in a list. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Taking the registry away: asked, under way, or refused. */
export interface DeletionModel {
  readonly isAsked: boolean;
  readonly typed: string;
  readonly isDeleting: boolean;
  readonly problem: O.Option<ListRefusal | Fault>;
}

/** What the owners of a registry say of it. Somebody else's is refused (ROUTE-17). */
export type SettingsModel =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'NotFound' }
  /** Where it can be looked at all the same. */
  | { readonly _tag: 'NotAllowed'; readonly guestPage: string }
  /** It was there a moment ago: deleted here, or gone for who looks at it. */
  | { readonly _tag: 'Gone'; readonly isDeleted: boolean }
  | { readonly _tag: 'Failed'; readonly fault: Fault }
  | {
      readonly _tag: 'Loaded';
      readonly grId: GrId;
      readonly market: 'US' | 'CA';
      /** The registrant's list. */
      readonly back: string;
      readonly draft: SettingsDraft;
      readonly parts: Readonly<Record<SettingsPart, PartModel>>;
      readonly events: ReadonlyArray<Choice>;
      readonly regions: ReadonlyArray<Choice>;
      /** Whether an address is kept to which gifts are delivered. */
      readonly hasAddress: boolean;
      readonly biographyUsed: number;
      /** None while nobody but its owners can see the registry. */
      readonly link: O.Option<string>;
      /** Whether something that was typed is not kept. */
      readonly isUnsaved: boolean;
      readonly deletion: DeletionModel;
      /** What was done, to be said aloud; empty while there is nothing to say. */
      readonly said: string;
    };

/** A field into which one types. */
export type TypedField = Exclude<DraftField, 'visibility'>;

/** What can be done on the page. */
export interface SettingsIntents {
  readonly type: (field: TypedField, text: string) => void;
  readonly choose: (visibility: VisibleTo) => void;
  readonly save: (part: SettingsPart) => void;
  readonly askDelete: () => void;
  readonly typeNumber: (text: string) => void;
  readonly keep: () => void;
  /** Takes the registry away, once its number was typed. */
  readonly deleteRegistry: () => void;
  /** The link could not be copied; that is only logged. */
  readonly linkNotCopied: (problem: string) => void;
  readonly reload: () => void;
}
