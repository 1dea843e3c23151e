import { option as O } from 'fp-ts';
import { giftCardRange } from '../gift-card/index.ts';
import { isWithin } from '../money/index.ts';
import type { LandingParameters } from '../page/index.ts';
import type { Handoff } from './hand-over.ts';

/** A gift card as it is handed over. */
export type GiftCardOver = Extract<Handoff, { readonly _tag: 'GiftCard' }>;

/** The gift card that an address or a form says (XB-07); none where a part of it is missing, or the form takes no such amount (GC-03). */
export const giftCardOver = ({
  purchasedGiftCardAmount,
  purchasedGiftCardType,
}: Pick<LandingParameters, 'purchasedGiftCardAmount' | 'purchasedGiftCardType'>): O.Option<GiftCardOver> =>
  O.isSome(purchasedGiftCardAmount) &&
  O.isSome(purchasedGiftCardType) &&
  isWithin(giftCardRange(purchasedGiftCardType.value, 'form'), purchasedGiftCardAmount.value)
    ? O.some({ _tag: 'GiftCard', kind: purchasedGiftCardType.value, amount: purchasedGiftCardAmount.value })
    : O.none;
