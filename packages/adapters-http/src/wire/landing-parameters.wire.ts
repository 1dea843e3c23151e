import type { LandingParameters } from '@gift-registry/domain';
import type * as t from 'io-ts';
import { spelled } from './choice.ts';
import { sku } from './identity.ts';
import { amount } from './money.ts';
import { orNull } from './option.ts';
import { answerShape } from './shape.ts';
import { text, wholeBetween } from './text.ts';

/** `queryStrings`: what the address brought along (ROUTE-16). */
export const landingParametersWire: t.Type<LandingParameters, object> = answerShape({
  purchasedGiftCardAmount: orNull(amount),
  purchasedGiftCardType: orNull(spelled({ GiftCard: 'GiftCard', EGiftCard: 'EGiftCard' })),
  purchasedQuantity: orNull(wholeBetween(1, 99)),
  purchasedSku: orNull(sku),
  referrerId: orNull(text),
  referrerLinkId: orNull(text),
  wcTrackId: orNull(text),
});
