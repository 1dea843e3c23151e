/*
 * [INT-05] The events of orders that are sent to the retailer's own systems. They have numbers, SKUs, counts and amounts, and nothing about who placed the order.
 *
 * @example orderShippedEvents(orderNumberOf('HF-1'), [2]) // => [{ type: 'order.shipped', data: { orderNumber: orderNumberOf('HF-1'), lines: [2] } }]
 */
import { option as O } from 'fp-ts';
import type { OrderNumber } from '../identity/index.ts';
import type { PlacedOrder } from '../order/index.ts';
import { type OrderRecord, refundsOf } from '../placed-order/index.ts';
import type { OrderPlaced, WebhookEvent } from './webhook-event.ts';

/** The event of an order that was placed. */
export const orderPlacedEvent = (
  {
    orderNumber,
    lines,
    currency,
    subtotal,
    discount,
    charges,
    taxes,
    total,
    completionCode,
    giftOptions = [],
    laterArrivals = [],
  }: PlacedOrder,
  { site, source }: Pick<OrderPlaced, 'site' | 'source'>,
): WebhookEvent => ({
  type: 'order.placed',
  data: {
    orderNumber,
    site,
    source,
    currency,
    subtotal,
    discount,
    completionCode: completionCode?.couponNumber ?? '',
    charges: charges.map(({ kind, amount }) => ({ kind, amount })),
    giftOptions: giftOptions.map(({ wrap, ...options }) => ({ ...options, wrap: wrap?.code ?? '' })),
    notBefore: laterArrivals.map(({ grId, from }) => ({ grId, day: from })),
    taxes,
    total,
    lines: lines.map(({ kind, grId, identity, quantity, unitPrice, lineTotal, isUnmatched }, index) => ({
      line: index + 1,
      kind,
      grId: O.toNullable(grId),
      ...identity,
      quantity,
      unitPrice,
      lineTotal,
      isUnmatched: isUnmatched === true,
    })),
  },
});

/** The event of lines that were shipped, picked up or sent; empty without lines. */
export const orderShippedEvents = (
  orderNumber: OrderNumber,
  lines: ReadonlyArray<number>,
): ReadonlyArray<WebhookEvent> => (lines.length === 0 ? [] : [{ type: 'order.shipped', data: { orderNumber, lines } }]);

/** The reference as it was reported; the stored one has the order's number before it and the line's number after it. */
const reportedReference = (orderNumber: OrderNumber, reference: string, line: number): string => {
  const [before, after] = [`${orderNumber}:`, `:${line}`];
  return reference.startsWith(before) && reference.endsWith(after)
    ? reference.slice(before.length, -after.length)
    : reference;
};

/** The events of a change to a stored order: what was shipped since, and what was returned. */
export const orderChangeEvents = (before: OrderRecord, after: OrderRecord): ReadonlyArray<WebhookEvent> => {
  const { orderNumber } = after;
  const wasShipped = (line: number): boolean =>
    before.lines.some((each) => each.line === line && O.isSome(each.shippedAt));
  const shipped = after.lines.filter(({ line, shippedAt }) => O.isSome(shippedAt) && !wasShipped(line));
  return [
    ...orderShippedEvents(
      orderNumber,
      shipped.map(({ line }) => line),
    ),
    ...after.returns.flatMap(({ kind, reference, line, units, amount }, index): ReadonlyArray<WebhookEvent> => {
      // What became store credit is reported by its registry.
      if (index < before.returns.length || kind === 'credited') return [];
      const data = { orderNumber, reference: reportedReference(orderNumber, reference, line), line, units, amount };
      const type = kind === 'returned' ? 'order.returned' : 'order.canceled';
      return [{ type, data: { ...data, taxes: refundsOf(after)[index]?.refund.taxes ?? [] } }];
    }),
  ];
};
