import { normalizeIP, type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { option as O } from 'fp-ts';
import { reject } from './rejections.ts';

/** Of how many networks each limit remembers the count; the ones seen longest ago are forgotten first. */
const NETWORKS = 100_000;

/** Counts a request; gives the seconds to wait, 1 to 60, once its network has sent too many. */
export type RateLimit = (request: FastifyRequest) => Promise<O.Option<number>>;

/** The network that limits count by (API-01): an IPv4 address is one household's; of IPv6 a household has a whole /64 and can take another address for every request. */
export const networkOf = (address: string): string => normalizeIP(address, 64);

/** Allows `max` requests a minute to each network, or to each of another key, in this process. */
export const rateLimit = (
  service: FastifyInstance,
  max: number,
  keyOf: (request: FastifyRequest) => string = ({ ip }) => networkOf(ip),
): RateLimit => {
  const options: RateLimitOptions = { max, timeWindow: 60_000, cache: NETWORKS, keyGenerator: keyOf };
  const count = service.createRateLimit(options);
  return async (request) => {
    const counted = await count(request);
    return !counted.isAllowed && counted.isExceeded ? O.some(counted.ttlInSeconds) : O.none;
  };
};

/** Rejects requests above `max` a minute from one network with 429 and `Retry-After`. */
export const rejectAbove = (service: FastifyInstance, max: number) => {
  const limit = rateLimit(service, max);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const seconds = await limit(request);
    return O.isSome(seconds)
      ? reject(request, reply, { _tag: 'TooManyRequests', retryAfterSeconds: seconds.value })
      : undefined;
  };
};
