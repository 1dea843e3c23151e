import type { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { KeyRefusal } from '../idempotency/index.ts';
import type { DecidedReport, OrderReport, PlacedOrder, ReportedOrderId } from '../order/index.ts';
import type { Registry } from '../registry/index.ts';
import type { SiteId } from '../site/index.ts';
import type { Unavailable } from './fault.ts';

/** A report by its name, with a digest of what it says, and the site at which it arrived. */
export interface IdempotentReport extends Pick<OrderReport, 'grId' | 'lines'> {
  readonly orderId: ReportedOrderId;
  readonly fingerprint: string;
  readonly site: SiteId;
}

/** Driven port: where orders are kept that were placed elsewhere. Their money is none of ours. */
export interface ReportedOrderStore {
  /**
   * Holds the name of the order, for as long as there are orders, and then the registry; hands `decide` the registry with the items that are named (none of that
   * number: none), and keeps the order, its facts and its name, all or nothing. A name that stands answers its order before anything is read.
   */
  readonly keep: <R>(
    reported: IdempotentReport,
    decide: (registry: O.Option<Registry>) => E.Either<R, DecidedReport>,
  ) => TE.TaskEither<R | KeyRefusal | Unavailable, PlacedOrder>;
}
