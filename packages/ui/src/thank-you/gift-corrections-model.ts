import type {
  AdditionField,
  AdditionRefusal,
  Fault,
  GiftId,
  GiftUnknown,
  GiverName,
  GiverNameInvalid,
  KeyRefusal,
  ListRefusal,
  NotRejectable,
  ObservableState,
} from '@gift-registry/domain';
import type { FormModel } from '../form/index.ts';

/** Why gifts were not rejected, added or given another name. */
export type GiftsNotCorrected =
  | ListRefusal
  | GiftUnknown
  | NotRejectable
  | AdditionRefusal
  | GiverNameInvalid
  | KeyRefusal
  | Fault;

/** A field of the form for a gift that came another way; `item` is the chosen item's key, empty for something else. */
export type AddField = AdditionField | 'item';

/** What owners are asked in the dialog. */
export type CorrectionContent =
  | { readonly _tag: 'Nothing' }
  | {
      readonly _tag: 'Reject';
      readonly gift: string;
      readonly giver: string;
      /** Whether owners recorded the gift themselves. */
      readonly isAdded: boolean;
      /** How many unconfirmed gifts the giver has. */
      readonly all: number;
      readonly form: FormModel<never, GiftsNotCorrected>;
    }
  | { readonly _tag: 'Name'; readonly giver: string; readonly form: FormModel<keyof GiverName, GiftsNotCorrected> }
  | {
      readonly _tag: 'Add';
      readonly items: ReadonlyArray<{ readonly value: string; readonly label: string }>;
      readonly lastDay: string;
      readonly form: FormModel<AddField, GiftsNotCorrected>;
    };

/** The dialog; its content stays while it fades out. */
export interface CorrectionModel {
  readonly isOpen: boolean;
  readonly content: CorrectionContent;
}

/** Owners reject gifts, take out those they added, add others and correct names (ELSE-02). */
export interface GiftCorrections {
  readonly model: ObservableState<CorrectionModel>;
  /** Asks whether to reject a gift bought elsewhere, or to take out a recorded one. */
  readonly ask: (id: GiftId) => void;
  readonly reject: (which: 'one' | 'all') => void;
  readonly askName: (giverId: GiftId) => void;
  readonly editName: (field: keyof GiverName, text: string) => void;
  readonly saveName: () => void;
  /** Restores the name that the giver wrote. */
  readonly restoreName: () => void;
  readonly openAddition: () => void;
  readonly editAddition: (field: AddField, text: string) => void;
  readonly add: () => void;
  readonly close: () => void;
}
