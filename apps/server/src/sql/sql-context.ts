import type { Clock, Log, WebhookType } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import type { Kysely } from 'kysely';
import type { RegistryQueue } from '../database/registry-queue.ts';
import type { RegistryWake } from '../database/registry-wake.ts';
import type { Tables } from '../database/tables.ts';

/** Whether a write failed for want of disk space, and no later write has succeeded. */
export interface Writes {
  areFailing: boolean;
}

/** An endpoint that receives these types of events. */
export interface WebhookSubscription {
  readonly name: string;
  readonly types: ReadonlyArray<WebhookType>;
}

/** The dependencies of every store. */
export interface SqlContext {
  readonly db: Kysely<Tables>;
  readonly standby: O.Option<Kysely<Tables>>;
  readonly turns: RegistryQueue;
  readonly wake: RegistryWake;
  readonly writes: Writes;
  readonly webhooks: ReadonlyArray<WebhookSubscription>;
  readonly clock: Clock;
  readonly log: Log;
}
