import type { ReportSignature } from '@gift-registry/adapters-http';
import type { Clock } from '@gift-registry/domain';
import { signatureOf } from '../http/report-signature.ts';

/** The secret that the test services share with their commerce back end. */
export const REPORT_SECRET = 'a secret of the tests, long enough';

/** Signs like a commerce back end, at the time of the given clock. */
export const reportSigner =
  (secret: string, clock: Clock): ReportSignature =>
  (request) => {
    const timestamp = String(Math.floor(Date.parse(clock.now()) / 1_000));
    return { 'X-Timestamp': timestamp, 'X-Signature': signatureOf(secret, timestamp, request).toString('hex') };
  };
