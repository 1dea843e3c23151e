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

/** A gift card that is asked for. */
export interface GiftCardOrder {
  readonly grId: GrId;
  readonly kind: GiftCardKind;
  readonly amount: Cents;
  /** The picture that is shown of it. */
  readonly code: GiftCardCode;
}

/** What came of it: the cart that it went into, or what is to be told of a card by mail. */
export type GiftCardOutcome =
  | { readonly _tag: 'Posted'; readonly addition: CartAddition }
  | { readonly _tag: 'Mailed'; readonly html: string };

/** Puts one gift card into the cart, once for a key; one answer, then the end. */
export type AddGiftCard = (
  order: GiftCardOrder,
  key: IdempotencyKey,
) => Observable<E.Either<GiftCardRefusal | Fault, GiftCardOutcome>>;

/** Adding through the port. */
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
