/*
 * [XB-07] The parameters that carry a handoff to the other brand's site: an item with its quantity, or a gift card with its kind and amount.
 *
 * @example handoffParameters({ _tag: 'Item', sku: '4821', quantity: 2 }) // => { purchasedSku: '4821', purchasedQuantity: '2' }
 * @example handoffParameters({ _tag: 'GiftCard', kind: 'EGiftCard', amount: 2550 })
 *   // => { purchasedGiftCardAmount: '25.50', purchasedGiftCardType: 'EGiftCard' }
 */
import { option as O } from 'fp-ts';
import { type GiftCardKind, giftCardRange } from '../gift-card/index.ts';
import type { Sku } from '../identity/index.ts';
import { type Cents, isWithin, writeAmount } from '../money/index.ts';
import type { LandingParameters } from '../page/index.ts';

/** A purchase handed over to the other brand's site: 1 to 99 units of an item, or one gift card. */
export type Handoff =
  | { readonly _tag: 'Item'; readonly sku: Sku; readonly quantity: number }
  | { readonly _tag: 'GiftCard'; readonly kind: GiftCardKind; readonly amount: Cents };

/** The query parameters of a handoff. */
export const handoffParameters = (what: Handoff): Readonly<Record<string, string>> => {
  switch (what._tag) {
    case 'Item':
      return { purchasedSku: what.sku, purchasedQuantity: String(what.quantity) };
    case 'GiftCard':
      return { purchasedGiftCardAmount: writeAmount(what.amount), purchasedGiftCardType: what.kind };
  }
};

/** A gift card that is handed over. */
export type GiftCardHandoff = Extract<Handoff, { readonly _tag: 'GiftCard' }>;

/** The gift card in the parameters of an address or a form (XB-07); `none` when a part is missing, or the form does not accept the amount (GC-03). */
export const readGiftCardHandoff = ({
  purchasedGiftCardAmount,
  purchasedGiftCardType,
}: Pick<LandingParameters, 'purchasedGiftCardAmount' | 'purchasedGiftCardType'>): O.Option<GiftCardHandoff> =>
  O.isSome(purchasedGiftCardAmount) &&
  O.isSome(purchasedGiftCardType) &&
  isWithin(giftCardRange(purchasedGiftCardType.value, 'form'), purchasedGiftCardAmount.value)
    ? O.some({ _tag: 'GiftCard', kind: purchasedGiftCardType.value, amount: purchasedGiftCardAmount.value })
    : O.none;
