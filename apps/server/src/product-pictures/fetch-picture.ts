import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { either as E } from 'fp-ts';
import { useAgent } from 'request-filtering-agent';
import { isPrivateAddressRefusal } from '../http/is-private-address-refusal.ts';
import { errorCode } from '../log/error-code.ts';
import { isAllowedAddress, isThisMachine, type PictureHost } from './picture-addresses.ts';

/** Why there is no picture of an address. `HostNotNamed`: `PICTURE_HOSTS` of this process does not name its host. */
export interface PictureError {
  readonly _tag: 'Temporary' | 'Permanent' | 'HostNotNamed';
  readonly reason: string;
}

/** The bytes at an address. The signal abandons the fetch. */
export type FetchPicture = (address: string, stop: AbortSignal) => Promise<E.Either<PictureError, Uint8Array>>;

/** What the tests replace. */
export interface FetchLimits {
  readonly bytes: number;
  /** Ends the whole fetch, with all its redirects. */
  readonly deadline: () => AbortSignal;
  readonly lookup?: LookupFunction;
}

const LIMITS: FetchLimits = { bytes: 20 * 1_024 * 1_024, deadline: () => AbortSignal.timeout(30_000) };

const MOST_REDIRECTS = 3;

const temporary = (reason: string): E.Either<PictureError, never> => E.left({ _tag: 'Temporary', reason });
const permanent = (reason: string): E.Either<PictureError, never> => E.left({ _tag: 'Permanent', reason });

/** Statuses below 500 that are worth another attempt. */
const RETRIED_STATUSES: ReadonlyArray<number> = [408, 425, 429];

/** What servers call pictures, also when they do not know what they serve. The bytes decide. */
const isPictureType = (type = ''): boolean => /^(image\/(?!svg)|(application|binary)\/octet-stream|\s*$)/i.test(type);

const headers = {
  accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
  'accept-encoding': 'identity',
  'user-agent': 'gift-registry-pictures',
};

/** Requests the address from the network address that its host has at this moment, which is never a private one, unless the retailer has named this machine. */
const request = (url: URL, deadline: AbortSignal, lookup: LookupFunction | undefined): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { request: send } = url.protocol === 'https:' ? https : http;
    const agent = useAgent(url.href, isThisMachine(url) ? { allowIPAddressList: ['127.0.0.1', '::1'] } : {});
    send(url, { agent, headers, signal: deadline, ...(lookup === undefined ? {} : { lookup }) }, resolve)
      .on('error', reject)
      .end();
  });

/** The body, as long as it is no longer than allowed, whatever its headers say. */
const bodyOf = async (answer: IncomingMessage, most: number): Promise<E.Either<PictureError, Uint8Array>> => {
  if (Number(answer.headers['content-length'] ?? 0) > most) return permanent('too-many-bytes');
  const parts: Array<Buffer> = [];
  let length = 0;
  for await (const part of answer) {
    if (!Buffer.isBuffer(part)) continue;
    length += part.length;
    if (length > most) return permanent('too-many-bytes');
    parts.push(part);
  }
  return E.right(Buffer.concat(parts));
};

/** A step of a fetch: the bytes, or where the server says that they are. */
type Step = { readonly _tag: 'Bytes'; readonly bytes: Uint8Array } | { readonly _tag: 'Redirect'; readonly url: URL };

const stepOf = async (url: URL, answer: IncomingMessage, most: number): Promise<E.Either<PictureError, Step>> => {
  const { statusCode: status = 0, headers: received } = answer;
  if ([301, 302, 303, 307, 308].includes(status)) {
    const { location: to } = received;
    return to !== undefined && URL.canParse(to, url.href)
      ? E.right({ _tag: 'Redirect', url: new URL(to, url) })
      : permanent(`status ${status}`);
  }
  if (status >= 500 || RETRIED_STATUSES.includes(status)) return temporary(`status ${status}`);
  if (status !== 200) return permanent(`status ${status}`);
  if (!isPictureType(received['content-type'])) return permanent('not-a-picture');
  return E.map((bytes: Uint8Array): Step => ({ _tag: 'Bytes', bytes }))(await bodyOf(answer, most));
};

const errorOf = (error: unknown, deadline: AbortSignal): E.Either<PictureError, never> => {
  if (deadline.aborted) return temporary('timeout');
  if (isPrivateAddressRefusal(error)) return permanent('private-address');
  return temporary(errorCode(error));
};

/** Fetches pictures from these hosts alone; each redirect is checked as the first address is. */
export const pictureFetcher =
  (
    hosts: ReadonlyArray<PictureHost>,
    { bytes: most, deadline: newDeadline, lookup }: FetchLimits = LIMITS,
  ): FetchPicture =>
  async (address, stop) => {
    const deadline = AbortSignal.any([newDeadline(), stop]);
    let url = new URL(address);
    if (!isAllowedAddress(hosts, url)) return E.left({ _tag: 'HostNotNamed', reason: 'host-not-allowed' });
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      if (!isAllowedAddress(hosts, url)) return permanent('host-not-allowed');
      try {
        const answer = await request(url, deadline, lookup);
        try {
          const step = await stepOf(url, answer, most);
          if (E.isLeft(step)) return step;
          if (step.right._tag === 'Bytes') return E.right(step.right.bytes);
          url = step.right.url;
        } finally {
          answer.destroy();
        }
      } catch (error) {
        return errorOf(error, deadline);
      }
    }
    return permanent('too-many-redirects');
  };
