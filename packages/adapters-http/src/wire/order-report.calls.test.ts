import {
  centsOf,
  exampleOrder,
  grIdOf,
  identityOf,
  instantOf,
  reportedOrderIdOf,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { reportOrder } from './order.calls.ts';
import { answered, asked } from './testing/over-the-wire.ts';

const report = {
  orderId: reportedOrderIdOf('web-000117'),
  grId: grIdOf('7310442'),
  giver: { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa@example.com' },
  message: '',
  lines: [
    { identity: identityOf('4821', 7), quantity: 2, unitPrice: centsOf(1_250) },
    { identity: identityOf('4821', 7), quantity: 1, unitPrice: centsOf(999_999_999) },
  ],
  placedAt: instantOf('2027-06-01T10:58:00.000Z'),
};

describe('a reported order on the wire', () => {
  it('[CART-06] [API-01] is the contract’s and comes back as it went', () => {
    expect(reportOrder.request.encode(report)).toEqual({
      params: {},
      query: {},
      body: {
        orderId: 'web-000117',
        grId: '7310442',
        giver: report.giver,
        message: '',
        lines: [
          { sku: '4821', personalizationId: 7, quantity: 2, unitPrice: 12.5 },
          { sku: '4821', personalizationId: 7, quantity: 1, unitPrice: 9_999_999.99 },
        ],
        placedAt: '2027-06-01T10:58:00.000Z',
      },
    });
    expect(asked(reportOrder.request, report)).toEqual(E.right(report));
  });

  it('[CART-06] [API-01] the moment of an order may have whole seconds; one without a zone is none', () => {
    const { params, query, body } = reportOrder.request.encode(report);
    const read = (placedAt: string) =>
      reportOrder.request.decode({ params, query, body: Object.assign({}, body, { placedAt }) });
    expect(read('2027-06-01T10:58:00Z')).toEqual(E.right(report));
    for (const wrong of ['2027-06-01T10:58:00', '2027-06-01T10:58:00+02:00', '2027-02-30T10:58:00Z', '2027-06-01'])
      expect(E.isLeft(read(wrong))).toBe(true);
  });

  it('[CART-06] is answered as any order', () => {
    const order = exampleOrder();
    expect(reportOrder.status).toBe(201);
    expect(answered(reportOrder.answer, order)).toEqual(E.right(order));
  });

  it('[API-01] a report has 1 to 100 lines', () => {
    const { params, query, body } = reportOrder.request.encode(report);
    const line = { sku: '4821', personalizationId: 7, quantity: 2, unitPrice: 12.5 };
    const isRead = (many: number): boolean => {
      const lines = Array.from({ length: many }, () => line);
      return E.isRight(reportOrder.request.decode({ params, query, body: Object.assign({}, body, { lines }) }));
    };
    expect([0, 1, 100, 101].map(isRead)).toEqual([false, true, true, false]);
  });

  it('[API-01] a price of more than 9,999,999.99 is none', () => {
    const dear = {
      ...report,
      lines: [{ ...report.lines[0], identity: identityOf('4821'), quantity: 1, unitPrice: centsOf(1_000_000_000) }],
    };
    expect(E.isLeft(asked(reportOrder.request, dear))).toBe(true);
  });
});
