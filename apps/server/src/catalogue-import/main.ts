import { resolve } from 'node:path';
import { either as E, option as O } from 'fp-ts';
import { pino } from 'pino';
import { systemClock } from '../clock/system-clock.ts';
import { failedCommand } from '../commands/command.ts';
import { printOutcome } from '../commands/run-command.ts';
import { pinoLog } from '../log/pino-log.ts';
import { readSettings } from '../settings.ts';
import { openShop } from '../shop/open-shop.ts';
import { importFile } from './import-file.ts';
import { readRequest } from './request.ts';

const run = async (args: ReadonlyArray<string>): Promise<void> => {
  const settings = readSettings(process.env);
  if (E.isLeft(settings)) return printOutcome(failedCommand(settings.left));
  const shop = await openShop({ ...settings.right, isProduction: false }, systemClock.now())();
  if (E.isLeft(shop)) return printOutcome(failedCommand(shop.left));
  const request = readRequest(shop.right.sites)(args);
  if (E.isLeft(request)) return printOutcome(request.left);
  // npm runs this in the project's folder; a path is relative to the caller's folder.
  const from = process.env['INIT_CWD'] ?? process.cwd();
  const { file, report } = request.right;
  process.exitCode = await importFile(
    { ...request.right, file: resolve(from, file), report: resolve(from, report) },
    {
      settings: settings.right,
      catalogue: shop.right.catalogue,
      log: pinoLog(pino.destination(2)),
      out: process.stdout,
      problems: process.stderr,
      milliseconds: () => performance.now(),
      now: systemClock.now(),
      token: O.fromNullable(process.env['CATALOGUE_TOKEN']),
      fetch,
    },
  );
};

await run(process.argv.slice(2));
