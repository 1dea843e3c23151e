import type { Client } from 'pg';

/** A half-open listener connection: the other end has disappeared without closing it. */
class ListenerSilent extends Error {
  readonly code = 'ListenerSilent';
}

/** The database does not answer: the other end has disappeared without closing the connection. */
export class DatabaseSilent extends Error {
  readonly code = 'ETIMEDOUT';
}

/** In milliseconds: how long closing may take if the other end does not answer. */
const CLOSE_TIMEOUT = 1_000;

/** Ends the connection in bounded time. Errors are ignored: a broken connection cannot close cleanly. */
export const closeConnection = async (client: Client): Promise<void> => {
  const timer = setTimeout(() => client.connection.stream.destroy(), CLOSE_TIMEOUT);
  await client.end().catch(() => undefined);
  clearTimeout(timer);
};

/** Fails if the answer does not come within the milliseconds. */
export const withTimeout = async <A>(
  answer: Promise<A>,
  milliseconds: number,
  tooLate: () => Error = () => new DatabaseSilent(),
): Promise<A> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooLate()), milliseconds);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Sends a query; fails if it is not answered within the milliseconds. */
export const expectAnswer = async (listener: Client, timeout: number): Promise<void> => {
  await withTimeout(listener.query('select 1'), timeout, () => new ListenerSilent());
};
