import { fingerprintOf } from '../idempotency/index.ts';
import type { Dependencies, OrderReports, Person } from '../ports/index.ts';
import type { OrderReport } from './order.ts';
import { reportOrder } from './report-order.ts';

const termsOf = ({ grId, giver, message, lines, placedAt }: OrderReport): ReadonlyArray<string> => [
  grId,
  giver.firstName,
  giver.lastName,
  giver.email,
  message,
  placedAt,
  ...lines.flatMap(({ identity, quantity, unitPrice }) => [
    identity.sku,
    String(identity.personalizationId),
    String(quantity),
    String(unitPrice),
  ]),
];

/** Counting orders that were placed elsewhere, for a reporter who is believed (CART-06). */
export const orderReports =
  ({ reportedOrders, ids, clock }: Pick<Dependencies, 'reportedOrders' | 'ids' | 'clock'>) =>
  ({ site }: Pick<Person, 'site'>): OrderReports => ({
    report: (report) =>
      reportedOrders.keep(
        {
          orderId: report.orderId,
          grId: report.grId,
          lines: report.lines,
          site: site.id,
          fingerprint: fingerprintOf(termsOf(report)),
        },
        (registry) =>
          reportOrder(registry, report, {
            orderNumber: ids.orderNumber(),
            now: clock.now(),
            market: site.market,
            currency: site.currency,
          }),
      ),
  });
