import type { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { Idempotency, KeyRefusal } from '../idempotency/index.ts';
import type { GrId, ItemIdentity, OrderNumber, VisitorId } from '../identity/index.ts';
import type { Email } from '../mail/index.ts';
import type { DecidedElsewhere, DecidedReport, PlacedOrder, ReportedOrderId, ReportStock } from '../order/index.ts';
import type { Registry } from '../registry/index.ts';
import type { Market, SiteId } from '../site/index.ts';
import type { Unavailable } from './fault.ts';
import type { OwnerEmails } from './order-store.port.ts';

/** A report with its id, the registries and items it names, a digest of its content, and the site that received it. */
export interface IdempotentReport {
  readonly orderId: ReportedOrderId;
  readonly grIds: ReadonlyArray<GrId>;
  readonly items: ReadonlyArray<ItemIdentity>;
  readonly fingerprint: string;
  readonly site: SiteId;
  readonly market: Market;
}

/** A gift bought at another shop, counted once per key, with the browser and the site that reported it. */
export interface IdempotentElsewhere {
  readonly grId: GrId;
  readonly identity: ItemIdentity;
  readonly site: SiteId;
  readonly visitor: VisitorId;
  readonly idempotency: Idempotency<OrderNumber>;
}

/** Driven port: the stored orders that were placed elsewhere. They move no money. */
export interface ReportedOrderStore {
  /**
   * Locks the order's id, which stays used permanently, and then the registries; passes those that exist, with the
   * named items and their products, to `decide`, and stores the order, its facts and its id, all or nothing. A used id
   * returns its order before anything is read.
   */
  readonly keep: <R>(
    reported: IdempotentReport,
    decide: (stock: ReportStock) => E.Either<R, DecidedReport & { readonly ownerEmails: OwnerEmails }>,
  ) => TE.TaskEither<R | KeyRefusal | Unavailable, PlacedOrder>;
  /**
   * Locks the key and then the registry; passes the registry with the item to `decide`, and stores the gift, its facts,
   * the emails and the key, all or nothing (ELSE-01). A used key returns its order's number.
   */
  readonly keepElsewhere: <R>(
    gift: IdempotentElsewhere,
    decide: (
      registry: O.Option<Registry>,
    ) => E.Either<R, DecidedElsewhere & { readonly emails: ReadonlyArray<Email>; readonly ownerEmails: OwnerEmails }>,
  ) => TE.TaskEither<R | KeyRefusal | Unavailable, OrderNumber>;
}
