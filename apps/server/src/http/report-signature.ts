import { createHmac, timingSafeEqual } from 'node:crypto';
import { type SignedRequest, signedText } from '@gift-registry/adapters-http/wire';
import { type Instant, instantAt, isTimely, type SignatureRefusal } from '@gift-registry/domain';
import type { FastifyRequest } from 'fastify';
import { either as E, function as F, option as O } from 'fp-ts';

/** A signed request: the seconds since 1970 and the signature as sent, and what was signed as received. */
export interface ReportSignature extends SignedRequest {
  readonly timestamp: unknown;
  readonly signature: unknown;
}

/** The proof that a report is authentic: a service token, which was already checked, or a signature. */
export type ReportProof = { readonly _tag: 'ServiceToken' } | ({ readonly _tag: 'Signature' } & ReportSignature);

/** The signature of a request at a time, 32 bytes (CART-06, REP-01). */
export const signatureOf = (secret: string, timestamp: string, request: SignedRequest): Buffer =>
  createHmac('sha256', secret).update(signedText(timestamp, request)).digest();

/** Reads the proof of authenticity from a request. */
export const readProof = ({ client, headers, method, url, bodyText }: FastifyRequest): ReportProof =>
  client._tag === 'Server'
    ? { _tag: 'ServiceToken' }
    : {
        _tag: 'Signature',
        timestamp: headers['x-timestamp'],
        signature: headers['x-signature'],
        method,
        path: url,
        body: bodyText,
      };

const isText = (raw: unknown): raw is string => typeof raw === 'string';

const momentOf = (timestamp: string): O.Option<Instant> =>
  /^\d{1,12}$/.test(timestamp) ? instantAt(Number(timestamp) * 1_000) : O.none;

/** Compares in constant time, so that a signature cannot be guessed digit by digit. */
const isSigned =
  ({ timestamp, signature, ...request }: ReportSignature) =>
  (secret: string): boolean =>
    isText(timestamp) &&
    isText(signature) &&
    /^[0-9a-f]{64}$/i.test(signature) &&
    timingSafeEqual(Buffer.from(signature, 'hex'), signatureOf(secret, timestamp, request));

/** Verifies that the sender knows one of the secrets and that the timestamp is recent; without any secret nothing is accepted (INT-04). */
export const verifySignature = (
  secrets: ReadonlyArray<string>,
  now: Instant,
  signature: ReportSignature,
): E.Either<SignatureRefusal, Instant> => {
  if (secrets.length === 0) return E.left({ _tag: 'ReportsNotSetUp' });
  if (!secrets.some(isSigned(signature))) return E.left({ _tag: 'SignatureInvalid' });
  return F.pipe(
    O.fromPredicate(isText)(signature.timestamp),
    O.chain(momentOf),
    O.filter((moment) => isTimely(moment, now)),
    E.fromOption(() => ({ _tag: 'SignatureStale' })),
  );
};
