import { either as E } from 'fp-ts';
import { pino } from 'pino';
import { systemClock } from '../clock/system-clock.ts';
import { pinoLog } from '../log/pino-log.ts';
import { readSettings } from '../settings.ts';
import { readWebhookRequest, runWebhookCommand } from './command.ts';

const giveUp = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const settings = E.getOrElseW(giveUp)(readSettings(process.env));
const request = E.getOrElseW(giveUp)(readWebhookRequest(process.argv.slice(2)));
const outcome = await runWebhookCommand(request, { settings, clock: systemClock, log: pinoLog(pino.destination(2)) });
process.stdout.write(`${E.getOrElseW(giveUp)(outcome).join('\n')}\n`);
