import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Instant, instantAt, isTimely, type SignatureRefusal } from '@gift-registry/domain';
import type { FastifyRequest } from 'fastify';
import { either as E, function as F, option as O } from 'fp-ts';

/** What vouches for a message: the seconds since 1970 and the signature as its sender wrote them, and the body as it came. */
export interface ReportSignature {
  readonly timestamp: unknown;
  readonly signature: unknown;
  readonly body: string;
}

/** What vouches for a report: a service token, checked before, or a signature. */
export type ReportProof = { readonly _tag: 'ServiceToken' } | ({ readonly _tag: 'Signature' } & ReportSignature);

/** The signature of a body at a time, 32 bytes (CART-06). */
export const signatureOf = (secret: string, timestamp: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();

/** What vouches for a request. */
export const readProof = ({ client, headers, bodyText }: FastifyRequest): ReportProof =>
  client._tag === 'Server'
    ? { _tag: 'ServiceToken' }
    : {
        _tag: 'Signature',
        timestamp: headers['x-timestamp'],
        signature: headers['x-signature'],
        body: bodyText,
      };

const isText = (raw: unknown): raw is string => typeof raw === 'string';

const momentOf = (timestamp: string): O.Option<Instant> =>
  /^\d{1,12}$/.test(timestamp) ? instantAt(Number(timestamp) * 1_000) : O.none;

/** Compared in the same time whatever is wrong, so that a signature cannot be guessed digit by digit. */
const isSigned =
  ({ timestamp, signature, body }: ReportSignature) =>
  (secret: string): boolean =>
    isText(timestamp) &&
    isText(signature) &&
    /^[0-9a-f]{64}$/i.test(signature) &&
    timingSafeEqual(Buffer.from(signature, 'hex'), signatureOf(secret, timestamp, body));

/** Whether the message is of somebody who knows one of the secrets, and of these minutes; nobody is believed where there is no secret (INT-04). */
export const verifySignature = (
  secrets: ReadonlyArray<string>,
  now: Instant,
  seal: ReportSignature,
): E.Either<SignatureRefusal, Instant> => {
  if (secrets.length === 0) return E.left({ _tag: 'ReportsNotSetUp' });
  if (!secrets.some(isSigned(seal))) return E.left({ _tag: 'SignatureInvalid' });
  return F.pipe(
    O.fromPredicate(isText)(seal.timestamp),
    O.chain(momentOf),
    O.filter((moment) => isTimely(moment, now)),
    E.fromOption(() => ({ _tag: 'SignatureStale' })),
  );
};
