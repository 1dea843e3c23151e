import { either as E } from 'fp-ts';
import { systemClock } from '../clock/system-clock.ts';
import { type CommandOutcome, failedCommand } from '../commands/command.ts';
import { printOutcome, runCommand } from '../commands/run-command.ts';
import { readSettings } from '../settings.ts';
import { sqlStores } from '../sql/sql-stores.ts';
import { tokenCommand } from './token-command.ts';
import { readTokenRequest } from './token-request.ts';

const run = async (args: ReadonlyArray<string>): Promise<CommandOutcome> => {
  const request = readTokenRequest(args, systemClock.now());
  if (E.isLeft(request)) return request.left;
  const settings = readSettings(process.env);
  if (E.isLeft(settings)) return failedCommand(settings.left);
  return runCommand('tokens', args, settings.right, (database, log) =>
    tokenCommand(sqlStores(database, { clock: systemClock, log }).serviceTokens, systemClock),
  );
};

printOutcome(await run(process.argv.slice(2)));
