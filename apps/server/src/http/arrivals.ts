import { codedAddress, signInHandoffsService } from '@gift-registry/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { keepSignInHandoff } from './arrived-sign-in-handoff.ts';
import { ownOrigin } from './own-origin.ts';
import { prefersHtml } from './prefers-html.ts';
import { isSameSite } from './same-site.ts';
import type { ServiceContext } from './service-context.ts';

/** Whether somebody opens a page: nothing that a page loads or asks for by itself, and no look ahead of a page. */
const isOpening = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  prefersHtml(headers.accept) &&
  (headers['sec-fetch-dest'] ?? 'document') === 'document' &&
  headers['sec-purpose'] === undefined;

/**
 * Whoever opens a page by a one-time code is sent on to the same page without it, before anything of it is answered (XB-03): the code is used up, it signs in who is to be signed in, and what it
 * vouches for waits for the page in a cookie. A code that is good for nothing leaves the address all the same,
 * and so does one that is not brought from another site of the house, which it leaves as good as it was.
 */
export const arrivals = (service: FastifyInstance, parts: ServiceContext): void => {
  const { dependencies, options, visitOf } = parts;
  service.addHook('onRequest', async (request, reply) => {
    const arrival = isOpening(request) ? codedAddress(request.url) : O.none;
    if (O.isNone(arrival)) return;
    const { address } = arrival.value;
    const isBrought = isSameSite(ownOrigin(request), request.headers.referer);
    const code = isBrought ? arrival.value.code : O.none;
    const crossed = await F.pipe(
      visitOf(request, reply),
      TE.chainW(({ person }) => signInHandoffsService(dependencies)(person).arrive({ address, code })),
    )();
    if (E.isRight(crossed) && crossed.right.isOurs)
      keepSignInHandoff(request, reply, options.isProduction, { address, isSignedIn: crossed.right.isSignedIn });
    return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(address, 303);
  });
};
