import type {
  DesignChoices,
  DesignRefusal,
  DesignText,
  Fault,
  ItemIdentity,
  PersonalizationSummary,
  ProductNotFound,
  QuantityOutOfRange,
} from '@gift-registry/domain';
import type { option as O } from 'fp-ts';

/** Why words were not confirmed. */
export type PersonalizeReason = DesignRefusal | QuantityOutOfRange | ProductNotFound | Fault;

/** A confirmed design and its number. */
export interface ConfirmedDesign extends DesignText {
  readonly personalizationId: ItemIdentity['personalizationId'];
}

/** The state of confirming. */
export type PersonalizeStep =
  | { readonly _tag: 'Writing'; readonly problem: O.Option<PersonalizeReason> }
  /** The pressed button requires a confirmed design. */
  | { readonly _tag: 'ConfirmFirst' }
  | { readonly _tag: 'Confirming' }
  | { readonly _tag: 'Confirmed'; readonly summary: PersonalizationSummary };

/** The form for a product's personalization; `Nothing` if the product allows none. */
export type PersonalizeModel =
  | { readonly _tag: 'Nothing' }
  | {
      readonly _tag: 'Form';
      readonly name: string;
      /** Whether the product must be personalized. */
      readonly isNeeded: boolean;
      /** Whether the person wants personalization. */
      readonly isWanted: boolean;
      readonly choices: DesignChoices;
      readonly text: DesignText;
      /** The length of each line, as counted against the limit. */
      readonly used: readonly [number, number];
      readonly step: PersonalizeStep;
    };

export interface PersonalizeIntents {
  readonly want: (isWanted: boolean) => void;
  readonly write: (change: Partial<DesignText>) => void;
  readonly confirm: () => void;
  /** Returns from the confirmed design to editing. */
  readonly change: () => void;
}
