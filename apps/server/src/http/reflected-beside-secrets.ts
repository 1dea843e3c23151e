import type { FastifyInstance, FastifyRequest } from 'fastify';
import { holdsSession } from './person.ts';

/**
 * Whether an answer may repeat what stands in the address beside what only who is signed in may read. Compressed, its length would tell a stranger, who leads the browser to addresses of his choice and
 * watches the line, when he has guessed a piece of it (BREACH).
 */
export const reflectsBesideSecrets = (request: FastifyRequest, isProduction: boolean): boolean =>
  request.url.includes('?') && holdsSession(request, isProduction);

/** Sends such answers uncompressed if they are one reader's. To be called before compression is set up. */
export const partReflected = (service: FastifyInstance, isProduction: boolean): void => {
  service.addHook('onSend', async (request, reply, payload) => {
    const isPrivate = String(reply.getHeader('cache-control')).startsWith('private');
    // How @fastify/compress is told, for one answer, to leave it alone.
    if (isPrivate && reflectsBesideSecrets(request, isProduction)) request.headers['x-no-compression'] = 'true';
    return payload;
  });
};
