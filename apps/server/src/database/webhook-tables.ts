import type { Generated, GeneratedAlways } from 'kysely';
import type { Moment } from './columns.ts';

/** A message about a write for the retailer's own systems, stored in the same transaction. */
export interface WebhookMessagesTable {
  message_id: Generated<string>;
  /** Increases with every message about one registry or order. */
  position: GeneratedAlways<number>;
  type: string;
  /** The number of the registry or order. */
  subject: string;
  body: string;
  recorded_at: Moment;
}

/** A message and one of the endpoints that subscribe to it. */
export interface WebhookDeliveriesTable {
  endpoint: string;
  message_id: string;
  position: number;
  subject: string;
  /** The position of the endpoint's preceding message about the same subject, if any. */
  previous: number | null;
  attempts: Generated<number>;
  /** When the next attempt is due, or when the reservation of the running attempt ends; null once the message is delivered or dead. */
  due_at: Moment | null;
  is_taken: Generated<boolean>;
  delivered_at: Generated<Moment | null>;
  dead_at: Generated<Moment | null>;
  /** Why the last attempt failed. */
  reason: Generated<string | null>;
}

/** Endpoints that answered 410 Gone: no more messages are sent to them. */
export interface DisabledWebhookEndpointsTable {
  endpoint: string;
  disabled_at: Moment;
}
