import type {
  AmountVerdict,
  Cents,
  Fault,
  GiftCardChannel,
  GiftCardKind,
  GiftCardRefusal,
  ItemImages,
} from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import type { AddState } from '../mutation/index.ts';
import type { PopupHtml } from '../popup-html/index.ts';

/** Why the shop does not take the amount. */
export type AmountRejection = Extract<
  GiftCardRefusal,
  { readonly _tag: 'GiftCardAmountMissing' | 'GiftCardAmountOutOfRange' | 'GiftCardRejected' }
>;

/** A problem of the amount: the form's verdict, or the shop's refusal (GC-02, GC-03, GC-07). */
export type GiftCardAmountProblem =
  | { readonly _tag: 'Verdict'; readonly verdict: AmountVerdict }
  | { readonly _tag: 'Rejected'; readonly reason: AmountRejection };

/** A card as it was added to the cart. */
export interface AddedGiftCard {
  readonly kind: GiftCardKind;
  readonly amount: Cents;
  /** True when an earlier request had added it, and the card requested since was not added (CART-08). */
  readonly isEarlier: boolean;
}

/** The state of adding. A refusal of the amount is no failure here: it is shown beside the field. */
export type GiftCardStep = AddState<GiftCardRefusal | Fault>;

/** The form by which a gift card is bought. */
export interface GiftCardFormModel {
  readonly kind: GiftCardKind;
  /** The text of the amount field, as typed. */
  readonly amount: string;
  readonly problem: O.Option<GiftCardAmountProblem>;
  readonly step: GiftCardStep;
  /** The card added last, until the input changes. */
  readonly added: O.Option<AddedGiftCard>;
  /** Increases each time the amount field is to be focused. */
  readonly focusRequests: number;
  /** The name of the other brand, which sells its own gift cards on its site (XB-02); none in a market with one brand. */
  readonly elsewhere: O.Option<string>;
}

/** The dialog about an eGift card (GC-07); its content stays while it fades out. */
export interface GiftCardPopupModel extends PopupHtml {
  readonly isOpen: boolean;
  /** The card that an earlier request had added, instead of the one requested since (CART-08). */
  readonly earlier: O.Option<AddedGiftCard>;
  /** The card that is still in the form after an earlier one was added instead; the dialog offers to add it. */
  readonly instead: O.Option<Pick<AddedGiftCard, 'kind' | 'amount'>>;
}

/** The section of gift cards (PAGE-06). */
export type GiftCardsModel =
  /** The registry is not loaded, or this reader is its registrant (PAGE-14). */
  | { readonly _tag: 'Hidden' }
  | {
      readonly _tag: 'Shown';
      /** False while the section is collapsed. */
      readonly isOpen: boolean;
      /** The picture of the card, in the colors of the brand and the event. */
      readonly images: ItemImages;
      readonly content:
        | { readonly _tag: 'Form'; readonly form: GiftCardFormModel; readonly popup: GiftCardPopupModel }
        | { readonly _tag: 'Elsewhere'; readonly ways: ReadonlyArray<GiftCardChannel> };
    };

/** The actions of the gift card section. */
export interface GiftCardsIntents {
  readonly toggle: () => void;
  readonly chooseKind: (kind: GiftCardKind) => void;
  /** Sets the amount to typed or pasted text. */
  readonly typeAmount: (text: string) => void;
  /** Called when the field loses the focus. */
  readonly leaveAmount: () => void;
  readonly addToCart: () => void;
  readonly closePopup: () => void;
  /** Closes the dialog and adds the card in the form, as its button would. */
  readonly addFromPopup: () => void;
  /** Opens the dialog before a visit to the other brand's gift cards, taking the chosen card along. */
  readonly goElsewhere: () => void;
}
