import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { faultAnswer } from '@gift-registry/adapters-http/wire';
import { securityHeaders } from './security-headers.ts';

/** How to read: what Node calls it, and the status that says so; everything else that is no HTTP is 400. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers bytes that are no request, or one that took too long to arrive, with the guarding headers and the error body of every other answer; then hangs up. */
export const answerUnreadable =
  (isSecure: boolean) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statuses[error.code ?? ''] ?? 400;
    const body = JSON.stringify(faultAnswer({ _tag: 'BadRequest', reason: 'The request cannot be read.' }).body);
    const headers = {
      ...securityHeaders(isSecure),
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  };
