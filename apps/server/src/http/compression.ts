import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { holdsSession } from './cookies.ts';

/** The compression of a response. */
export type Encoding = 'br' | 'gzip';

/** The best encoding that the client accepts; undefined when it accepts neither. */
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

/** Compresses the text. */
export const compress = (encoding: Encoding, text: string): Promise<Buffer> =>
  encoding === 'br' ? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : zip(text);

/**
 * Whether an answer may contain both the query of its address and data of a signed-in person. If such an answer were
 * compressed, its length would let an attacker, who chooses the addresses and watches the connection, guess the data
 * piece by piece (BREACH).
 */
export const isBreachVulnerable = (request: FastifyRequest, isProduction: boolean): boolean =>
  request.url.includes('?') && holdsSession(request, isProduction);

/** Sends private answers of that kind uncompressed. Must be called before compression is set up. */
export const skipVulnerableCompression = (service: FastifyInstance, isProduction: boolean): void => {
  service.addHook('onSend', (request, reply, _payload, done) => {
    const isPrivate = String(reply.getHeader('cache-control')).startsWith('private');
    // The header that makes @fastify/compress skip one response.
    if (isPrivate && isBreachVulnerable(request, isProduction)) request.headers['x-no-compression'] = 'true';
    done();
  });
};
