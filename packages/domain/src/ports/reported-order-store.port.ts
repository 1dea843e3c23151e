import type { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { KeyRefusal } from '../idempotency/index.ts';
import type { DecidedReport, OrderReport, PlacedOrder, ReportedOrderId } from '../order/index.ts';
import type { Registry } from '../registry/index.ts';
import type { SiteId } from '../site/index.ts';
import type { Unavailable } from './fault.ts';
import type { OwnerEmails } from './order-store.port.ts';

/** A report with its id, a digest of its content, and the site that received it. */
export interface IdempotentReport extends Pick<OrderReport, 'grId' | 'lines'> {
  readonly orderId: ReportedOrderId;
  readonly fingerprint: string;
  readonly site: SiteId;
}

/** Driven port: the stored orders that were placed elsewhere. No money is moved for them. */
export interface ReportedOrderStore {
  /**
   * Locks the order's id, which stays used for good, and then the registry; passes the registry with the named items to `decide`, and stores the order, its facts and its id, all or nothing. A used id
   * gives its order before anything is read.
   */
  readonly keep: <R>(
    reported: IdempotentReport,
    decide: (registry: O.Option<Registry>) => E.Either<R, DecidedReport & { readonly ownerEmails: OwnerEmails }>,
  ) => TE.TaskEither<R | KeyRefusal | Unavailable, PlacedOrder>;
}
