import type { OrderReports } from '@gift-registry/domain';
import type { Connection } from './connection.ts';
import { send } from './send.ts';
import { calls } from './wire/index.ts';

/**
 * The headers that vouch for a body: `X-Timestamp`, the seconds since 1970, and `X-Signature`, the HMAC-SHA256 of "timestamp.body" in hexadecimal digits. Made where
 * the secret is known.
 */
export type ReportSignature = (body: string) => Readonly<Record<'X-Timestamp' | 'X-Signature', string>>;

/** Orders that were placed elsewhere, reported over HTTP by whoever can sign for it. */
export const orderReportsHttp = (connection: Connection, seal: ReportSignature): OrderReports => ({
  report: (report) => send(connection, calls.reportOrder, report, { seal }),
});
