import type { io as IO } from 'fp-ts';

/** The severity of a log entry. */
export type LogLevel = 'info' | 'warning' | 'error';

/** A log entry: severity, what happened, and data that explains it. Never contains names, addresses, mail or messages of people (ANA-02). */
export interface LogEntry {
  readonly level: LogLevel;
  readonly tag: string;
  readonly data: Readonly<Record<string, string | number | boolean>>;
}

/** Driven port: the log. */
export interface Log {
  readonly write: (entry: LogEntry) => IO.IO<void>;
}
