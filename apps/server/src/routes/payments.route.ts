import { calls } from '@gift-registry/adapters-http/wire';
import { recordPaymentEvent } from '@gift-registry/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { either as E, taskEither as TE } from 'fp-ts';
import { callRoutes } from '../http/call-routes.ts';
import { refuse } from '../http/rejections.ts';
import type { ServiceContext } from '../service-context.ts';

/** The address to which the payment service sends its events. */
const PAYMENT_EVENTS = '/api/payments/events';

/** The payment service's fields for a page, what they ask of their part in the service, and its events (CO-03). */
export const paymentRoutes = (service: FastifyInstance, context: ServiceContext): void => {
  const { dependencies } = context;
  const { script, code, options, answer: answerFields } = dependencies.paymentFields;
  const routes = callRoutes(service, context, { allowsOtherOrigins: true });
  const record = recordPaymentEvent(dependencies);

  routes.call(calls.readPaymentSetup, () => TE.right({ script, options }));
  routes.call(calls.askPayment, (_context, message) => answerFields(message));
  service.get(script, { config: { allowsOtherOrigins: true } }, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(code),
  );

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.header('cache-control', 'no-store');
    const recorded = await record(request.bodyText, request.headers)();
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
