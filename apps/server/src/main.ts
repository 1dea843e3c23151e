import { either as E } from 'fp-ts';
import { openDatabase } from './database/open-database.ts';
import { openGiftGuide } from './gift-guide/open-gift-guide.ts';
import { pinoLog } from './log/pino-log.ts';
import { readSettings } from './settings.ts';

/** By then a stop that hangs is cut short. */
const STOP_MILLISECONDS = 4_500;

const giveUp = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const settings = E.getOrElseW(giveUp)(readSettings(process.env));
const byHand = E.getOrElseW(giveUp)(await openGiftGuide(settings.giftGuide)());
const log = pinoLog();
// All of the service is read before the thread of the database begins: beside it, a package is sometimes not found.
const { startService } = await import('./start-service.ts');
const { greeting } = await import('./greeting.ts');
const opening = openDatabase({ databaseUrl: settings.databaseUrl, dataDir: settings.dataDir, log })();
const running = E.getOrElseW(giveUp)(await startService(settings, log, { byHand, opening }));
process.stdout.write(`${greeting(running, settings).join('\n')}\n`);

let isStopping = false;
const stop = async (): Promise<void> => {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => {
    log.write({ level: 'warning', tag: 'stop-cut-short', data: {} })();
    process.exit(0);
  }, STOP_MILLISECONDS).unref();
  await running.stop().catch((error: unknown) => {
    log.write({
      level: 'error',
      tag: 'stop-failed',
      data: { name: error instanceof Error ? error.name : 'unknown' },
    })();
  });
  process.exit(0);
};
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
