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

/** The form for the words on a product: nothing where it carries none. */
export type PersonalizeModel =
  | { readonly _tag: 'Nothing' }
  | {
      readonly _tag: 'Form';
      readonly name: string;
      /** It is nothing without words. */
      readonly isNeeded: boolean;
      /** Personalization is wanted. */
      readonly isWanted: boolean;
      readonly choices: DesignChoices;
      readonly text: DesignText;
      /** Characters of each line as they are counted. */
      readonly used: readonly [number, number];
      readonly step: PersonalizeStep;
    };

export interface PersonalizeIntents {
  readonly want: (isWanted: boolean) => void;
  readonly write: (change: Partial<DesignText>) => void;
  readonly confirm: () => void;
  /** Goes back to writing. */
  readonly change: () => void;
}
