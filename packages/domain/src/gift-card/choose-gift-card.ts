/*
 * [GC-06] [GC-05] [GC-08] The service sells one gift card at a time, on the sites where there are any, with the picture that this shop puts on a card for this event and no other, for an amount
 * from the card's least to 1000.
 *
 * @example chooseGiftCard(sites.main, eventTypeOf('bb'),
 *     { _tag: 'GiftCard', amount: '50', imageType: sites.main.giftCards.forChildren, quantity: 1 },
 *   ) // => E.right({ kind: 'GiftCard', code: sites.main.giftCards.forChildren, amount: 5000 })
 * @example chooseGiftCard(sites.canada, eventTypeOf('br'), { _tag: 'EGiftCard', amount: '50' }) // => E.left({ _tag: 'NotInMarket' })
 */
import { either as E, function as F } from 'fp-ts';
import type { EventType } from '../event/index.ts';
import type { Cents } from '../money/index.ts';
import type { QuantityOutOfRange } from '../quantity/index.ts';
import type { GiftCardCode, Site } from '../site/index.ts';
import {
  GIFT_CARD_QUANTITY,
  type GiftCardAmountProblem,
  type GiftCardKind,
  giftCardCode,
  guardGiftCardAmount,
  sellsGiftCards,
} from './gift-card.ts';

/** A requested gift card: the amount as typed; for a card by post also the shown picture, and how many. */
export type RequestedGiftCard =
  | { readonly _tag: 'GiftCard'; readonly amount: string; readonly imageType: string; readonly quantity: number }
  | { readonly _tag: 'EGiftCard'; readonly amount: string };

/** A gift card that can be sold. */
export interface SoldGiftCard {
  readonly kind: GiftCardKind;
  readonly code: GiftCardCode;
  readonly amount: Cents;
}

/** Why a gift card is not sold: not on this site, not with that picture, not in that number, or not for that amount. */
export type GiftCardProblem =
  | { readonly _tag: 'NotInMarket' }
  | { readonly _tag: 'GiftCardImageWrong' }
  | QuantityOutOfRange
  | GiftCardAmountProblem;

const checkCard = (chosen: RequestedGiftCard, code: GiftCardCode): E.Either<GiftCardProblem, RequestedGiftCard> => {
  if (chosen._tag === 'EGiftCard') return E.right(chosen);
  if (chosen.imageType !== code) return E.left({ _tag: 'GiftCardImageWrong' });
  return chosen.quantity === GIFT_CARD_QUANTITY
    ? E.right(chosen)
    : E.left({ _tag: 'QuantityOutOfRange', minimum: GIFT_CARD_QUANTITY, maximum: GIFT_CARD_QUANTITY });
};

/** The gift card sold on that site for that event, or why it is not sold. */
export const chooseGiftCard = (
  site: Pick<Site, 'giftCards' | 'marketRules'>,
  eventType: EventType,
  chosen: RequestedGiftCard,
): E.Either<GiftCardProblem, SoldGiftCard> => {
  if (!sellsGiftCards(site.marketRules)) return E.left({ _tag: 'NotInMarket' });
  const code = giftCardCode(site, eventType);
  return F.pipe(
    checkCard(chosen, code),
    E.chain(({ _tag, amount }): E.Either<GiftCardProblem, Cents> => guardGiftCardAmount(_tag, amount)),
    E.map((amount) => ({ kind: chosen._tag, code, amount })),
  );
};
