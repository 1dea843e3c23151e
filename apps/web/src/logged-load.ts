import type { Log } from '@gift-registry/domain';

/** Loads a chunk; a failure is logged and thrown again. */
export const loggedLoad =
  <A>(load: () => Promise<A>, log: Log) =>
  async (): Promise<A> => {
    try {
      return await load();
    } catch (error) {
      log.write({ level: 'error', tag: 'chunk.load-failed', data: { problem: String(error) } })();
      throw error;
    }
  };
