/*
 * [GC-02] [GC-03] What the form says of the amount for a gift card: nothing was entered, it is not an amount from the card's least to 999.00, or it is one.
 *
 * @example giftCardVerdict('GiftCard', '10') // => { _tag: 'Ok', amount: 1000 }
 * @example giftCardVerdict('EGiftCard', '10') // => { _tag: 'OutOfRange', minimum: 2500, maximum: 99900 }
 * @example giftCardVerdict('GiftCard', '  ') // => { _tag: 'Empty' }
 */
import { type AmountVerdict, amountVerdict } from '../money/index.ts';
import { type GiftCardKind, giftCardRange } from './gift-card-limits.ts';

/** The feedback for the text in the amount field of a card of that kind; the field itself is `amountField`. */
export const giftCardVerdict = (kind: GiftCardKind, text: string): AmountVerdict =>
  amountVerdict(giftCardRange(kind, 'form'), text);
