import type { Clock, Dependencies, Log, ProductListings, Unavailable, WebhookOutbox } from '@gift-registry/domain';
import type { taskEither as TE } from 'fp-ts';
import { Subject } from 'rxjs';
import type { Database } from '../database/database.ts';
import type { PictureHost } from '../product-pictures/picture-addresses.ts';
import type { PictureStore } from '../product-pictures/picture-store.ts';
import type { ServiceTokenStore } from '../service-tokens/service-token-store.ts';
import type { SessionStore } from '../session/session-store.ts';
import { NO_CATALOGUE, type ShopCatalogue } from '../shop/shop-catalogue.ts';
import { accountDrafts } from './account-drafts.sql.ts';
import { accountStore } from './account-store.sql.ts';
import { cartStore } from './cart-store.sql.ts';
import { catalogueStore } from './catalogue-store.sql.ts';
import { checklistTicks } from './checklist-ticks.sql.ts';
import { checkoutLocks } from './checkout-locks.ts';
import { designStore } from './design-store.sql.ts';
import { directoryStore } from './directory-store.sql.ts';
import { emailChanges } from './email-changes.sql.ts';
import { emailOutbox } from './email-outbox.sql.ts';
import { fundClosing } from './fund-closing.sql.ts';
import { housekeeping } from './housekeeping.sql.ts';
import { invitationStore } from './invitation-store.sql.ts';
import { orderStore } from './order-store.sql.ts';
import { passwordResets } from './password-resets.sql.ts';
import { photoStore } from './photo-store.sql.ts';
import { pictureStore } from './picture-store.sql.ts';
import { type DiskFull, ping } from './ping.sql.ts';
import { placedOrderStore } from './placed-order-store.sql.ts';
import { productListings } from './product-listings.sql.ts';
import { registryStore } from './registry-store.sql.ts';
import { reportedOrderStore } from './reported-order-store.sql.ts';
import { serviceTokenStore } from './service-token-store.sql.ts';
import { sessionStore } from './session-store.sql.ts';
import { settingsStore } from './settings-store.sql.ts';
import { withSharedReads } from './shared-reads.ts';
import { signInFailures } from './sign-in-failures.sql.ts';
import { signInHandoffStore } from './sign-in-handoff-store.sql.ts';
import type { SqlContext, WebhookSubscription } from './sql-context.ts';
import { storeDirectory } from './store-directory.sql.ts';
import { thanksStore } from './thanks-store.sql.ts';
import { webhookOutbox } from './webhook-outbox.sql.ts';

/** The driven ports of one database. */
export interface SqlStores
  extends Pick<
    Dependencies,
    | 'registries'
    | 'directory'
    | 'settings'
    | 'thanks'
    | 'checklistTicks'
    | 'photos'
    | 'carts'
    | 'orders'
    | 'reportedOrders'
    | 'placedOrders'
    | 'catalogue'
    | 'designs'
    | 'stores'
    | 'accounts'
    | 'signInFailures'
    | 'accountDrafts'
    | 'passwordResets'
    | 'emailChanges'
    | 'emails'
    | 'invitations'
    | 'signInHandoffs'
  > {
  readonly sessions: SessionStore;
  readonly serviceTokens: ServiceTokenStore;
  readonly productListings: ProductListings;
  readonly pictures: PictureStore;
  readonly webhooks: WebhookOutbox;
  /** Deletes expired rows; to be called regularly. */
  readonly housekeeping: TE.TaskEither<Unavailable, void>;
  /** Fails if the database does not answer or cannot write. */
  readonly ping: TE.TaskEither<Unavailable | DiskFull, void>;
}

/** The stores over an open database; their writes also store webhook messages. The caller closes the database. */
export const sqlStores = (
  database: Database,
  {
    clock,
    log,
    webhooks = [],
    pictureHosts = [],
    catalogue = NO_CATALOGUE,
  }: {
    readonly clock: Clock;
    readonly log: Log;
    readonly webhooks?: ReadonlyArray<WebhookSubscription>;
    readonly pictureHosts?: ReadonlyArray<PictureHost>;
    readonly catalogue?: ShopCatalogue;
  },
): SqlStores => {
  const emailSaved$ = new Subject<void>();
  const emailSaved = (): void => emailSaved$.next();
  const context: SqlContext = {
    db: database.db,
    standby: database.standby,
    writeQueue: database.writeQueue,
    notifier: database.notifier,
    clock,
    log,
    writes: { areFailing: false },
    webhooks,
    pictureHosts,
    catalogue,
  };
  const locks = checkoutLocks(database.lockConnection);
  return {
    registries: withSharedReads(registryStore(context, emailSaved)),
    settings: settingsStore(context, emailSaved),
    thanks: thanksStore(context, emailSaved),
    checklistTicks: checklistTicks(context),
    photos: photoStore(context),
    directory: directoryStore(context),
    carts: cartStore(context),
    orders: orderStore(context, locks, emailSaved),
    placedOrders: { ...placedOrderStore(context, emailSaved), ...fundClosing(context, emailSaved) },
    reportedOrders: reportedOrderStore(context, emailSaved),
    catalogue: catalogueStore(context),
    designs: designStore(context),
    stores: storeDirectory(context),
    accounts: accountStore(context, emailSaved),
    accountDrafts: accountDrafts(context, emailSaved),
    passwordResets: passwordResets(context, emailSaved),
    emailChanges: emailChanges(context, emailSaved),
    invitations: invitationStore(context, emailSaved),
    signInHandoffs: signInHandoffStore(context),
    emails: emailOutbox(context, emailSaved$),
    signInFailures: signInFailures(context),
    sessions: sessionStore(context, locks),
    serviceTokens: serviceTokenStore(context),
    productListings: productListings(context),
    pictures: pictureStore(context),
    webhooks: webhookOutbox(context),
    housekeeping: housekeeping(context),
    ping: ping(context, database),
  };
};
