import type { Log, LogEntry } from '@gift-registry/domain';

/** A log that keeps what it is told. */
export interface MemoryLog extends Log {
  /** What was written so far, oldest first. */
  readonly entries: () => ReadonlyArray<LogEntry>;
}

/** An empty log. */
export const memoryLog = (): MemoryLog => {
  let kept: ReadonlyArray<LogEntry> = [];
  return {
    entries: () => kept,
    write: (entry) => () => {
      kept = [...kept, entry];
    },
  };
};
