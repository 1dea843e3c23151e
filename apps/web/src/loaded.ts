import type { Log } from '@gift-registry/domain';
import type { ComponentType, FunctionComponent } from 'react';

/** Fetches a file; that it does not come is logged. */
export const loggedLoad =
  <A>(load: () => Promise<A>, log: Log) =>
  async (): Promise<A> => {
    try {
      return await load();
    } catch (error) {
      log.write({ level: 'error', tag: 'file-not-loaded', data: { problem: String(error) } })();
      throw error;
    }
  };

/** What a file has for the page, or what stands in its place where the file does not come, which is logged. */
export const loaded = async <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  log: Log,
  NotLoaded: FunctionComponent,
): Promise<{ readonly default: ComponentType<Props> }> => {
  try {
    return { default: await loggedLoad(load, log)() };
  } catch {
    return { default: NotLoaded };
  }
};
