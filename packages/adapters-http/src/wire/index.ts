export type { Call, RequestCodec, RequestParts, SentRequest } from './call.ts';
export * as calls from './calls.ts';
export type { AnswerCodec } from './codec.ts';
export * from './embedded.ts';
export * from './embedded-ids.ts';
export * from './failure.ts';
export { idempotencyKey } from './identity.ts';
export * from './live-event.ts';
export {
  LINK_KEY_PARAMETER,
  lastEventId,
  revisionText,
  type WatchRequest,
  watchRequest,
} from './open-registry.calls.ts';
export { pageState } from './page-state.ts';
export { registryPatch } from './patch.ts';
export * from './path.ts';
export { productAnswer } from './product.ts';
export { wholePod } from './recommendation.calls.ts';
export { type AnyRefusal, statusOf } from './refusal.ts';
