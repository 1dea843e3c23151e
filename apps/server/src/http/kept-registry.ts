import { type GrId, parseGrId, registryKeptAt } from '@gift-registry/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { function as F, option as O } from 'fp-ts';
import { keptRegistryCookie, readCookie, sessionCookie, setCookie } from './cookies.ts';
import { isSecure } from './own-origin.ts';

const sent = (request: FastifyRequest, kind: typeof sessionCookie, isProduction: boolean): O.Option<string> =>
  O.fromNullable(readCookie(kind, isSecure(request, isProduction), request.headers.cookie));

/** The registry on whose page this browser was last as its registrant. */
export const keptRegistry = (request: FastifyRequest, isProduction: boolean): O.Option<GrId> =>
  F.pipe(sent(request, keptRegistryCookie, isProduction), O.chain(parseGrId));

/** Remembers for a signed-in browser which registry is kept on the page that it was sent (ROUTE-06); whether it is theirs is asked when it is looked for. */
export const rememberKeptRegistry = (service: FastifyInstance, isProduction: boolean): void => {
  service.addHook('onSend', (request, reply, payload, done) => {
    const kept = registryKeptAt(request.url);
    if (reply.statusCode === 200 && O.isSome(kept) && O.isSome(sent(request, sessionCookie, isProduction)))
      reply.header('set-cookie', setCookie(keptRegistryCookie, isSecure(request, isProduction), kept.value));
    done(null, payload);
  });
};
