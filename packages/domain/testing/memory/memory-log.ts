import type { Log, LogEntry } from '@gift-registry/domain';

/** A log that stores its entries. */
export interface MemoryLog extends Log {
  /** The entries so far, oldest first. */
  readonly entries: () => ReadonlyArray<LogEntry>;
}

/** An empty log. */
export const memoryLog = (): MemoryLog => {
  let written: ReadonlyArray<LogEntry> = [];
  return {
    entries: () => written,
    write: (entry) => () => {
      written = [...written, entry];
    },
  };
};
