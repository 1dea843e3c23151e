import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { today } from '../calendar/index.ts';
import { giftEmailsOf } from '../gift-emails/index.ts';
import { fingerprintOf } from '../idempotency/index.ts';
import { emailOrigin } from '../mail/index.ts';
import { type OrderReport, type ReportedLine, reportedItems, reportedRegistries, reportOrder } from '../order/index.ts';
import { settleTakenBack } from '../order-money/index.ts';
import type { Dependencies, OrderChange, OrderReports, Person, ReportedLines } from '../ports/index.ts';
import { withoutSetAside } from '../registry/index.ts';
import { lineState, type OrderRecord, type ReturnKind, unitsKept } from './order-record.ts';
import { decideReturn, type HeldOrder } from './return-lines.ts';
import { payReturn } from './settle-returns.service.ts';
import { decideShipment } from './ship-lines.ts';

const lineTerms = (line: ReportedLine): ReadonlyArray<string> => {
  const { kind = 'item', grId = '' } = line;
  const identity = 'identity' in line ? [line.identity.sku, String(line.identity.personalizationId)] : [];
  const paid = 'amount' in line ? [String(line.amount)] : [String(line.quantity), String(line.unitPrice)];
  const name = 'identity' in line ? (line.name ?? '') : '';
  return [kind, grId, ...identity, ...paid, name];
};

const termsOf = ({ grId, giver, message, lines, placedAt, language }: OrderReport): ReadonlyArray<string> => [
  grId,
  giver.firstName,
  giver.lastName,
  giver.email,
  message,
  placedAt,
  ...(language === undefined ? [] : [language]),
  ...lines.flatMap(lineTerms),
];

const ORDER_NOT_FOUND = { _tag: 'OrderNotFound' } as const;

const linesOf = ({ order }: HeldOrder): ReportedLines => ({
  orderNumber: order.orderNumber,
  lines: order.lines.map((line) => ({
    line: line.line,
    left: unitsKept(order, line),
    state: lineState(order, line),
  })),
});

/** A change of the order alone, without facts, emails or invalidated links. */
const onlyOrder = (order: OrderRecord): OrderChange => ({ order, facts: [], emails: [], endLinksBut: O.none });

/** Records orders placed elsewhere, and what was shipped or returned of any order, for an authenticated reporter (CART-06, GIVE-03, RET-01). */
export const orderReports =
  (
    dependencies: Pick<
      Dependencies,
      'reportedOrders' | 'placedOrders' | 'orders' | 'payment' | 'ids' | 'clock' | 'log'
    >,
  ) =>
  ({ site, origin }: Pick<Person, 'site' | 'origin'>): OrderReports => {
    const { reportedOrders, placedOrders, ids, clock } = dependencies;
    const isOfThisSite = ({ order }: HeldOrder): boolean => order.site === site.id;
    const held = F.flow(
      O.filter(isOfThisSite),
      E.fromOption(() => ORDER_NOT_FOUND),
    );
    const comesBack =
      (kind: ReturnKind): OrderReports['returned'] =>
      (orderNumber, { reference: given, ...request }) => {
        // One reference may cover a whole parcel, so it counts once per line of the order.
        const reference = `${orderNumber}:${given}:${request.line}`;
        return F.pipe(
          placedOrders.change(
            { orderNumber, idempotency: O.none, locks: 'registries' },
            F.flow(
              held,
              E.chainW((found) =>
                found.order.returns.some((each) => each.reference === reference)
                  ? E.right(onlyOrder(found.order))
                  : F.pipe(
                      decideReturn(found, { kind, ...request }, { at: clock.now(), reference, isReported: true }),
                      E.map(({ order, facts }): OrderChange => ({ ...onlyOrder(order), facts })),
                    ),
              ),
            ),
          ),
          TE.chainFirstW(() => settleTakenBack(dependencies)(orderNumber)),
          TE.chainFirstW(() => payReturn(dependencies)(reference)),
          TE.map(linesOf),
        );
      };
    return {
      report: (report) =>
        reportedOrders.keep(
          {
            orderId: report.orderId,
            grIds: reportedRegistries(report),
            items: reportedItems(report),
            site: site.id,
            market: site.market,
            fingerprint: fingerprintOf(termsOf(report)),
          },
          (stock) => {
            const [orderNumber, now] = [ids.orderNumber(), clock.now()];
            const gift = { orderNumber, placedAt: report.placedAt, isSurprise: false, now, timeZone: clock.timeZone };
            const registries = stock.registries.map((registry) => withoutSetAside(registry, today(clock)));
            return F.pipe(
              reportOrder({ ...stock, registries }, report, { ...site, orderNumber, now }),
              E.map((decided) => ({
                ...decided,
                ownerEmails: giftEmailsOf(stock.registries, gift, {
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

      canceled: comesBack('takenBack'),
      returned: comesBack('returned'),
    };
  };
