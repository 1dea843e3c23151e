import type { Log } from '@gift-registry/domain';

/** Stops, or gives up after that many milliseconds; returns whether everything was shut down. Logs what was not. */
export const stopWithin = async (stop: () => Promise<void>, milliseconds: number, log: Log): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const cutShort = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => {
      log.write({ level: 'warning', tag: 'shutdown.forced', data: {} })();
      resolve(false);
    }, milliseconds);
  });
  const stopped = async (): Promise<boolean> => {
    try {
      await stop();
      return true;
    } catch (error) {
      const name = error instanceof Error ? error.name : 'unknown';
      log.write({ level: 'error', tag: 'shutdown.failed', data: { name } })();
      return false;
    }
  };
  const isInOrder = await Promise.race([stopped(), cutShort]);
  clearTimeout(timer);
  return isInOrder;
};
