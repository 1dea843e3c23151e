import { either as E } from 'fp-ts';
import { pino } from 'pino';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { pinoLog } from '../log/pino-log.ts';
import type { Settings } from '../settings.ts';
import { type Command, type CommandName, type CommandOutcome, failedCommand } from './command.ts';
import { askRunningService } from './command-socket.ts';

/** Runs the command on the database, or asks the service that holds the embedded database to run it. */
export const runCommand = async (
  name: CommandName,
  args: ReadonlyArray<string>,
  { databaseUrl, databaseDirectUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>,
  commandOn: (database: Database, log: ReturnType<typeof pinoLog>) => Command,
): Promise<CommandOutcome> => {
  const log = pinoLog(pino.destination(2));
  const opened = await openDatabase({
    databaseUrl,
    databaseDirectUrl,
    dataDir,
    log,
    skipsMigrations: name === 'doctor',
  })();
  if (E.isRight(opened))
    try {
      return await commandOn(opened.right, log)(args)();
    } finally {
      await opened.right.close();
    }
  if (opened.left._tag !== 'DataFolderInUse') return failedCommand(opened.left.sentence);
  const answered = await askRunningService(dataDir, name, args)();
  return E.isRight(answered)
    ? answered.right
    : failedCommand(`The service that runs on ${dataDir} cannot be asked; stop it, do this again, and start it.`);
};

/** Prints a command's output, and exits with its exit code. */
export const printOutcome = ({ exitCode, stdout, stderr }: CommandOutcome): void => {
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = exitCode;
};
