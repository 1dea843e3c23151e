import { type GrId, parseGrId, registryManagedAt, withLastChosen } from '@gift-registry/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { option as O, readonlyArray as RA } from 'fp-ts';
import { readCookie, recentRegistriesCookie, sessionCookie, setCookie } from './cookies.ts';

const sent = (request: FastifyRequest, kind: typeof sessionCookie, isProduction: boolean): O.Option<string> =>
  O.fromNullable(readCookie(request, kind, isProduction));

/** The separator of registry numbers in the cookie. */
const SEPARATOR = '.';

/** The registries that this browser opened as their registrant, the latest first. */
export const recentRegistries = (request: FastifyRequest, isProduction: boolean): ReadonlyArray<GrId> =>
  O.match(
    (): ReadonlyArray<GrId> => [],
    (text: string) => RA.filterMap(parseGrId)(text.split(SEPARATOR)),
  )(sent(request, recentRegistriesCookie, isProduction));

/**
 * Remembers for a signed-in browser the registry of the registrant's page that it was sent (ROUTE-06); ownership is
 * checked when the number is used.
 */
export const rememberRecentRegistry = (service: FastifyInstance, isProduction: boolean): void => {
  service.addHook('onSend', (request, reply, payload, done) => {
    const kept = registryManagedAt(request.url);
    if (reply.statusCode === 200 && O.isSome(kept) && O.isSome(sent(request, sessionCookie, isProduction))) {
      const numbers = withLastChosen(recentRegistries(request, isProduction), kept.value).join(SEPARATOR);
      setCookie(reply, recentRegistriesCookie, isProduction, numbers);
    }
    done(null, payload);
  });
};
