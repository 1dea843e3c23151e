import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { either as E, type taskEither as TE } from 'fp-ts';
import { LRUCache } from 'lru-cache';
import { compress, type Encoding, encodingFor } from './compression.ts';

/** An answer ready to be sent: its text as bytes, and compressed in each encoding that was requested. */
export interface CachedAnswer {
  readonly bytes: Buffer;
  /** Compressed once for all readers. */
  readonly compressed: (encoding: Encoding) => Promise<Buffer>;
}

/** A cache of answers; a tag identifies everything that an answer is made from. */
export interface ViewCache {
  /** The answer with that tag; a missing one is made, once for all concurrent requests. A failure is not cached. */
  readonly get: <Refusal>(
    tag: string,
    make: TE.TaskEither<Refusal, string>,
  ) => Promise<E.Either<Refusal, CachedAnswer>>;
}

/** The size of one process's cache in bytes, compressed and uncompressed together. See docs/operations.md. */
const MOST_BYTES = 128 * 1_024 * 1_024;

/** The size of an answer with both compressed forms, as a multiple of its text. */
const WITH_COMPRESSED = 1.3;

const cachedAnswer = (text: string): CachedAnswer => {
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    bytes: Buffer.from(text),
    compressed: (encoding) => {
      const bytes = made.get(encoding) ?? compress(encoding, text);
      made.set(encoding, bytes);
      return bytes;
    },
  };
};

/** Caches the most recently used answers. The tag must be read anew for each request, so that nothing stale is sent. */
export const viewCache = (mostBytes = MOST_BYTES): ViewCache => {
  const answers = new LRUCache<string, CachedAnswer>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => Math.ceil(bytes.length * WITH_COMPRESSED) || 1,
  });
  const making = new Map<string, Promise<CachedAnswer | undefined>>();

  return {
    get: async (tag, make) => {
      const present = answers.get(tag);
      if (present !== undefined) return E.right(present);
      const shared = making.get(tag);
      const answered = shared === undefined ? undefined : await shared;
      if (answered !== undefined) return E.right(answered);
      const made = make();
      const answer = made.then(
        (outcome) => (E.isRight(outcome) ? cachedAnswer(outcome.right) : undefined),
        () => undefined,
      );
      making.set(tag, answer);
      const outcome = await made.finally(() => {
        if (making.get(tag) === answer) making.delete(tag);
      });
      if (E.isLeft(outcome)) return outcome;
      const fresh = (await answer) ?? cachedAnswer(outcome.right);
      answers.set(tag, fresh);
      return E.right(fresh);
    },
  };
};

/**
 * The tag as an `ETag`: weak, since the same view is sent in several encodings; specific to the build, since a
 * different build may write the view differently.
 */
export const etagOf = (tag: string, build: string): string =>
  `W/"${createHash('sha256').update(`${build}\n${tag}`).digest('base64url').slice(0, 27)}"`;

/** Whether the client's copy, named in `If-None-Match`, has that tag. */
export const hasCopy = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag.replace(/^W\//, ''));

/** Sends the bytes in the best encoding that the client accepts, or uncompressed where compression could reveal a secret. */
export const sendCached = async (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer,
  isCompressible: boolean,
): Promise<FastifyReply> => {
  const encoding = isCompressible ? encodingFor(request.headers['accept-encoding']) : undefined;
  if (encoding === undefined) return reply.send(answer.bytes);
  return reply.header('content-encoding', encoding).send(await answer.compressed(encoding));
};
