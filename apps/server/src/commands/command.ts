import type { task as T } from 'fp-ts';

/** What a command printed, and its exit code. */
export interface CommandOutcome {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A command for the database, with its arguments. */
export type Command = (args: ReadonlyArray<string>) => T.Task<CommandOutcome>;

/** The commands that a running service runs for other processes. */
export type CommandName = 'doctor' | 'tokens' | 'webhooks' | 'product-pictures';

export const failedCommand = (sentence: string): CommandOutcome => ({
  exitCode: 1,
  stdout: '',
  stderr: `${sentence}\n`,
});
