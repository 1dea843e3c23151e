import type { taskEither as TE } from 'fp-ts';
import type { KeyRefusal } from '../idempotency/index.ts';
import type { OrderReport, PlacedOrder, ReportProblem } from '../order/index.ts';
import type { Fault } from './fault.ts';

/**
 * Why a reporter was not believed: nobody here knows a secret by which to tell reporters, the message was not signed with it, or was signed too long
 * ago or for a time to come.
 */
export type SignatureRefusal =
  | { readonly _tag: 'ReportsNotSetUp' }
  | { readonly _tag: 'SignatureInvalid' }
  | { readonly _tag: 'SignatureStale' };

/** Why a reported order was not counted; nothing of it was. */
export type ReportRefusal = ReportProblem | KeyRefusal | SignatureRefusal;

/** Driving port: orders that were placed and paid for at the retailer's own checkout, told by its commerce back end (CART-06). */
export interface OrderReports {
  /** Counts the order once, for good: the same order under the same name answers what was answered first, another one under it is `IdempotencyKeyReused` (CART-08). */
  readonly report: (report: OrderReport) => TE.TaskEither<ReportRefusal | Fault, PlacedOrder>;
}
