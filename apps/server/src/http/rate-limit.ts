import { normalizeIP, type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { option as O } from 'fp-ts';
import { reject } from './rejections.ts';

/** The number of networks whose count each limit remembers; the least recently seen are forgotten first. */
const NETWORKS = 100_000;

/** Counts a request; returns the seconds to wait, 1 to 60, when its network has exceeded the limit. */
export type RateLimit = (request: FastifyRequest) => Promise<O.Option<number>>;

/**
 * The network that limits count by (API-01): the IPv4 address of a household, or its IPv6 /64, since a household can
 * use a new IPv6 address for every request.
 */
export const networkOf = (address: string): string => normalizeIP(address, 64);

/** Allows `max` requests a minute per network, or per the given key, in this process. */
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
