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
const LONGEST_GOODBYE = 1_000;

/** Ends the connection in bounded time. Errors are ignored: a broken connection cannot close cleanly. */
export const hangUp = async (client: Client): Promise<void> => {
  const timer = setTimeout(() => client.connection.stream.destroy(), LONGEST_GOODBYE);
  await client.end().catch(() => undefined);
  clearTimeout(timer);
};

/** Fails if the answer does not come within the milliseconds. */
export const within = async <A>(
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
export const answering = async (listener: Client, patience: number): Promise<void> => {
  await within(listener.query('select 1'), patience, () => new ListenerSilent());
};
