import {
  type Dimensions,
  type Instant,
  type ItemBrand,
  type Market,
  marketRulesOf,
  marketsOf,
  readInstant,
  type Sites,
} from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import type { CommandOutcome } from '../commands/command.ts';
import { type ParsedArguments, parseArguments, usageError } from '../commands/parse-arguments.ts';
import { parseRate } from './converted.ts';
import { type Field, fields } from './fields.ts';
import type { ImportRules } from './input-of-row.ts';
import { type Currency, currencies } from './price-of-text.ts';

/** What `--help` prints. */
const USAGE = `Brings the products of a retailer's file into the catalogue: CSV or TSV, also as Shopify, WooCommerce, Magento and Google Merchant export it.

  npm run catalogue:import -- FILE.csv --currency USD --brand main

  --currency CODE   what the prices of the file are in: ${currencies.join(', ')}, or the market's own
  --brand BRAND     one of the brands of the shop's files
  --market MARKET   one of its markets; the first when left out
  --rate NUMBER     how many of the market's currency one of the file's is; needed when they differ.
                    Prices are rounded to the nearest cent, half a cent up
  --units UNIT      cm or in; those of the market when left out
  --map ours=THEIRS the column of a field, when its heading is not guessed; may be said for each of
                    ${fields.join(', ')}
  --delimiter SIGN  between cells: , ; | or tab; found out from the heading when left out
  --picture-base URL  what stands before relative addresses of pictures, as Magento exports them
  --report FILE     where every row and cell that was left out is written; FILE.csv.left-out.txt when left out
  --service URL     has the running service write the products, with the service token in CATALOGUE_TOKEN;
                    https://, or http:// on this machine
  --as-of TIME      as of when the file speaks, in UTC (2027-06-01T11:00:00Z); when it was last written
                    when left out. What the catalogue knows as of a later time stays
  --accept-prices   takes prices that are held back: those of 0, under a fifth of the earlier one, or of ten
                    times it
  --dry-run         reads and checks everything, writes no product
  --help            this

Without --service, DATABASE_URL or DATA_DIR name the database, and PICTURE_HOSTS the hosts of pictures, as for the service. A cell that cannot be read is left out and its product imported; only a row without
a readable SKU, name or price is left out. Of rows with one SKU the first that can be read counts. Doing it again changes nothing.

Exit code: 0 everything is in the catalogue, repeats what is, or is not published; 2 rows or cells were left out for another reason; 1 nothing could be imported, or it stopped half-way:
what was written is complete, and importing again writes the rest.
`;

/** The parsed arguments of the command. */
export interface ImportRequest {
  readonly file: string;
  readonly report: string;
  /** The delimiter between cells; with `none` it is detected from the file. */
  readonly delimiter: O.Option<string>;
  readonly market: Market;
  readonly brand: ItemBrand;
  readonly rules: Omit<ImportRules, 'at' | 'catalogue'>;
  readonly chosen: ReadonlyMap<Field, string>;
  /** As of when the file speaks (STOCK-01); with `none` it is when the file was last written. */
  readonly asOf: O.Option<Instant>;
  readonly acceptPrices: boolean;
  readonly isDryRun: boolean;
  /** The address of the running service that writes the products; with `none` they are written directly into the database. */
  readonly service: O.Option<string>;
}

