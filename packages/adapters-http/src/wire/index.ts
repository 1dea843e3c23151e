export type { Call, ClientCall, RequestCodec, RequestParts, SentRequest } from './call.ts';
export * as calls from './calls.ts';
export {
  cartLineOf,
  chargeList,
  giftChoice,
  giftOptionsOf,
  names,
  personalizationTextOf,
  placedOrderOf,
  taxesOf,
} from './cart-line.ts';
export type { AnswerCodec, AnswerReader, Problem } from './codec.ts';
export * from './embedded.ts';
export * from './embedded-ids.ts';
export * from './failure.ts';
export { withForm } from './form.ts';
export * from './identity.ts';
export { orNull } from './list-and-option.ts';
export * from './live-event.ts';
export * from './live-event-to-wire.ts';
export type { Notation } from './notation.ts';
export {
  LINK_KEY_PARAMETER,
  lastEventId,
  readRegistry,
  revisionText,
  type WatchRequest,
  watchRequest,
} from './open-registry.calls.ts';
export { pageSite } from './page-site.ts';
export { pageState } from './page-state.ts';
export { couponOf } from './patch.ts';
export * from './path.ts';
export { authorization } from './payment.calls.ts';
export { postalAddress } from './postal-address.ts';
export { productAnswer, productOf, productWithColorsAnswer } from './product.ts';
export { wholePod } from './recommendation.calls.ts';
export { type AnyRefusal, statusOf } from './refusal.ts';
export { registryFormStored } from './registry-form.ts';
export { checkRegistryItem, groupGiftOf, personalizationOf } from './registry-item.ts';
export { type ServerAccess, type ServiceScope, serverAccessOf, serviceScopes } from './server-access.ts';
export { type SignedRequest, signedText } from './signed-request.ts';
export { checkSiteOfLists, type SiteOfLists } from './site.ts';
export { giftId } from './thanks.calls.ts';
export { date, oneOf, parsed, pathOrEmpty, time, wholeCents } from './value.ts';
export { registryPatch } from './written.ts';
