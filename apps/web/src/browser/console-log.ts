import type { Log } from '@gift-registry/domain';

/** Writes the log of a page to the browser's console, by level and tag. */
export const consoleLog: Log = {
  write:
    ({ level, tag, data }) =>
    () => {
      const say = { info: console.info, warning: console.warn, error: console.error }[level];
      say(tag, data);
    },
};
