import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { compress, type Encoding } from './compressed.ts';

/** An answer as it is sent: its text as bytes, and compressed in each way that was asked for. */
export interface CachedAnswer {
  readonly bytes: Buffer;
  /** Compressed once for all who ask for it. */
  readonly compressed: (encoding: Encoding) => Promise<Buffer>;
}

/** Answers by what they are made of. */
export interface ViewCache {
  readonly get: (tag: string) => CachedAnswer | undefined;
  readonly put: (tag: string, text: string) => CachedAnswer;
}

/** How many bytes of answers are kept, uncompressed and compressed together. */
const MOST_BYTES = 128 * 1_024 * 1_024;

/** Room for what an answer weighs compressed beside its text. */
const WITH_COMPRESSED = 1.3;

/** Keeps the answers that were sent last. Whether a tag is the present one is for the caller to know. */
export const viewCache = (mostBytes = MOST_BYTES): ViewCache => {
  const answers = new LRUCache<string, CachedAnswer>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => Math.ceil(bytes.length * WITH_COMPRESSED) || 1,
  });
  return {
    get: (tag) => answers.get(tag),
    put: (tag, text) => {
      const made = new Map<Encoding, Promise<Buffer>>();
      const answer: CachedAnswer = {
        bytes: Buffer.from(text),
        compressed: (encoding) => {
          const already = made.get(encoding);
          if (already !== undefined) return already;
          const fresh = compress(encoding, text);
          made.set(encoding, fresh);
          return fresh;
        },
      };
      answers.set(tag, answer);
      return answer;
    },
  };
};

/** The tag as an `ETag`: weak, since the same view travels in several encodings; of this build of the service, whose next one may write it otherwise. */
export const etagOf = (tag: string, build: string): string =>
  `W/"${createHash('sha256').update(`${build}\n${tag}`).digest('base64url').slice(0, 27)}"`;
