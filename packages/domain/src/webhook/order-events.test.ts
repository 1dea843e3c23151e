import {
  centsOf,
  exampleLine,
  exampleOrder,
  exampleRecord,
  exampleRecordLine,
  forAll,
  instantOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { orderChangeEvents, orderPlacedEvent } from './order-events.ts';

/** What somebody wrote, wherever an order has a text. */
const WRITTEN = 'Nobody else reads this';

describe('events of orders for webhooks', () => {
  it('[INT-05] no text that somebody wrote about an order is part of an event', () => {
    const order = exampleOrder({ lines: [exampleLine({ name: WRITTEN })], payment: WRITTEN });
    expect(JSON.stringify(orderPlacedEvent(order, { site: 'main', source: 'here' }))).not.toContain(WRITTEN);
    const record = exampleRecord({
      message: WRITTEN,
      giver: { firstName: WRITTEN, lastName: WRITTEN, email: WRITTEN },
      lines: [exampleRecordLine({ name: WRITTEN })],
    });
    const shipped = {
      ...record,
      lines: record.lines.map((line) => ({ ...line, shippedAt: O.some(record.placedAt) })),
    };
    const events = orderChangeEvents(record, shipped);
    expect(events).toHaveLength(1);
    expect(JSON.stringify(events)).not.toContain(WRITTEN);
  });

  it('[INT-05] an order is shipped, canceled or returned only as far as the write changed it', () => {
    const at = instantOf('2027-01-02T12:00:00.000Z');
    const line = (position: number, isShipped: boolean) =>
      exampleRecordLine({ line: position, shippedAt: isShipped ? O.some(at) : O.none });
    const back = (reference: string, kind: 'takenBack' | 'returned') =>
      ({ reference, line: 1, kind, units: 1, amount: centsOf(1_495), at }) as const;
    forAll(fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 5 }), (lines) => {
      const before = exampleRecord({ lines: lines.map(([was], index) => line(index + 1, was)) });
      const after = exampleRecord({ lines: lines.map(([was, is], index) => line(index + 1, was || is)) });
      const shipped = lines.flatMap(([was, is], index) => (is && !was ? [index + 1] : []));
      expect(orderChangeEvents(before, after)).toEqual(
        shipped.length === 0
          ? []
          : [{ type: 'order.shipped', data: { orderNumber: after.orderNumber, lines: shipped } }],
      );
    });
    const before = exampleRecord({ returns: [back('return-1', 'returned')] });
    const after = {
      ...before,
      returns: [...before.returns, back('return-2', 'takenBack'), back('return-3', 'returned')],
    };
    expect(
      orderChangeEvents(before, after).map(({ type, data }) => [type, 'reference' in data && data.reference]),
    ).toEqual([
      ['order.canceled', 'return-2'],
      ['order.returned', 'return-3'],
    ]);
  });
});
