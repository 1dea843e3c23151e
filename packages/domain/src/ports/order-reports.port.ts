import type { taskEither as TE } from 'fp-ts';
import type { KeyRefusal } from '../idempotency/index.ts';
import type { OrderReport, PlacedOrder, ReportProblem } from '../order/index.ts';
import type { Fault } from './fault.ts';

/**
 * Why a report was rejected: no secret for reports is configured, the report is not signed with it, or was signed too long ago or with a time to come.
 */
export type SignatureRefusal =
  | { readonly _tag: 'ReportsNotSetUp' }
  | { readonly _tag: 'SignatureInvalid' }
  | { readonly _tag: 'SignatureStale' };

/** Why a reported order was refused; nothing of it was counted. */
export type ReportRefusal = ReportProblem | KeyRefusal | SignatureRefusal;

/** Driving port: orders placed and paid at the retailer's own checkout, reported by its commerce back end (CART-06). */
export interface OrderReports {
  /** Counts the order once, for good: the same order under the same id gets the first answer, another one is refused with `IdempotencyKeyReused` (CART-08). */
  readonly report: (report: OrderReport) => TE.TaskEither<ReportRefusal | Fault, PlacedOrder>;
}
