import { either as E, function as F, option as O } from 'fp-ts';
import { giftEmailsOf } from '../gift-emails/index.ts';
import { fingerprintOf } from '../idempotency/index.ts';
import { emailOrigin } from '../mail/index.ts';
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
  ({ site, origin }: Pick<Person, 'site' | 'origin'>): OrderReports => ({
    report: (report) =>
      reportedOrders.keep(
        {
          orderId: report.orderId,
          grId: report.grId,
          lines: report.lines,
          site: site.id,
          fingerprint: fingerprintOf(termsOf(report)),
        },
        (registry) => {
          const [orderNumber, now] = [ids.orderNumber(), clock.now()];
          const gift = { orderNumber, placedAt: report.placedAt, isSurprise: false, now };
          return F.pipe(
            reportOrder(registry, report, { orderNumber, now, market: site.market, currency: site.currency }),
            E.map((decided) => ({
              ...decided,
              ownerEmails: giftEmailsOf(O.isSome(registry) ? [registry.value] : [], gift, {
                site: site.id,
                origin: emailOrigin(site, origin),
              }),
            })),
          );
        },
      ),
  });
