/*
 * [GC-02] [GC-03] What the form says of the amount for a gift card: nothing was entered, it is not an amount from the card's least to 999.00, or it is one.
 *
 * @example giftCardVerdict('GiftCard', '10') // => { _tag: 'Ok', amount: 1000 }
 * @example giftCardVerdict('EGiftCard', '10') // => { _tag: 'OutOfRange', minimum: 2500, maximum: 99900 }
 * @example giftCardVerdict('GiftCard', '  ') // => { _tag: 'Empty' }
 */

import { either as E } from 'fp-ts';
import { isOfferedIn } from '../account/index.ts';
import { type EventType, isBabyOrKids } from '../event/index.ts';
import { type ItemIdentity, NOT_PERSONALIZED, type Sku } from '../identity/index.ts';
import { type AmountRange, type AmountVerdict, amountVerdict, type Cents, dollars } from '../money/index.ts';
import type { GiftCardCode, MarketRules, Site } from '../site/index.ts';

/** The feedback for the text in the amount field of a card of that kind; the field itself is `amountField`. */
export const giftCardVerdict = (kind: GiftCardKind, text: string): AmountVerdict =>
  amountVerdict(giftCardRange(kind, 'form'), text);

/*
 * [GC-03] [GC-05] [GC-06] [GC-08] A gift card is bought one at a time, for at least 10 as a card and at least 25 by mail. The form takes 999 at most, the service 1000; on the
 * Canadian site none is sold.
 *
 * @example giftCardRange('EGiftCard', 'form') // => { minimum: 2500, maximum: 99900 }
 * @example giftCardRange('GiftCard', 'service') // => { minimum: 1000, maximum: 100000 }
 * @example sellsGiftCards(markets.CA) // => false
 */

/** The kind of a gift card: by post, or by email. */
export type GiftCardKind = 'GiftCard' | 'EGiftCard';

/** The kinds in display order. */
export const giftCardKinds: ReadonlyArray<GiftCardKind> = ['GiftCard', 'EGiftCard'];

/** The minimum amount per kind. */
const minimums: Readonly<Record<GiftCardKind, Cents>> = { GiftCard: dollars(10), EGiftCard: dollars(25) };

/** The maximum amount per card, in a form and for the service (GC-05). */
const maximums = { form: dollars(999), service: dollars(1_000) } as const;

/** The amounts that a form suggests. */
export const GIFT_CARD_SUGGESTIONS: ReadonlyArray<Cents> = [dollars(50), dollars(100), dollars(150), dollars(250)];

/** The number of gift cards bought at a time. */
export const GIFT_CARD_QUANTITY = 1;

/** The allowed amounts of a card: in a form, or for calls of the service. */
export const giftCardRange = (kind: GiftCardKind, place: keyof typeof maximums): AmountRange => ({
  minimum: minimums[kind],
  maximum: maximums[place],
});

/** Whether gift cards can be bought on the sites of the market. */
export const sellsGiftCards = (market: MarketRules): boolean => isOfferedIn(market, 'buyGiftCard');

/*
 * [GC-05] [GC-02] The service looks at the amount of a gift card once more, no matter who sends it: it takes what is from the card's least to 1000, both included.
 *
 * @example guardGiftCardAmount('GiftCard', '1000') // => E.right(100000)
 * @example guardGiftCardAmount('EGiftCard', '24.99')
 *   // => E.left({ _tag: 'GiftCardAmountOutOfRange', kind: 'EGiftCard', minimum: 2500, maximum: 100000 })
 * @example guardGiftCardAmount('GiftCard', ' ') // => E.left({ _tag: 'GiftCardAmountMissing' })
 */

/** Why the service refuses a gift card's amount; bounds in cents, inclusive. */
export type GiftCardAmountProblem =
  | { readonly _tag: 'GiftCardAmountMissing' }
  | ({ readonly _tag: 'GiftCardAmountOutOfRange'; readonly kind: GiftCardKind } & AmountRange);

/** Parses and checks the amount of a card of that kind. */
export const guardGiftCardAmount = (kind: GiftCardKind, text: string): E.Either<GiftCardAmountProblem, Cents> => {
  const verdict = amountVerdict(giftCardRange(kind, 'service'), text);
  switch (verdict._tag) {
    case 'Empty':
      return E.left({ _tag: 'GiftCardAmountMissing' });
    case 'OutOfRange':
    case 'Unclear':
      return E.left({ ...verdict, _tag: 'GiftCardAmountOutOfRange', kind });
    case 'Ok':
      return E.right(verdict.amount);
  }
};

/*
 * [GC-06] A gift card carries a design of its site: one for a baby or kids event, and one for every other; on some sites they are the same.
 *
 * @example giftCardCode(sites.modern, eventTypeOf('bb')) // => sites.modern.giftCards.forChildren
 */

/** The SKU under which gift cards are sold. */
export const GIFT_CARD_SKU = '999055' as Sku;

/** The identity of every gift card: it is no item of a registry, and is never personalized. */
export const giftCardIdentity: ItemIdentity = { sku: GIFT_CARD_SKU, personalizationId: NOT_PERSONALIZED };

/** The code of a gift card bought on a site for an event. */
export const giftCardCode = ({ giftCards }: Pick<Site, 'giftCards'>, eventType: EventType): GiftCardCode =>
  isBabyOrKids(eventType) ? giftCards.forChildren : giftCards.usual;
