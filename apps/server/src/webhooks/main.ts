import { either as E, option as O, taskEither as TE } from 'fp-ts';
import { systemClock } from '../clock/system-clock.ts';
import { type CommandOutcome, failedCommand } from '../commands/command.ts';
import { printOutcome, runCommand } from '../commands/run-command.ts';
import { readSettings } from '../settings.ts';
import { readWebhookRequest, webhookCommand } from './command.ts';
import { openWebhookEndpoints } from './webhook-endpoints-file.ts';

const run = async (args: ReadonlyArray<string>): Promise<CommandOutcome> => {
  const request = readWebhookRequest(args);
  if (E.isLeft(request)) return request.left;
  const settings = readSettings(process.env);
  if (E.isLeft(settings)) return failedCommand(settings.left);
  const endpoints = await O.match(() => TE.right([]), openWebhookEndpoints)(settings.right.webhooksFile)();
  if (E.isLeft(endpoints)) return failedCommand(endpoints.left);
  return runCommand('webhooks', args, settings.right, ({ db }) => webhookCommand(db, endpoints.right, systemClock));
};

printOutcome(await run(process.argv.slice(2)));
