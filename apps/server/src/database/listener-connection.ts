import type { Client } from 'pg';

/** The connection is open by name only: the other end has gone without a word. */
class ListenerSilent extends Error {
  readonly code = 'ListenerSilent';
}

/** What has failed already may fail to say goodbye; there is nothing to learn from that. */
export const hangUp = (failed: Client): Promise<void> => failed.end().catch(() => undefined);

/** Asks for an answer; fails when none comes within the milliseconds. */
export const answering = async (listener: Client, patience: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ListenerSilent()), patience);
  });
  try {
    await Promise.race([listener.query('select 1'), late]);
  } finally {
    clearTimeout(timer);
  }
};
