import { expect, it } from 'vitest';
import { refusalReason } from './refusal-reason.ts';

const withCode = (code: string, message = ''): Error => Object.assign(new Error(message), { code });

it.each([
  [new Error('timeout expired'), 'no answer within 10 s'],
  [new Error('Connection terminated due to connection timeout'), 'no answer within 10 s'],
  [new Error('Connection terminated unexpectedly'), 'it closed the connection without saying why'],
  [withCode('ECONNRESET', 'read ECONNRESET'), 'it closed the connection without saying why: ECONNRESET'],
  [Object.assign(new Error('received invalid response: 4a'), { name: 'error' }), 'what answers there is no PostgreSQL'],
  [new Error('There was an error establishing an SSL connection'), 'what answers there is no PostgreSQL'],
  [new Error('The server does not support SSL connections'), 'it speaks no TLS, which sslmode in the address asks for'],
  [withCode('SELF_SIGNED_CERT_IN_CHAIN'), 'its TLS certificate is not trusted: SELF_SIGNED_CERT_IN_CHAIN'],
  [withCode('ERR_TLS_CERT_ALTNAME_INVALID'), 'its TLS certificate is not trusted: ERR_TLS_CERT_ALTNAME_INVALID'],
  [
    withCode('28000', 'no pg_hba.conf entry for host "10.0.0.9", user "shop", database "gifts", no encryption'),
    'it refuses this host or account, or connections without TLS: 28000',
  ],
  [withCode('53100'), 'its disk is full'],
  [withCode('ENOSPC'), 'its disk is full'],
  [withCode('28P01'), '28P01'],
])('gives the reason why a database cannot be used: %s', (error, reason) => {
  expect(refusalReason(error)).toBe(reason);
});
