import type { Clock, Log } from '@gift-registry/domain';
import type { Kysely } from 'kysely';
import type { RegistryQueue } from '../database/registry-queue.ts';
import type { RegistryWake } from '../database/registry-wake.ts';
import type { Tables } from '../database/tables.ts';

/** Whether something could not be written, since when nothing was found to have changed. */
export interface Writes {
  areFailing: boolean;
}

/** What every store stands on. */
export interface SqlContext {
  readonly db: Kysely<Tables>;
  readonly turns: RegistryQueue;
  readonly wake: RegistryWake;
  readonly writes: Writes;
  readonly clock: Clock;
  readonly log: Log;
}
