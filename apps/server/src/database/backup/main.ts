import { resolve } from 'node:path';
import { either as E } from 'fp-ts';
import { pino } from 'pino';
import { systemClock } from '../../clock/system-clock.ts';
import { type CommandOutcome, failedCommand } from '../../commands/command.ts';
import { parseArguments, usageError } from '../../commands/parse-arguments.ts';
import { printOutcome } from '../../commands/run-command.ts';
import { errorCode } from '../../log/error-code.ts';
import { pinoLog } from '../../log/pino-log.ts';
import { readSettings } from '../../settings.ts';
import { recordBackup } from '../../sql/database-health.sql.ts';
import { openDatabase } from '../open-database.ts';
import type { Queries } from '../queries.ts';
import { type BackupSummary, checkBackupFile } from './backup-file.ts';
import { checkNewFile } from './new-file.ts';
import { readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

const USAGE = `Saves everything in the database to one file, and fills an empty database with it.

  npm run backup -- FILE
  npm run restore -- FILE

  --replace         back up to a file that is there already
  --help            this

DATABASE_URL or DATA_DIR name the database, as for the service. With DATABASE_URL a backup is taken while the service runs; the embedded
database has to be stopped. A restore needs a database that nobody has used, and no service on it; for a backup of an older release it
must be without tables. A backup of one kind of database can be restored into the other. A file that is not as it was written is refused before anything is changed. Keep the file as safe as the
database: it holds names, addresses and digests of passwords.

Exit code: 0 done; 1 not done, and nothing was changed.
`;

const done = (line: string): CommandOutcome => ({ exitCode: 0, stdout: `${line}\n`, stderr: '' });

/** A backup that is not recorded is as good: a standby, or an account that may only read, cannot be written to. */
const recorded = async (db: Queries, takenAt: string): Promise<void> => {
  try {
    await recordBackup(db, takenAt);
  } catch (error) {
    process.stderr.write(`npm run doctor does not know of this backup (${errorCode(error)}).\n`);
  }
};

const backup = async (db: Queries, file: string): Promise<CommandOutcome> => {
  const takenAt = systemClock.now();
  try {
    const { tables, rows } = await writeBackup(db, file, takenAt);
    await recorded(db, takenAt);
    return done(`${rows} rows of ${tables} tables are in ${file}`);
  } catch (error) {
    return failedCommand(`${file} could not be written (${errorCode(error)}).`);
  }
};

const notRestored = (sentence: string): CommandOutcome => failedCommand(`${sentence} Nothing was changed.`);

const check = async (file: string): Promise<E.Either<CommandOutcome, BackupSummary>> => {
  try {
    return E.mapLeft(notRestored)(await checkBackupFile(file));
  } catch (error) {
    return E.left(notRestored(`${file} could not be read (${errorCode(error)}).`));
  }
};

const restore = async (db: Queries, file: string, checked: BackupSummary): Promise<CommandOutcome> => {
  try {
    const restored = await readBackup(db, file, checked);
    return E.isLeft(restored)
      ? notRestored(restored.left)
      : done(`${restored.right.rows} rows of ${restored.right.takenAt} were restored.`);
  } catch (error) {
    return notRestored(`${file} could not be restored: the database refused it (${errorCode(error)}).`);
  }
};

/** The first argument is which of the two it is, as the scripts of package.json say. */
const run = async ([command, ...args]: ReadonlyArray<string>): Promise<CommandOutcome> => {
  const parsed = parseArguments(USAGE, { replace: { type: 'boolean' } }, args);
  if (E.isLeft(parsed)) return parsed.left;
  const [name, ...more] = parsed.right.positionals;
  const { replace: replaces = false } = parsed.right.values;
  if (name === undefined || more.length > 0) return usageError('Name one file.');
  if (command === 'restore' && replaces) return usageError('--replace is for backups.');
  const settings = readSettings(process.env);
  if (E.isLeft(settings)) return failedCommand(settings.left);
  // npm runs this in the project's folder; a path is relative to the caller's folder.
  const file = resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
  const checked =
    command === 'restore' ? await check(file) : E.mapLeft(failedCommand)(await checkNewFile(file, replaces));
  if (E.isLeft(checked)) return checked.left;
  const log = pinoLog(pino.destination(2));
  const opened = await openDatabase({ ...settings.right, log, skipsMigrations: true })();
  if (E.isLeft(opened))
    return failedCommand(
      opened.left._tag === 'DataFolderInUse'
        ? `The service is running on ${settings.right.dataDir}; stop it first (with DATABASE_URL a backup is taken while it runs).`
        : opened.left.sentence,
    );
  const { db, close } = opened.right;
  try {
    return await (checked.right === undefined ? backup(db, file) : restore(db, file, checked.right));
  } finally {
    await close();
  }
};

printOutcome(await run(process.argv.slice(2)));
