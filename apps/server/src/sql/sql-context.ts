import type { Clock, Log } from '@gift-registry/domain';
import type { Kysely } from 'kysely';
import type { RegistryWake } from '../database/registry-wake.ts';
import type { Tables } from '../database/tables.ts';

/** What every store stands on. */
export interface SqlContext {
  readonly db: Kysely<Tables>;
  readonly wake: RegistryWake;
  readonly clock: Clock;
  readonly log: Log;
}
