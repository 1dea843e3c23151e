import type {
  AmountRange,
  CalendarDay,
  Cents,
  ContributionEnd,
  ContributionVerdict,
  ItemIdentity,
  RegistryItem,
  RegistryName,
} from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import type { ContributionReason } from './contribution-source.ts';

/** An error of the typed amount, or of the request. */
export type ContributionProblem =
  | { readonly _tag: 'Verdict'; readonly verdict: ContributionVerdict }
  | { readonly _tag: 'Failed'; readonly reason: ContributionReason };

/** When a registry's funds close, with its names. */
export interface FundCloses extends Pick<RegistryName, 'primaryFirstName' | 'secondaryFirstName'> {
  readonly day: CalendarDay;
}

/** The form for the amount. */
export interface ContributionFormModel {
  /** The item as it is on the list now. */
  readonly item: RegistryItem;
  /** The amounts accepted now, in addition to what the cart holds. */
  readonly range: AmountRange;
  /** The amount that this person's cart already holds for the fund; none if it is zero or unknown. */
  readonly inCart: O.Option<Cents>;
  /** The text of the amount field, as typed. */
  readonly amount: string;
  readonly suggestions: ReadonlyArray<Cents>;
  readonly problem: O.Option<ContributionProblem>;
  readonly isGiving: boolean;
  /** The day by which the fund is to be full, and for whom it is (FUND-04). */
  readonly closes: O.Option<FundCloses>;
  /** The amount still missing, if another guest has contributed since the form was opened. */
  readonly meanwhile: O.Option<Cents>;
  /** Increases each time the field is to be focused. */
  readonly focusRequests: number;
}

export type ContributionContent =
  | { readonly _tag: 'Nothing' }
  | { readonly _tag: 'Form'; readonly form: ContributionFormModel }
  /** `isEarlier`: an earlier, unconfirmed request had added it, and the present one added nothing. */
  | { readonly _tag: 'Given'; readonly item: RegistryItem; readonly amount: Cents; readonly isEarlier: boolean }
  /** The fund takes no more contributions. */
  | { readonly _tag: 'Ended'; readonly item: RegistryItem; readonly end: ContributionEnd };

/** The dialog; its content stays while it fades out. */
export interface ContributionModel {
  readonly isOpen: boolean;
  readonly content: ContributionContent;
  /** A new object each time the focus needs a new place. */
  readonly focusOn: O.Option<{ readonly key: string }>;
}

export interface ContributionIntents {
  /** Opens the form for that item; does nothing if the item takes no contributions. */
  readonly open: (identity: ItemIdentity) => void;
  readonly typeAmount: (text: string) => void;
  /** Called when the field loses the focus. */
  readonly leaveAmount: () => void;
  readonly suggest: (amount: Cents) => void;
  readonly give: () => void;
  readonly close: () => void;
  readonly dismissToast: () => void;
  /** Keeps the toast while a person hovers over or focuses it. */
  readonly holdToast: (isHeld: boolean) => void;
}
