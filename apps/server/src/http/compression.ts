import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { holdsSession } from './request-context.ts';

/** How an answer can travel. */
export type Encoding = 'br' | 'gzip';

/** The better encoding that the reader takes; undefined when it takes neither. */
export const encodingFor = (acceptEncoding: string | undefined): Encoding | undefined => {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .split(',')
      .map((entry) => entry.trim().toLowerCase())
      .filter((entry) => !/;\s*q=0(\.0*)?$/.test(entry))
      .map((entry) => entry.replace(/\s*;.*$/, '')),
  );
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : undefined;
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The text, compressed. */
export const compress = (encoding: Encoding, text: string): Promise<Buffer> =>
  encoding === 'br' ? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : zip(text);

/**
 * Whether an answer may repeat what stands in the address beside what only who is signed in may read. Compressed, its length would tell a stranger, who leads the browser to addresses of his choice and
 * watches the line, when he has guessed a piece of it (BREACH).
 */
export const reflectsBesideSecrets = (request: FastifyRequest, isProduction: boolean): boolean =>
  request.url.includes('?') && holdsSession(request, isProduction);

/** Sends such answers uncompressed if they are one reader's. To be called before compression is set up. */
export const skipReflected = (service: FastifyInstance, isProduction: boolean): void => {
  service.addHook('onSend', async (request, reply, payload) => {
    const isPrivate = String(reply.getHeader('cache-control')).startsWith('private');
    // How @fastify/compress is told, for one answer, to leave it alone.
    if (isPrivate && reflectsBesideSecrets(request, isProduction)) request.headers['x-no-compression'] = 'true';
    return payload;
  });
};
