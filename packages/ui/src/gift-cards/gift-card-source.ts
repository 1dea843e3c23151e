import {
  type Cart,
  type CartAddition,
  type Cents,
  type Fault,
  GIFT_CARD_QUANTITY,
  type GiftCardCode,
  type GiftCardKind,
  type GiftCardRefusal,
  type GrId,
  giftCardIdentity,
  type IdempotencyKey,
  writeAmount,
} from '@gift-registry/domain';
import { type either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { defer, type Observable } from 'rxjs';

/** A request to add a gift card. */
export interface GiftCardOrder {
  readonly grId: GrId;
  readonly kind: GiftCardKind;
  readonly amount: Cents;
  /** The code of the picture shown on the card. */
  readonly code: GiftCardCode;
}

/** The outcome: the cart that a card by post was added to, or the shop's text about an eGift card. */
export type GiftCardOutcome =
  | { readonly _tag: 'Posted'; readonly addition: CartAddition }
  | { readonly _tag: 'Mailed'; readonly html: string };

/** Adds one gift card to the cart; repeating it under the same key has no second effect. Emits one answer and completes. */
export type AddGiftCard = (
  order: GiftCardOrder,
  key: IdempotencyKey,
) => Observable<E.Either<GiftCardRefusal | Fault, GiftCardOutcome>>;

/** Adds gift cards over the port. */
export const addGiftCardTo =
  (cart: Pick<Cart, 'addGiftCard' | 'addEGiftCard'>): AddGiftCard =>
  ({ grId, kind, amount: cents, code }, key) => {
    const amount = writeAmount(cents);
    return defer(
      kind === 'GiftCard'
        ? F.pipe(
            cart.addGiftCard({ grId, amount, imageType: code, quantity: GIFT_CARD_QUANTITY }, O.some(key)),
            TE.map(
              (addition): GiftCardOutcome => ({
                _tag: 'Posted',
                addition: {
                  ...addition,
                  added: [{ grId: O.some(grId), identity: giftCardIdentity, quantity: GIFT_CARD_QUANTITY }],
                  warnings: [],
                },
              }),
            ),
          )
        : F.pipe(
            cart.addEGiftCard({ grId, amount }, O.some(key)),
            TE.map(({ html }): GiftCardOutcome => ({ _tag: 'Mailed', html })),
          ),
    );
  };
