import type { option as O, taskEither as TE } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import type { WebhookType } from '../webhook/index.ts';
import type { Unavailable } from './fault.ts';

/** A message on its way to one endpoint. */
export interface WebhookDelivery {
  /** The name of the endpoint. */
  readonly endpoint: string;
  /** The same for every attempt and every endpoint. */
  readonly messageId: string;
  readonly type: WebhookType;
  /** The JSON text that is sent and signed. */
  readonly body: string;
  /** How often it was tried, including this time. */
  readonly attempts: number;
}

/**
 * Driven port: messages that wait to be delivered to endpoints. What happened and its message are stored in one write, so that neither is without the other and no request waits for a delivery. An attempt
 * that was taken by somebody else meanwhile, since it took too long, is not put off or given up by its first taker.
 */
export interface WebhookOutbox {
  /**
   * Takes the message that is due longest at the endpoint; until the given time no one else takes it. A message is not taken while an earlier one about the same registry or order waits for its first attempt or is
   * being tried, nor any for a disabled endpoint.
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
  /** Nothing is taken for the endpoint any more; its messages wait. */
  readonly disable: (endpoint: string, at: Instant) => TE.TaskEither<Unavailable, void>;
}
