import { resolve } from 'node:path';
import { either as E, option as O } from 'fp-ts';
import { pino } from 'pino';
import { pinoLog } from '../log/pino-log.ts';
import { readSettings } from '../settings.ts';
import { fields } from './fields.ts';
import { importFile } from './import-file.ts';
import { currencies } from './price-of-text.ts';
import { readRequest } from './request.ts';

/** What `--help` prints. */
const HELP = `Brings the products of a retailer's file into the catalogue: CSV or TSV, also as Shopify, WooCommerce, Magento and Google Merchant export it.

  npm run catalogue:import -- FILE.csv --currency USD --brand main

  --currency CODE   what the prices of the file are in: ${currencies.join(', ')}
  --brand BRAND     main or modern
  --market MARKET   US (USD, the default) or CA (CAD)
  --rate NUMBER     how many of the market's currency one of the file's is; needed when they differ.
                    Prices are rounded to the nearest cent, half a cent up
  --units UNIT      cm or in; in for US and cm for CA when left out
  --map ours=THEIRS the column of a field, when its heading is not guessed; may be said for each of
                    ${fields.join(', ')}
  --delimiter SIGN  between cells: , ; | or tab; found out from the heading when left out
  --picture-base URL  what stands before relative addresses of pictures, as Magento exports them
  --report FILE     where every row and cell that was left out is written; FILE.csv.left-out.txt when left out
  --service URL     has the running service write the products, with the service token in CATALOGUE_TOKEN;
                    https://, or http:// on this machine
  --dry-run         reads and checks everything, writes no product
  --help            this

Without --service, DATABASE_URL or DATA_DIR name the database, and PICTURE_HOSTS the hosts of pictures, as for the service. A cell that cannot be read is left out and its product imported; only a row without
a readable SKU, name or price is left out. Of rows with one SKU the first that can be read counts. Doing it again changes nothing.

Exit code: 0 everything is in the catalogue, repeats what is, or is not published; 2 rows or cells were left out for another reason; 1 nothing could be imported, or it stopped half-way:
what was written is complete, and importing again writes the rest.
`;

const giveUp = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const settings = E.getOrElseW(giveUp)(readSettings(process.env));
const request = E.getOrElseW(giveUp)(readRequest(process.argv.slice(2)));
if (O.isNone(request)) process.stdout.write(HELP);
else {
  // npm runs this in the project's folder; a path is relative to the caller's folder.
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
      now: Date.now(),
      token: O.fromNullable(process.env['CATALOGUE_TOKEN']),
      fetch,
    },
  );
}
