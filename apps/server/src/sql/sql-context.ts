import type { Clock, Log, WebhookType } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import type { Kysely } from 'kysely';
import type { RegistryNotifier } from '../database/registry-notifier.ts';
import type { RegistryQueue } from '../database/registry-queue.ts';
import type { Tables } from '../database/tables.ts';
import type { PictureHost } from '../product-pictures/picture-addresses.ts';
import type { ShopCatalogue } from '../shop/shop-catalogue.ts';

/** Whether a write failed because the disk was full, and no later write has succeeded. */
export interface Writes {
  areFailing: boolean;
}

/** A webhook endpoint, and the event types it receives. */
export interface WebhookSubscription {
  readonly name: string;
  readonly types: ReadonlyArray<WebhookType>;
}

/** The dependencies of every store. */
export interface SqlContext {
  readonly db: Kysely<Tables>;
  readonly standby: O.Option<Kysely<Tables>>;
  readonly writeQueue: RegistryQueue;
  readonly notifier: RegistryNotifier;
  readonly writes: Writes;
  readonly webhooks: ReadonlyArray<WebhookSubscription>;
  /** Where pictures of products may be fetched from. */
  readonly pictureHosts: ReadonlyArray<PictureHost>;
  /** What listed products can name of the shop's folder. */
  readonly catalogue: ShopCatalogue;
  readonly clock: Clock;
  readonly log: Log;
}
