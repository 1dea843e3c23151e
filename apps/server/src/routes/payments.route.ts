import { calls, faultAnswer } from '@gift-registry/adapters-http/wire';
import { type NoTestPayment, paymentEventsService } from '@gift-registry/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { either as E, function as F, taskEither as TE } from 'fp-ts';
import { callRoutes } from '../http/call-routes.ts';
import type { DemoPayment } from '../payment/demo-payment.ts';
import type { ServiceContext } from '../service-context.ts';

/** Where the payment service reports what happens to payments by itself. */
export const PAYMENT_EVENTS = '/api/payments/events';

/** What a page needs to pay, the endpoints of the test payments, and the payment service's own reports (CO-03). */
export const paymentRoutes = (service: FastifyInstance, context: ServiceContext): void => {
  const { dependencies, options } = context;
  const routes = callRoutes(service, context);
  const takeIn = paymentEventsService(dependencies);
  const testPayments: TE.TaskEither<NoTestPayment, DemoPayment> = TE.fromOption(
    (): NoTestPayment => ({ _tag: 'NoTestPayment' }),
  )(dependencies.testPayments);

  routes.call(calls.readPaymentSetup, () => TE.right(options.payment));
  routes.call(calls.makeTestToken, (_context, cardNumber) =>
    F.pipe(
      testPayments,
      TE.chainW(({ tokenFor }) => TE.fromOption(() => ({ _tag: 'CardNumberInvalid' as const }))(tokenFor(cardNumber))),
    ),
  );
  routes.call(calls.answerTestChallenge, (_context, { authorization, isApproved }) =>
    F.pipe(
      testPayments,
      TE.filterOrElse(
        ({ answerChallenge }) => answerChallenge(authorization, isApproved),
        (): NoTestPayment => ({ _tag: 'NoTestPayment' }),
      ),
      TE.map(F.constVoid),
    ),
  );

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.header('cache-control', 'no-store');
    const signature = request.headers['stripe-signature'];
    const taken = await takeIn(request.bodyText, typeof signature === 'string' ? signature : '')();
    if (E.isRight(taken)) return reply.code(200).send({ received: true });
    if (taken.left._tag === 'Unavailable') {
      const { status, headers, body } = faultAnswer(taken.left);
      return reply.code(status).headers(headers).send(body);
    }
    dependencies.log.write({
      level: 'warning',
      tag: 'request.denied',
      data: { call: PAYMENT_EVENTS, refusal: taken.left._tag },
    })();
    return reply.code(401).send({ isSuccess: false, error: taken.left });
  };
  service.route({ method: 'POST', url: PAYMENT_EVENTS, config: { isSigned: true }, handler: answer });
};
