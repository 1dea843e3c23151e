import { errorCode } from '../log/error-code.ts';
import { isDiskFull } from './disk-full.ts';

/** Explanations of errors by code or message, shown before or in place of the code. */
const messageExplanations: ReadonlyArray<readonly [RegExp, string]> = [
  [/timeout expired|due to connection timeout/, 'no answer within 10 s'],
  [/^ECONNRESET$|terminated unexpectedly/, 'it closed the connection without saying why'],
  [/received invalid response|establishing an SSL connection/, 'what answers there is no PostgreSQL'],
  [/does not support SSL/, 'it speaks no TLS, which sslmode in the address asks for'],
  [/no pg_hba\.conf entry/, 'it refuses this host or account, or connections without TLS'],
  [/^(SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|CERT_|ERR_TLS_|ERR_SSL_)/, 'its TLS certificate is not trusted'],
];

/** Why a database cannot be used, in a few words for the operator; the code alone if there is no explanation. */
export const refusalReason = (error: unknown): string => {
  if (isDiskFull(error)) return 'its disk is full';
  const code = errorCode(error);
  const message = error instanceof Error ? error.message : '';
  const found = messageExplanations.find(([pattern]) => pattern.test(code) || pattern.test(message));
  if (found === undefined) return code;
  return error instanceof Error && code === error.name ? found[1] : `${found[1]}: ${code}`;
};
