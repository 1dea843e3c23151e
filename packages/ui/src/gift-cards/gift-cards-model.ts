import type {
  AmountVerdict,
  Cents,
  Fault,
  GiftCardKind,
  GiftCardRefusal,
  GiftCardWay,
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

/** What is wrong with the amount: what the form says of it, or what the shop said (GC-02, GC-03, GC-07). */
export type GiftCardAmountProblem =
  | { readonly _tag: 'Verdict'; readonly verdict: AmountVerdict }
  | { readonly _tag: 'Rejected'; readonly reason: AmountRejection };

/** A card as it was put into the cart. */
export interface AddedGiftCard {
  readonly kind: GiftCardKind;
  readonly amount: Cents;
  /** It had gone in with an earlier try; what was asked for since was not added (CART-08). */
  readonly isEarlier: boolean;
}

/** The state of adding. A refusal of the amount is no failure here: it is shown beside the field. */
export type GiftCardStep = AddState<GiftCardRefusal | Fault>;

/** The form by which a gift card is bought. */
export interface GiftCardFormModel {
  readonly kind: GiftCardKind;
  /** As it was typed. */
  readonly amount: string;
  readonly problem: O.Option<GiftCardAmountProblem>;
  readonly step: GiftCardStep;
  /** What was put into the cart last, until something else is typed. */
  readonly added: O.Option<AddedGiftCard>;
  /** Grows each time the field for the amount must be looked at again. */
  readonly lookAgain: number;
  /** Whose gift cards are bought on another site (XB-02); none in a market of one brand. */
  readonly elsewhere: O.Option<string>;
}

/** What is told of a card by mail over the page (GC-07); what it held stays while it fades away. */
export interface GiftCardPopupModel extends PopupHtml {
  readonly isOpen: boolean;
  /** The card that had gone in with an earlier try, instead of what was asked for since (CART-08). */
  readonly earlier: O.Option<AddedGiftCard>;
  /** The card that stands in the form still, after an earlier one had gone in instead; it can be added from the popup too. */
  readonly instead: O.Option<Pick<AddedGiftCard, 'kind' | 'amount'>>;
}

/** The section of gift cards (PAGE-06). */
export type GiftCardsModel =
  /** Nobody reads the page yet, or its registrant does (PAGE-14). */
  | { readonly _tag: 'Hidden' }
  | {
      readonly _tag: 'Shown';
      /** False while it is folded away. */
      readonly isOpen: boolean;
      /** The picture of the card in its shop's and event's colours. */
      readonly images: ItemImages;
      readonly content:
        | { readonly _tag: 'Form'; readonly form: GiftCardFormModel; readonly popup: GiftCardPopupModel }
        | { readonly _tag: 'Elsewhere'; readonly ways: ReadonlyArray<GiftCardWay> };
    };

/** What can be done in the section of gift cards. */
export interface GiftCardsIntents {
  readonly toggle: () => void;
  readonly chooseKind: (kind: GiftCardKind) => void;
  /** A key was pressed, or something pasted. */
  readonly typeAmount: (text: string) => void;
  /** The field was left. */
  readonly leaveAmount: () => void;
  readonly addToCart: () => void;
  readonly closePopup: () => void;
  /** Closes the popup and adds what stands in the form, as its button would. */
  readonly addFromPopup: () => void;
  /** Asks for the other brand's gift cards, with the card that is chosen here. */
  readonly goElsewhere: () => void;
}
