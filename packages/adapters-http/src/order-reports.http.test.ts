import { exampleOrder, grIdOf, instantOf, reportedOrderIdOf, sites } from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { orderReportsHttp } from './http.ts';
import { fakeServiceAnswering } from './testing/fake-service.ts';
import { calls, failedAnswer, type SignedRequest } from './wire/index.ts';

const report = {
  orderId: reportedOrderIdOf('web-000117'),
  grId: grIdOf('7310442'),
  giver: { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa@example.com' },
  message: '',
  lines: [],
  placedAt: instantOf('2027-06-01T10:58:00.000Z'),
};

describe('reporting an order over HTTP', () => {
  it('[CART-06] what is signed is the very request that is sent, once, and no key goes along', async () => {
    const { connection, sent } = fakeServiceAnswering(201, calls.reportOrder.answer.encode(sites.main, exampleOrder()));
    const signed: SignedRequest[] = [];
    const reports = orderReportsHttp(connection, (request) => {
      signed.push(request);
      return { 'X-Timestamp': '1811847600', 'X-Signature': 'f0' };
    });
    expect(await reports.report(report)()).toEqual(E.right(exampleOrder()));
    expect(sent).toEqual([
      {
        url: 'http://localhost:3000/api/orders/reported',
        method: 'POST',
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/json',
          'X-Timestamp': '1811847600',
          'X-Signature': 'f0',
        },
        body: signed[0]?.body,
      },
    ]);
    expect(signed).toMatchObject([{ method: 'POST', path: '/api/orders/reported' }]);
  });

  it.each(['ReportsNotSetUp', 'SignatureInvalid', 'SignatureStale'] as const)(
    '[CART-06] a reporter who is not believed gets the reason: %s',
    async (_tag) => {
      const { status, body } = failedAnswer(calls.reportOrder)({ _tag });
      const { connection } = fakeServiceAnswering(status, body);
      const sign = () => ({ 'X-Timestamp': '', 'X-Signature': '' });
      expect(status).toBe(401);
      expect(await orderReportsHttp(connection, sign).report(report)()).toEqual(E.left({ _tag }));
    },
  );
});
