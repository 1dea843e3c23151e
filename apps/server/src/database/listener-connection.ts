import type { Client } from 'pg';

/** The connection is open by name only: the other end has gone without a word. */
class ListenerSilent extends Error {
  readonly code = 'ListenerSilent';
}

/** An answer of the database stays away: its end of the connection has gone without a word. */
export class DatabaseSilent extends Error {
  readonly code = 'ETIMEDOUT';
}

/** How long a goodbye may take, in milliseconds: where the other end has gone it is never heard. */
const LONGEST_GOODBYE = 1_000;

/** Ends the connection in time, whether or not the other end still hears of it. What has failed already may fail to say goodbye; there is nothing to learn from that. */
export const hangUp = async (client: Client): Promise<void> => {
  const timer = setTimeout(() => client.connection.stream.destroy(), LONGEST_GOODBYE);
  await client.end().catch(() => undefined);
  clearTimeout(timer);
};

/** Fails when the answer does not come within the milliseconds. */
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

/** Asks for an answer; fails when none comes within the milliseconds. */
export const answering = async (listener: Client, patience: number): Promise<void> => {
  await within(listener.query('select 1'), patience, () => new ListenerSilent());
};
