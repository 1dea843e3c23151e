import type { Log } from '@gift-registry/domain';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorPlace } from '../log/error-place.ts';
import { type RequestRefusal, reject } from './refuse.ts';

/** How to read: an error of the framework with the status on the left is the refusal on the right. */
const byStatus: Readonly<Record<number, RequestRefusal>> = {
  404: { _tag: 'NotFound' },
  413: { _tag: 'TooLarge' },
  415: { _tag: 'NotJson' },
};

/** What an error means to whoever sent the request; nothing of the error itself is told. */
const refusalOf = (error: Partial<FastifyError>): RequestRefusal => {
  const status = error.statusCode ?? 500;
  if (status >= 500) return { _tag: 'Unexpected' };
  return byStatus[status] ?? { _tag: 'BadRequest', reason: 'The request cannot be read.' };
};

/** Answers errors that no handler foresaw; those that are our own fault are logged with their name and place, never with what was sent. */
export const answerError =
  (log: Log) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const refusal = refusalOf(error);
    if (refusal._tag === 'Unexpected')
      log.write({
        level: 'error',
        tag: 'request.failed',
        data: {
          method: request.method,
          route: request.routeOptions.url ?? 'unknown',
          name: error.name ?? 'Error',
          place: errorPlace(error),
        },
      })();
    return reject(request, reply, refusal);
  };