const options = {
  currency: { type: 'string' },
  brand: { type: 'string' },
  market: { type: 'string' },
  rate: { type: 'string' },
  units: { type: 'string' },
  map: { type: 'string', multiple: true },
  delimiter: { type: 'string' },
  'picture-base': { type: 'string' },
  report: { type: 'string' },
  service: { type: 'string' },
  'as-of': { type: 'string' },
  'accept-prices': { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
} as const;

const oneOf = <A extends string>(
  all: ReadonlyArray<A>,
  option: string,
  text: string | undefined,
): E.Either<string, A> => {
  const found = all.find((each) => each === text);
  return found === undefined
    ? E.left(`--${option} is one of ${all.join(', ')}${text === undefined ? '; it is needed.' : `, not ${text}.`}`)
    : E.right(found);
};

const chosenOf = (maps: ReadonlyArray<string>): E.Either<string, ReadonlyMap<Field, string>> => {
  const chosen = new Map<Field, string>();
  for (const map of maps) {
    const [, ours, theirs] = /^([^=]+)=(.+)$/.exec(map) ?? [];
    if (ours === undefined || theirs === undefined) return E.left(`--map ${map} is not of the form price=SALE_PRICE.`);
    const field = oneOf(fields, 'map', ours);
    if (E.isLeft(field)) return field;
    chosen.set(field.right, theirs);
  }
  return E.right(chosen);
};

const rateOf = (text: string | undefined, currency: Currency, own: string): E.Either<string, ImportRules['rate']> => {
  if (text === undefined)
    return currency === own
      ? E.right(O.none)
      : E.left(
          `Prices in ${currency} cannot go into a market that counts in ${own}; say with --rate how many ${own} one ${currency} is.`,
        );
  if (currency === own)
    return E.left(`--rate changes the file's currency into ${own}, and --currency is ${own} already.`);
  const rate = parseRate(text);
  return O.isNone(rate) ? E.left(`--rate is a number above zero such as 0.2667, not ${text}.`) : E.right(rate);
};

/** A token may be sent unencrypted to the same machine only. */
const serviceOf = (text: string | undefined): E.Either<string, O.Option<string>> => {
  if (text === undefined) return E.right(O.none);
  if (!/^https?:\/\/[^/]+\/?$/.test(text))
    return E.left(`--service is the address of the service such as https://registry.example.com, not ${text}.`);
  return /^https:/.test(text) || /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\/?$/.test(text)
    ? E.right(O.some(text))
    : E.left(
        `--service ${text} would send CATALOGUE_TOKEN unencrypted; name an https:// address (http:// is for localhost, 127.0.0.1 and [::1] only).`,
      );
};

const pictureBaseOf = (text: string | undefined): E.Either<string, O.Option<string>> => {
  if (text === undefined) return E.right(O.none);
  return /^https?:\/\//.test(text) && URL.canParse(text)
    ? E.right(O.some(text.replace(/\/*$/, '/')))
    : E.left(
        `--picture-base is the address before the pictures of the file such as https://shop.example.com/media/catalog/product, not ${text}.`,
      );
};

const asOfOf = (text: string | undefined): E.Either<string, O.Option<Instant>> => {
  const time = O.chain(readInstant)(O.fromNullable(text));
  return text === undefined || O.isSome(time)
    ? E.right(time)
    : E.left(`--as-of is a time in UTC such as 2027-06-01T11:00:00Z, not ${text}.`);
};

const requestOf = (
  sites: Sites,
  { values, positionals: [file, ...more] }: ParsedArguments<typeof options>,
): E.Either<string, ImportRequest> => {
  if (file === undefined || more.length > 0) return E.left('Name one file to import.');
  const market = oneOf<Market>(marketsOf(sites), 'market', values.market ?? sites[0].market);
  if (E.isLeft(market)) return market;
  const own = marketRulesOf(sites, market.right);
  const currency = oneOf<Currency>([...new Set([...currencies, own.currency])], 'currency', values.currency);
  if (E.isLeft(currency)) return currency;
  const brand = oneOf<ItemBrand>(
    sites[0].itemBrands.map(({ id }) => id),
    'brand',
    values.brand,
  );
  if (E.isLeft(brand)) return brand;
  const unit = oneOf<Dimensions['unit']>(['cm', 'in'], 'units', values.units ?? own.units);
  if (E.isLeft(unit)) return unit;
  const rate = rateOf(values.rate, currency.right, own.currency);
  if (E.isLeft(rate)) return rate;
  const chosen = chosenOf(values.map ?? []);
  if (E.isLeft(chosen)) return chosen;
  const delimiter = values.delimiter === 'tab' ? '\t' : values.delimiter;
  if (delimiter !== undefined && delimiter.length !== 1)
    return E.left('--delimiter is one character, or the word tab.');
  const pictureBase = pictureBaseOf(values['picture-base']);
  if (E.isLeft(pictureBase)) return pictureBase;
  const service = serviceOf(values.service);
  if (E.isLeft(service)) return service;
  const asOf = asOfOf(values['as-of']);
  if (E.isLeft(asOf)) return asOf;
  return E.right({
    file,
    report: values.report ?? `${file}.left-out.txt`,
    delimiter: O.fromNullable(delimiter),
    market: market.right,
    brand: brand.right,
    rules: { unit: unit.right, currency: currency.right, rate: rate.right, pictureBase: pictureBase.right },
    chosen: chosen.right,
    asOf: asOf.right,
    acceptPrices: values['accept-prices'],
    isDryRun: values['dry-run'],
    service: service.right,
  });
};

/** Parses the arguments, which name markets and brands of the shop; left is what is printed instead: the usage, or a mistake. */
export const readRequest =
  (sites: Sites) =>
  (args: ReadonlyArray<string>): E.Either<CommandOutcome, ImportRequest> =>
    F.pipe(
      parseArguments(USAGE, options, args),
      E.chain((parsed) => E.mapLeft(usageError)(requestOf(sites, parsed))),
    );
