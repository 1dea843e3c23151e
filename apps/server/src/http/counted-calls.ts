import type { FastifyReply, FastifyRequest } from 'fastify';
import { function as F, option as O } from 'fp-ts';
import { countedNetwork } from './counted-network.ts';
import type { PerMinute } from './per-minute.ts';
import { refuse } from './refuse.ts';

/** TabLock away a network address of which the count has had enough. */
export const countedCalls =
  (count: PerMinute) =>
  (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined =>
    F.pipe(
      count(countedNetwork(request.ip)),
      O.match(
        () => undefined,
        (retryAfterSeconds) => refuse(reply, { _tag: 'TooManyRequests', retryAfterSeconds }),
      ),
    );
