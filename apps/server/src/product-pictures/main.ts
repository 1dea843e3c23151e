import { either as E } from 'fp-ts';
import { systemClock } from '../clock/system-clock.ts';
import { type CommandOutcome, failedCommand } from '../commands/command.ts';
import { printOutcome, runCommand } from '../commands/run-command.ts';
import { readSettings } from '../settings.ts';
import { pictureCommand, readPictureRequest } from './command.ts';

const run = async (args: ReadonlyArray<string>): Promise<CommandOutcome> => {
  const request = readPictureRequest(args);
  if (E.isLeft(request)) return request.left;
  const settings = readSettings(process.env);
  if (E.isLeft(settings)) return failedCommand(settings.left);
  return runCommand('product-pictures', args, settings.right, ({ db }) => pictureCommand(db, systemClock));
};

printOutcome(await run(process.argv.slice(2)));
