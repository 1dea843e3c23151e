import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { giftEmailsOf } from '../gift-emails/index.ts';
import { fingerprintOf } from '../idempotency/index.ts';
import { emailOrigin } from '../mail/index.ts';
import { type OrderReport, reportOrder } from '../order/index.ts';
import type { Dependencies, OrderChange, OrderReports, Person, ReportedLines } from '../ports/index.ts';
import { lineState, type OrderRecord, unitsLeft } from './order-record.ts';
import { decideReturn, type HeldOrder, registryItemOf } from './return-lines.ts';
import { payReturn } from './settle-returns.service.ts';
import { decideShipment } from './ship-lines.ts';

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

const ORDER_NOT_FOUND = { _tag: 'OrderNotFound' } as const;

const linesOf = ({ order, registries }: HeldOrder): ReportedLines => ({
  orderNumber: order.orderNumber,
  lines: order.lines.map((line) => ({
    line: line.line,
    left: unitsLeft(order, line),
    state: lineState(order, line, registryItemOf(registries, line).item),
  })),
});

/** What of an order becomes another; nothing else happens by it. */
const onlyOrder = (order: OrderRecord): OrderChange => ({ order, facts: [], emails: [], endLinksBut: O.none });

/** Counting orders that were placed elsewhere, and what was shipped or came back of any order, for a reporter who is believed (CART-06, GIVE-03, RET-01). */
export const orderReports =
  (dependencies: Pick<Dependencies, 'reportedOrders' | 'placedOrders' | 'payment' | 'ids' | 'clock' | 'log'>) =>
  ({ site, origin }: Pick<Person, 'site' | 'origin'>): OrderReports => {
    const { reportedOrders, placedOrders, ids, clock } = dependencies;
    const isOfThisSite = ({ order }: HeldOrder): boolean => order.site === site.id;
    const held = F.flow(
      O.filter(isOfThisSite),
      E.fromOption(() => ORDER_NOT_FOUND),
    );
    return {
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

      ship: (orderNumber, shipment) =>
        F.pipe(
          placedOrders.change(
            { orderNumber, idempotency: O.none, locks: 'order' },
            F.flow(
              held,
              E.chainW(({ order }) => decideShipment(order, shipment)),
              E.map(onlyOrder),
            ),
          ),
          TE.map(linesOf),
        ),

      returned: (orderNumber, { reference: given, ...request }) => {
        // Two orders may have returns of the same name where they are kept.
        const reference = `${orderNumber}:${given}`;
        return F.pipe(
          placedOrders.change(
            { orderNumber, idempotency: O.none, locks: 'registries' },
            F.flow(
              held,
              E.chainW((found) =>
                found.order.returns.some((each) => each.reference === reference)
                  ? E.right(onlyOrder(found.order))
                  : F.pipe(
                      decideReturn(found, { kind: 'returned', ...request }, { at: clock.now(), reference }),
                      E.map(({ order, facts }): OrderChange => ({ ...onlyOrder(order), facts })),
                    ),
              ),
            ),
          ),
          TE.chainFirstW(() => payReturn(dependencies)(reference)),
          TE.map(linesOf),
        );
      },
    };
  };
