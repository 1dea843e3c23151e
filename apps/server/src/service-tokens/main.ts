import { either as E } from 'fp-ts';
import { pino } from 'pino';
import { systemClock } from '../clock/system-clock.ts';
import { openDatabase } from '../database/open-database.ts';
import { pinoLog } from '../log/pino-log.ts';
import { readSettings, type Settings } from '../settings.ts';
import { sqlStores } from '../sql/sql-stores.ts';
import { askRunningService } from './command-socket.ts';
import { type CommandOutcome, tokenCommand } from './token-command.ts';

const failed = (sentence: string): CommandOutcome => ({ code: 1, out: '', problems: `${sentence}\n` });

/** Runs the command on the database, or has the service run it that holds the embedded one. */
const run = async (args: ReadonlyArray<string>, { databaseUrl, dataDir }: Settings): Promise<CommandOutcome> => {
  const log = pinoLog(pino.destination(2));
  const opened = await openDatabase({ databaseUrl, dataDir, log })();
  if (E.isRight(opened)) {
    const database = opened.right;
    try {
      return await tokenCommand(sqlStores(database, { clock: systemClock, log }).serviceTokens, systemClock)(args)();
    } finally {
      await database.close();
    }
  }
  if (opened.left._tag !== 'DataFolderInUse') return failed(opened.left.sentence);
  const answered = await askRunningService(dataDir, args)();
  return E.isRight(answered)
    ? answered.right
    : failed(`The service that runs on ${dataDir} cannot be asked; stop it, do this again, and start it.`);
};

const settings = readSettings(process.env);
const { code, out, problems } = E.isLeft(settings)
  ? failed(settings.left)
  : await run(process.argv.slice(2), settings.right);
process.stdout.write(out);
process.stderr.write(problems);
process.exitCode = code;
