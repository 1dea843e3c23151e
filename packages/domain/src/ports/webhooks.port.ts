import type { option as O, task as T, taskEither as TE } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import type { WebhookType } from '../webhook/index.ts';
import type { Unavailable } from './failures.ts';

/** A message queued for one endpoint. */
export interface WebhookDelivery {
  /** The name of the endpoint. */
  readonly endpoint: string;
  /** The same for every attempt and every endpoint. */
  readonly messageId: string;
  readonly type: WebhookType;
  /** The JSON text that is sent and signed. */
  readonly body: string;
  /** How many times delivery was tried, including this time. */
  readonly attempts: number;
}

/**
 * Driven port: the queue of messages to endpoints. A message is stored in the same write as the change it reports, so
 * that neither exists without the other and no request waits for a delivery. If an attempt takes so long that somebody
 * else takes the message, the first one can no longer postpone it or give it up.
 */
export interface WebhookOutbox {
  /**
   * Takes the endpoint's message that has been due longest; nobody else can take it until the given time. A message is
   * not taken while an earlier one about the same registry or order is waiting for its first attempt or being tried,
   * and no message is taken for a disabled endpoint.
   */
  readonly take: (
    endpoint: string,
    now: Instant,
    until: Instant,
  ) => TE.TaskEither<Unavailable, O.Option<WebhookDelivery>>;
  readonly delivered: (delivery: WebhookDelivery, at: Instant) => TE.TaskEither<Unavailable, void>;
  /** Makes the message due again at that time. */
  readonly postpone: (delivery: WebhookDelivery, until: Instant, reason: string) => TE.TaskEither<Unavailable, void>;
  /** Makes the message a dead letter: it is tried again only on request. */
  readonly giveUp: (delivery: WebhookDelivery, at: Instant, reason: string) => TE.TaskEither<Unavailable, void>;
  /** Disables the endpoint: none of its messages is taken any more; they stay queued. */
  readonly disable: (endpoint: string, at: Instant) => TE.TaskEither<Unavailable, void>;
}

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
