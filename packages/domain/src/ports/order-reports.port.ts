import type { taskEither as TE } from 'fp-ts';
import type { KeyRefusal } from '../idempotency/index.ts';
import type { OrderNumber } from '../identity/index.ts';
import type { OrderReport, PlacedOrder, ReportProblem } from '../order/index.ts';
import type { LineState, ReturnRefusal, ReturnRequest, Shipment, ShipmentRefusal } from '../placed-order/index.ts';
import type { Fault } from './fault.ts';

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
