import { calls } from '@gift-registry/adapters-http/wire';
import { type NoChallenge, recordPaymentEvent, type TestPaymentsOff } from '@gift-registry/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { either as E, function as F, taskEither as TE } from 'fp-ts';
import { callRoutes } from '../http/call-routes.ts';
import { refuse } from '../http/rejections.ts';
import type { DemoPayment } from '../payment/demo-payment.ts';
import type { ServiceContext } from '../service-context.ts';

/** The address to which the payment provider sends its events. */
const PAYMENT_EVENTS = '/api/payments/events';

/** The payment setup of a page, the endpoints of test payments, and the events of the payment provider (CO-03). */
export const paymentRoutes = (service: FastifyInstance, context: ServiceContext): void => {
  const { dependencies } = context;
  const routes = callRoutes(service, context, { allowsOtherOrigins: true });
  const record = recordPaymentEvent(dependencies);
  const testPayments: TE.TaskEither<TestPaymentsOff, DemoPayment> = TE.fromOption(
    (): TestPaymentsOff => ({ _tag: 'TestPaymentsOff' }),
  )(dependencies.testPayments);

  routes.call(calls.readPaymentSetup, () => TE.right(dependencies.paymentSetup));
  routes.call(calls.makeTestToken, (_context, cardNumber) =>
    F.pipe(
      testPayments,
      TE.chainW(({ tokenFor }) => TE.fromOption(() => ({ _tag: 'CardNumberInvalid' as const }))(tokenFor(cardNumber))),
    ),
  );
  routes.call(calls.answerTestChallenge, (_context, { authorization, isApproved }) =>
    F.pipe(
      testPayments,
      TE.filterOrElseW(
        ({ answerChallenge }) => answerChallenge(authorization, isApproved),
        (): NoChallenge => ({ _tag: 'NoChallenge' }),
      ),
      TE.map(F.constVoid),
    ),
  );

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.header('cache-control', 'no-store');
    const signature = request.headers['stripe-signature'];
    const recorded = await record(request.bodyText, typeof signature === 'string' ? signature : '')();
    if (E.isRight(recorded)) return reply.code(200).send({ received: true });
    if (recorded.left._tag === 'EventRejected')
      dependencies.log.write({
        level: 'warning',
        tag: 'request.denied',
        data: { call: PAYMENT_EVENTS, refusal: recorded.left._tag },
      })();
    return refuse(reply, recorded.left);
  };
  service.route({ method: 'POST', url: PAYMENT_EVENTS, config: { allowsNoOrigin: true }, handler: answer });
};
