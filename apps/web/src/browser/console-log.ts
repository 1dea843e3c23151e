import type { Log } from '@gift-registry/domain';

/** The log of a page: the browser's console, by level and tag. */
export const consoleLog: Log = {
  write:
    ({ level, tag, data }) =>
    () => {
      const say = { info: console.info, warning: console.warn, error: console.error }[level];
      say(tag, data);
    },
};
