import { chosenLast, type GrId, parseGrId, registryManagedAt } from '@gift-registry/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { option as O, readonlyArray as RA } from 'fp-ts';
import { readCookie, recentRegistriesCookie, sessionCookie, setCookie } from './cookies.ts';

const sent = (request: FastifyRequest, kind: typeof sessionCookie, isProduction: boolean): O.Option<string> =>
  O.fromNullable(readCookie(request, kind, isProduction));

/** Between the numbers of the cookie. */
const BETWEEN = '.';

/** The registries on whose pages this browser was as their registrant, the last one first. */
export const recentRegistries = (request: FastifyRequest, isProduction: boolean): ReadonlyArray<GrId> =>
  O.match(
    (): ReadonlyArray<GrId> => [],
    (text: string) => RA.filterMap(parseGrId)(text.split(BETWEEN)),
  )(sent(request, recentRegistriesCookie, isProduction));

/** Remembers for a signed-in browser which registry is kept on the page that it was sent (ROUTE-06); whether it is theirs is asked when it is looked for. */
export const rememberRecentRegistry = (service: FastifyInstance, isProduction: boolean): void => {
  service.addHook('onSend', (request, reply, payload, done) => {
    const kept = registryManagedAt(request.url);
    if (reply.statusCode === 200 && O.isSome(kept) && O.isSome(sent(request, sessionCookie, isProduction))) {
      const numbers = chosenLast(recentRegistries(request, isProduction), kept.value).join(BETWEEN);
      setCookie(reply, recentRegistriesCookie, isProduction, numbers);
    }
    done(null, payload);
  });
};
