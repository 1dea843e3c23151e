import { resolve } from 'node:path';
import { type Instant, isTooFarAhead, type Log } from '@gift-registry/domain';
import { CsvError } from 'csv-parse';
import { either as E, option as O } from 'fp-ts';
import type { Database } from '../database/database.ts';
import { type DatabaseOptions, openDatabase } from '../database/open-database.ts';
import { errorCode } from '../log/error-code.ts';
import type { Settings } from '../settings.ts';
import type { ShopCatalogue } from '../shop/shop-catalogue.ts';
import { listProducts } from '../sql/list-products.ts';
import { analyzeProducts } from '../sql/put-products.ts';
import { importRows, type ProductSink } from './import-rows.ts';
import { needsAttention } from './problems.ts';
import { type ImportOutcome, openReport, summary } from './report.ts';
import type { ImportRequest } from './request.ts';
import { type CsvFormat, checkFile, rowsOfFile } from './rows-of-file.ts';
import { type Fetch, runningService } from './running-service.ts';

/** The output on which progress is shown. */
interface Screen {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

/** How often progress is shown, and after how long it first appears. */
const EVERY_MILLISECONDS = 1_000;

/** Shows progress once a second: on a single line of a terminal, or on separate lines if the output is redirected. */
const progressOn = (screen: Screen, milliseconds: () => number) => {
  let last = milliseconds();
  let isShown = false;
  return {
    at: (rows: number): void => {
      if (milliseconds() - last < EVERY_MILLISECONDS) return;
      last = milliseconds();
      isShown = true;
      const line = `${rows.toLocaleString('en-US')} rows read …`;
      screen.write(screen.isTTY === true ? `\r${line}` : `${line}\n`);
    },
    end: (): void => {
      if (isShown && screen.isTTY === true) screen.write('\n');
    },
  };
};

/** What an import needs of its environment. */
export interface ImportDependencies {
  readonly settings: Pick<DatabaseOptions, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'> &
    Pick<Settings, 'pictureHosts'>;
  readonly catalogue: ShopCatalogue;
  readonly log: Log;
  readonly out: Screen;
  readonly problems: Screen;
  readonly milliseconds: () => number;
  /** The service token for a running service. */
  readonly token: O.Option<string>;
  readonly fetch: Fetch;
  /** The time at which the prices apply. */
  readonly now: Instant;
}

const stopped = (error: unknown): string =>
  error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE'
    ? 'A row is over 4 MB long, or a quote is opened that never closes.'
    : `The import stopped (${errorCode(error)}).`;

const AGAIN = 'What was written is complete; import again for the rest.';

/** Reads the file into the sink, prints the outcome and returns the exit code. */
const intoSink = async (
  write: ProductSink,
  request: ImportRequest,
  format: CsvFormat,
  catalogue: ShopCatalogue,
  { out, problems, milliseconds, now }: ImportDependencies,
): Promise<number> => {
  const report = openReport(request.report);
  let isComplete = true;
  const progress = progressOn(problems, milliseconds);
  let outcome: E.Either<string, ImportOutcome>;
  try {
    outcome = await importRows(
      {
        rules: { ...request.rules, at: Date.parse(now), catalogue },
        chosen: request.chosen,
        write,
        report: (finding) => {
          if (needsAttention(finding)) isComplete = false;
          report.add(finding);
        },
        progress: progress.at,
      },
      rowsOfFile(request.file, format),
    );
  } catch (error) {
    outcome = E.left(`${stopped(error)} ${AGAIN}`);
  }
  progress.end();
  const isReported = await report.close();
  for (const line of report.lines()) out.write(`${line}\n`);
  if (!isReported) problems.write(`The report ${request.report} cannot be written; name another with --report.\n`);
  if (E.isLeft(outcome)) {
    problems.write(`${outcome.left}\n`);
    return 1;
  }
  out.write(`${summary(outcome.right, request.isDryRun)}\n`);
  return isComplete ? 0 : 2;
};

/** Writes directly into the database. */
const databaseSink =
  (
    { db }: Database,
    { market, brand, asOf, acceptPrices, isDryRun }: ImportRequest,
    { pictureHosts }: Pick<Settings, 'pictureHosts'>,
    catalogue: ShopCatalogue,
    now: Instant,
  ): ProductSink =>
  async (products) =>
    E.right(
      await listProducts(db, { market, brand, asOf, acceptPrices }, products, {
        isDryRun,
        pictureHosts,
        catalogue,
        now,
      }),
    );

/** Sends the products to the running service, with a service token. */
const serviceSink = (url: string, token: string, request: ImportRequest, fetch: Fetch): ProductSink => {
  const { market, brand, asOf, acceptPrices, isDryRun } = request;
  const list = runningService(url, token, fetch);
  return async (products) =>
    E.mapLeft((sentence: string) => `${sentence} ${AGAIN}`)(
      await list({ market, brand, asOf, acceptPrices, products, isDryRun }),
    );
};

/** Runs the import, prints its outcome and returns the exit code. */
export const importFile = async (requested: ImportRequest, dependencies: ImportDependencies): Promise<number> => {
  const { settings, catalogue, log, problems, now } = dependencies;
  const giveUp = (sentence: string): number => {
    problems.write(`${sentence}\n`);
    return 1;
  };
  if (resolve(requested.report) === resolve(requested.file))
    return giveUp('--report names the file itself; name another.');
  const checked = await checkFile(requested.file, requested.delimiter);
  if (E.isLeft(checked)) return giveUp(checked.left);
  const request = { ...requested, asOf: O.alt(() => checked.right.writtenAt)(requested.asOf) };
  if (O.exists((asOf: Instant) => isTooFarAhead(asOf, now))(request.asOf))
    return giveUp(
      `The file is as of ${O.toUndefined(request.asOf)}, which is still to come; say with --as-of as of when it speaks.`,
    );
  if (O.isSome(request.service)) {
    if (O.isNone(dependencies.token))
      return giveUp(
        '--service needs a service token with the scope catalogue in CATALOGUE_TOKEN; npm run tokens makes one.',
      );
    const sink = serviceSink(request.service.value, dependencies.token.value, request, dependencies.fetch);
    return intoSink(sink, request, checked.right, catalogue, dependencies);
  }
  const opened = await openDatabase({ ...settings, log })();
  if (E.isLeft(opened))
    return giveUp(
      opened.left._tag === 'DataFolderInUse'
        ? `The service is running on ${settings.dataDir}; have it write the products with --service, or stop it, import, and start it again (with DATABASE_URL both can run).`
        : opened.left.sentence,
    );
  try {
    const sink = databaseSink(opened.right, request, settings, catalogue, now);
    const code = await intoSink(sink, request, checked.right, catalogue, dependencies);
    if (!request.isDryRun) await analyzeProducts(opened.right.db);
    return code;
  } finally {
    await opened.right.close();
  }
};
