import type { task as T } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import type { WebhookDelivery } from './webhook-outbox.port.ts';

/**
 * The outcome of an attempt. `Gone`: the endpoint wants no more messages (410). `NotDelivered`: the reason is a single
 * word for the log, never part of a response.
 */
export type WebhookOutcome =
  | { readonly _tag: 'Delivered' }
  | { readonly _tag: 'Gone' }
  | { readonly _tag: 'NotDelivered'; readonly reason: string };

/** Driven port: sends a signed message to its endpoint, once. */
export interface WebhookSender {
  readonly send: (delivery: WebhookDelivery, at: Instant) => T.Task<WebhookOutcome>;
}
