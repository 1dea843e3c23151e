import { either as E } from 'fp-ts';
import { systemClock } from '../clock/system-clock.ts';
import { failedCommand } from '../commands/command.ts';
import { printOutcome, runCommand } from '../commands/run-command.ts';
import { readSettings } from '../settings.ts';
import { sqlStores } from '../sql/sql-stores.ts';
import { tokenCommand } from './token-command.ts';

const settings = readSettings(process.env);
printOutcome(
  E.isLeft(settings)
    ? failedCommand(settings.left)
    : await runCommand('tokens', process.argv.slice(2), settings.right, (database, log) =>
        tokenCommand(sqlStores(database, { clock: systemClock, log }).serviceTokens, systemClock),
      ),
);
