import { fingerprintOf } from '../idempotency/index.ts';
import type { OrderReports, Person, World } from '../ports/index.ts';
import type { OrderReport } from './order-report.ts';
import { reportOrder } from './report-order.ts';

const wordsOf = ({ grId, giver, message, lines, placedAt }: OrderReport): ReadonlyArray<string> => [
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
  ({ reportedOrders, names, clock }: Pick<World, 'reportedOrders' | 'names' | 'clock'>) =>
  ({ site }: Pick<Person, 'site'>): OrderReports => ({
    report: (report) =>
      reportedOrders.keep(
        {
          orderId: report.orderId,
          grId: report.grId,
          lines: report.lines,
          site: site.id,
          fingerprint: fingerprintOf(wordsOf(report)),
        },
        (registry) =>
          reportOrder(registry, report, {
            orderNumber: names.orderNumber(),
            now: clock.now(),
            market: site.market,
          }),
      ),
  });
