export type { Call, ClientCall, RequestCodec, RequestParts, SentRequest } from './call.ts';
export * as calls from './calls.ts';
export type { AnswerCodec, AnswerReader, Problem } from './codec.ts';
export * from './embedded.ts';
export * from './embedded-ids.ts';
export * from './failure.ts';
export { idempotencyKey } from './identity.ts';
export * from './live-event.ts';
export * from './live-event-to-wire.ts';
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
export * from './path.ts';
export { productAnswer, productWithColorsAnswer } from './product-answer.ts';
export { wholePod } from './recommendation.calls.ts';
export { type AnyRefusal, statusOf } from './refusal.ts';
export { registryFormStored } from './registry-form.ts';
export { checkRegistryItem } from './registry-item.ts';
export { type ServerAccess, type ServiceScope, serverAccessOf, serviceScopes } from './server-access.ts';
export { type SignedRequest, signedText } from './signed-request.ts';
export { checkSiteOfLists, type SiteOfLists } from './site.ts';
export { registryPatch } from './written.ts';
