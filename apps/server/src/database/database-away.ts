import { errorCode } from '../log/error-code.ts';
import { isDiskFull } from './disk-full.ts';

/** The code of an error that says that too many others waited for the same registry. */
export const REGISTRY_BUSY = 'RegistryBusy';

/** The code of an error that says that the service has closed its database. */
export const SESSION_CLOSED = 'SessionClosed';

/** How to read: the classes of SQLSTATE and the codes of the system that mean "nobody there, or not now" rather than a mistake of ours. */
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

/** The driver names some of its own errors by their words alone. */
const AWAY_MESSAGES =
  /^(connection terminated|timeout exceeded when trying to connect|timeout expired|client has encountered a connection error|client was closed|query read timeout|cannot use a pool after calling end)/i;

/** Whether an error says that the database is away or too busy, so that trying again may help. */
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
