import type { Client } from 'pg';

/** The connection is open by name only: the other end has gone without a word. */
class ListenerSilent extends Error {
  readonly code = 'ListenerSilent';
}

/** What has failed already may fail to say goodbye; there is nothing to learn from that. */
export const hangUp = (failed: Client): Promise<void> => failed.end().catch(() => undefined);

/** The database's own time; fails when it does not come within the milliseconds. */
export const timeOf = async (listener: Client, patience: number): Promise<string | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ListenerSilent()), patience);
  });
  try {
    const { rows } = await Promise.race([listener.query<{ now: string }>('select now()::text as now'), late]);
    return rows[0]?.now;
  } finally {
    clearTimeout(timer);
  }
};
