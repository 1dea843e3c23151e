import type { io as IO } from 'fp-ts';

/** How much a line of the log matters. */
export type LogLevel = 'info' | 'warning' | 'error';

/** A line of the log: a level, what happened, and data to explain it. Never names, addresses, mail or messages of people (ANA-02). */
export interface LogEntry {
  readonly level: LogLevel;
  readonly tag: string;
  readonly data: Readonly<Record<string, string | number | boolean>>;
}

/** Driven port: the log. */
export interface Log {
  readonly write: (entry: LogEntry) => IO.IO<void>;
}
