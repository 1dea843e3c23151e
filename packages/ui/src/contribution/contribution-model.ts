import type {
  AmountRange,
  Cents,
  ContributionEnd,
  ContributionVerdict,
  ItemIdentity,
  RegistryItem,
} from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import type { ContributionReason } from './contribution-source.ts';

/** An error of the typed amount, or of the request. */
export type ContributionProblem =
  | { readonly _tag: 'Verdict'; readonly verdict: ContributionVerdict }
  | { readonly _tag: 'Failed'; readonly reason: ContributionReason };

/** The form in which a guest says how much. */
export interface ContributionFormModel {
  /** As it is on the list now. */
  readonly item: RegistryItem;
  /** From how much to how much can be given now, beside what is in the cart. */
  readonly range: AmountRange;
  /** What the own cart holds for the fund already; none where that is zero or unknown. */
  readonly inCart: O.Option<Cents>;
  /** As it was typed. */
  readonly amount: string;
  readonly suggestions: ReadonlyArray<Cents>;
  readonly problem: O.Option<ContributionProblem>;
  readonly isGiving: boolean;
  /** What is still missing, once another guest has given while the form was open. */
  readonly meanwhile: O.Option<Cents>;
  /** Grows each time the field must be looked at again. */
  readonly lookAgain: number;
}

/** The content of the dialog. */
export type ContributionContent =
  | { readonly _tag: 'Nothing' }
  | { readonly _tag: 'Form'; readonly form: ContributionFormModel }
  /** True for an earlier, unconfirmed request that took effect; then nothing more was added. */
  | { readonly _tag: 'Given'; readonly item: RegistryItem; readonly amount: Cents; readonly isEarlier: boolean }
  /** There is nothing to give to any more. */
  | { readonly _tag: 'Ended'; readonly item: RegistryItem; readonly end: ContributionEnd };

/** The dialog; what it held stays while it fades away. */
export interface ContributionModel {
  readonly isOpen: boolean;
  readonly content: ContributionContent;
  /** A new object each time the focus has lost its place. */
  readonly focusOn: O.Option<{ readonly key: string }>;
}

export interface ContributionIntents {
  /** Opens the form for that item; does nothing where nothing can be given to it. */
  readonly open: (identity: ItemIdentity) => void;
  readonly typeAmount: (text: string) => void;
  /** The field was left. */
  readonly leaveAmount: () => void;
  readonly suggest: (amount: Cents) => void;
  readonly give: () => void;
  readonly close: () => void;
  readonly dismissToast: () => void;
  /** Keeps the toast while a person hovers over or focuses it. */
  readonly holdToast: (isHeld: boolean) => void;
}
