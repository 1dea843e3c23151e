import { resolve } from 'node:path';
import { either as E, option as O } from 'fp-ts';
import { pino } from 'pino';
import { pinoLog } from '../log/pino-log.ts';
import { readSettings } from '../settings.ts';
import { HELP } from './help.ts';
import { importFile } from './import-file.ts';
import { readRequest } from './request.ts';

const giveUp = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const settings = E.getOrElseW(giveUp)(readSettings(process.env));
const request = E.getOrElseW(giveUp)(readRequest(process.argv.slice(2)));
if (O.isNone(request)) process.stdout.write(HELP);
else {
  // npm runs this in the project's folder; a file is meant from where it was asked for.
  const from = process.env['INIT_CWD'] ?? process.cwd();
  const { file, report } = request.value;
  process.exitCode = await importFile(
    { ...request.value, file: resolve(from, file), report: resolve(from, report) },
    {
      settings,
      log: pinoLog(pino.destination(2)),
      out: process.stdout,
      problems: process.stderr,
      milliseconds: () => performance.now(),
    },
  );
}
