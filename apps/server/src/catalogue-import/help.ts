import { fields } from './columns.ts';
import { currencies } from './price-of-text.ts';

/** What `--help` prints. */
export const HELP = `Brings the products of a retailer's CSV file (UTF-8) into the catalogue.

  npm run catalogue:import -- FILE.csv --currency USD --brand main

  --currency CODE   what the prices of the file are in: ${currencies.join(', ')}
  --brand BRAND     main or modern
  --market MARKET   US (USD, the default) or CA (CAD)
  --rate NUMBER     how many of the market's currency one of the file's is; needed when they differ.
                    Prices are rounded to the nearest cent, half a cent up
  --units UNIT      cm or in; in for US and cm for CA when left out
  --map ours=THEIRS the column of a field, when its heading is not guessed; may be said for each of
                    ${fields.join(', ')}
  --delimiter SIGN  between cells: , when left out; ; or tab
  --report FILE     where every row that was left out is written; FILE.csv.left-out.txt when left out
  --dry-run         reads and checks everything, writes no product
  --help            this

DATABASE_URL or DATA_DIR name the database, as for the service. A row that cannot be read is left out and the others land. Of rows with one
SKU the first that can be read counts. Doing it again changes nothing.

Exit code: 0 every row is in the catalogue, or repeats one that is; 2 rows were left out for another reason; 1 nothing could be imported, or it stopped half-way:
what landed is whole, and doing it again completes it.
`;
