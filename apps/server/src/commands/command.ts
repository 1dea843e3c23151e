import type { task as T } from 'fp-ts';

/** What a command printed, on the standard output and as problems, and its exit code. */
export interface CommandOutcome {
  readonly code: number;
  readonly out: string;
  readonly problems: string;
}

/** A command for the database, with its arguments. */
export type Command = (args: ReadonlyArray<string>) => T.Task<CommandOutcome>;

/** The commands that a running service runs for other processes. */
export type CommandName = 'tokens' | 'webhooks' | 'product-pictures';

export const failedCommand = (sentence: string): CommandOutcome => ({ code: 1, out: '', problems: `${sentence}\n` });
