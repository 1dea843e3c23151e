import { resolve } from 'node:path';
import { either as E } from 'fp-ts';
import { pino } from 'pino';
import { systemClock } from '../../clock/system-clock.ts';
import { errorCode } from '../../log/error-code.ts';
import { pinoLog } from '../../log/pino-log.ts';
import { readSettings } from '../../settings.ts';
import { openDatabase } from '../open-database.ts';
import { readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

const HELP = `Saves everything in the database to one file, and fills an empty database with it.

  npm run backup -- FILE
  npm run restore -- FILE

DATABASE_URL or DATA_DIR name the database, as for the service. With DATABASE_URL a backup is taken while the service runs; the embedded
database has to be stopped. A restore needs a database that nobody has used, and no service on it. A backup of one kind of database
can be restored into the other. The file holds names, addresses and digests of passwords: keep it as safe as the database.

Exit code: 0 done; 1 not done, and nothing was changed.
`;

const giveUp = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const [command, name, ...more] = process.argv.slice(2);
if (name === undefined || name.startsWith('-') || more.length > 0) {
  process.stdout.write(HELP);
  process.exit(name === '--help' ? 0 : 1);
}
const settings = E.getOrElseW(giveUp)(readSettings(process.env));
const opened = await openDatabase({
  ...settings,
  log: pinoLog(pino.destination(2)),
  leavesTables: command !== 'restore',
})();
if (E.isLeft(opened))
  giveUp(
    opened.left._tag === 'DataFolderInUse'
      ? `The service is running on ${settings.dataDir}; stop it first (with DATABASE_URL a backup is taken while it runs).`
      : opened.left.sentence,
  );
else {
  const { db, close } = opened.right;
  // npm runs this in the project's folder; a path is relative to the caller's folder.
  const file = resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
  try {
    if (command === 'restore') {
      const restored = await readBackup(db, file);
      if (E.isLeft(restored)) process.stderr.write(`${restored.left} Nothing was changed.\n`);
      else process.stdout.write(`${restored.right.rows} rows of ${restored.right.takenAt} were restored.\n`);
      process.exitCode = E.isLeft(restored) ? 1 : 0;
    } else {
      const { tables, rows } = await writeBackup(db, file, systemClock.now());
      process.stdout.write(`${rows} rows of ${tables} tables are in ${file}\n`);
    }
  } catch (error) {
    process.stderr.write(
      command === 'restore'
        ? `${file} could not be restored (${errorCode(error)}): it is missing, damaged or no backup. Nothing was changed.\n`
        : `${file} could not be written (${errorCode(error)}).\n`,
    );
    process.exitCode = 1;
  } finally {
    await close();
  }
}
