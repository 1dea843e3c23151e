import type { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { Idempotency, KeyRefusal } from '../idempotency/index.ts';
import type { GrId, ItemIdentity, OrderNumber, VisitorId } from '../identity/index.ts';
import type { Email } from '../mail/index.ts';
import type {
  DecidedElsewhere,
  DecidedReport,
  OrderReport,
  PlacedOrder,
  ReportedOrderId,
  ReportProblem,
  ReportStock,
} from '../order/index.ts';
import type { LineState, ReturnRefusal, ReturnRequest, Shipment, ShipmentRefusal } from '../placed-order/index.ts';
import type { Registry } from '../registry/index.ts';
import type { Market, SiteId } from '../site/index.ts';
import type { Fault, Unavailable } from './failures.ts';
import type { OwnerEmails } from './orders.port.ts';

/**
 * Why a report was rejected: no secret for reports is configured, the report is not signed with it, or its signature is
 * too old or dated in the future.
 */
export type SignatureRefusal =
  | { readonly _tag: 'ReportsNotSetUp' }
  | { readonly _tag: 'SignatureInvalid' }
  | { readonly _tag: 'SignatureStale' };

/** Why a reported order was refused; none of it was counted. */
export type ReportRefusal = ReportProblem | KeyRefusal | SignatureRefusal;

/** Why a report about an order was refused; none of it was recorded. */
export type OrderReportRefusal = SignatureRefusal | { readonly _tag: 'OrderNotFound' };

/** The state of an order's lines. */
export interface ReportedLines {
  readonly orderNumber: OrderNumber;
  readonly lines: ReadonlyArray<{ readonly line: number; readonly left: number; readonly state: LineState }>;
}

/** Driving port: orders placed and paid at the retailer's own checkout, reported by its commerce back end (CART-06). */
export interface OrderReports {
  /**
   * Counts the order once, permanently: the same order under the same id gets the first answer, a different one is
   * refused with `IdempotencyKeyReused` (CART-08).
   */
  readonly report: (report: OrderReport) => TE.TaskEither<ReportRefusal | Fault, PlacedOrder>;
  /** Records lines of an order as shipped, or as picked up; what was recorded before is unchanged (GIVE-03). */
  readonly ship: (
    orderNumber: OrderNumber,
    shipment: Shipment,
  ) => TE.TaskEither<OrderReportRefusal | ShipmentRefusal | KeyRefusal | Fault, ReportedLines>;
  /** Records units of a line as canceled before shipping, once per reference and line (INT-04). */
  readonly canceled: OrderReports['returned'];
  /** Records units of a shipped line as returned, once per reference and line; the refund has the same reference (RET-01). */
  readonly returned: (
    orderNumber: OrderNumber,
    request: Omit<ReturnRequest, 'kind'> & { readonly reference: string },
  ) => TE.TaskEither<OrderReportRefusal | ReturnRefusal | KeyRefusal | Fault, ReportedLines>;
}

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
