export type { ChangeLine } from './buying.calls.ts';
export type { Call } from './call.ts';
export * from './calls.ts';
export { productAnswer } from './catalogue.wire.ts';
export type { TickEntry } from './checklist.calls.ts';
export type { AnswerCodec } from './codec.ts';
export * from './embedded-ids.ts';
export * from './failure.wire.ts';
export { idempotencyKey } from './identity.ts';
export { informationPage } from './information.wire.ts';
export type { UpdateItem } from './item-edit.calls.ts';
export * from './live-event.wire.ts';
export type { ChangeMostLoved, NameFund } from './marking.calls.ts';
export type { AddItem, NamedItem, ReplaceItem } from './owner.calls.ts';
export { pageState } from './page-state.wire.ts';
export { registryPatch } from './patch.wire.ts';
export * from './path.ts';
export { wholePod } from './recommendation.wire.ts';
export type { AnyRefusal } from './refusal.wire.ts';
export type { ChangeWantedQuantity } from './registry.calls.ts';
export {
  LINK_KEY_PARAMETER,
  lastEventId,
  revisionText,
  type WatchRequest,
  watchRequest,
} from './registry-address.wire.ts';
export type { RequestCodec, RequestParts, SentRequest } from './request.ts';
export { arrivedSignInHandoff } from './sign-in-handoff.wire.ts';
export * from './status.ts';
export type { MarkThanked, WriteNote } from './thanks.calls.ts';
