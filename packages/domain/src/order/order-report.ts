import type { Instant } from '../calendar/index.ts';
import type { GrId, ItemIdentity } from '../identity/index.ts';
import type { Cents } from '../money/index.ts';
import type { Giver } from './order.ts';
import type { ReportedOrderId } from './reported-order-id.ts';

/** Pieces of a registry's item that were bought at the retailer's own checkout, at the price that was paid there. */
export interface ReportedLine {
  readonly identity: ItemIdentity;
  /** 1 to 999. */
  readonly quantity: number;
  readonly unitPrice: Cents;
}

/** An order for one registry that was placed and paid for elsewhere (CART-06). */
export interface OrderReport {
  readonly orderId: ReportedOrderId;
  readonly grId: GrId;
  readonly giver: Giver;
  /** At most 500 characters; for the registrants. */
  readonly message: string;
  /** One or more; one item may stand on several lines, at different prices. */
  readonly lines: ReadonlyArray<ReportedLine>;
  readonly placedAt: Instant;
}
