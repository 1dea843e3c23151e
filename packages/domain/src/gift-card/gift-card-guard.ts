/*
 * [GC-05] [GC-02] The service looks at the amount of a gift card once more, no matter who sends it: it takes what is from the card's least to 1000, both included.
 *
 * @example guardGiftCardAmount('GiftCard', '1000') // => E.right(100000)
 * @example guardGiftCardAmount('EGiftCard', '24.99')
 *   // => E.left({ _tag: 'GiftCardAmountOutOfRange', kind: 'EGiftCard', minimum: 2500, maximum: 100000 })
 * @example guardGiftCardAmount('GiftCard', ' ') // => E.left({ _tag: 'GiftCardAmountMissing' })
 */
import { either as E } from 'fp-ts';
import { type AmountRange, amountVerdict, type Cents } from '../money/index.ts';
import { type GiftCardKind, giftCardRange } from './gift-card-limits.ts';

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
