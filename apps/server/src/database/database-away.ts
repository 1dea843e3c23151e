import { errorCode } from '../log/error-code.ts';
import { isDiskFull } from './disk-full.ts';

/** The error code for too many writers of the same registry. */
export const REGISTRY_BUSY = 'RegistryBusy';

/** The error code for a database that the service has closed. */
export const SESSION_CLOSED = 'SessionClosed';

/** Classes of SQLSTATE and system codes that mean "unreachable or busy" rather than an error of this program. */
const AWAY_CLASSES = ['08', '53', '57'];
const AWAY_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  '25P03',
  '40001',
  '40P01',
  '55P03',
  REGISTRY_BUSY,
  SESSION_CLOSED,
];

/** The driver's errors that can only be recognized by their messages. */
const AWAY_MESSAGES =
  /^(connection terminated|timeout exceeded when trying to connect|timeout expired|client has encountered a connection error|client was closed|query read timeout|cannot use a pool after calling end)/i;

/** Whether an error means that the database is unreachable or too busy, so that a retry may help. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isDatabaseAway);
  if (isDiskFull(error)) return false;
  const code = errorCode(error);
  return (
    AWAY_CODES.includes(code) ||
    (/^[0-9A-Z]{5}$/.test(code) && AWAY_CLASSES.includes(code.slice(0, 2))) ||
    (error instanceof Error && AWAY_MESSAGES.test(error.message))
  );
};
