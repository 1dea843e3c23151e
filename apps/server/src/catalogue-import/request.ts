import { parseArgs } from 'node:util';
import type { Dimensions, ItemBrand, Market } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { parseRate } from './converted.ts';
import { type Field, fields } from './fields.ts';
import type { ImportRules } from './input-of-row.ts';
import { type Currency, currencies } from './price-of-text.ts';

/** The parsed arguments of the command. */
export interface ImportRequest {
  readonly file: string;
  readonly report: string;
  /** Between cells; none is found out from the file. */
  readonly delimiter: O.Option<string>;
  readonly market: Market;
  readonly brand: ItemBrand;
  readonly rules: Omit<ImportRules, 'at'>;
  readonly chosen: ReadonlyMap<Field, string>;
  readonly isDryRun: boolean;
  /** The running service that writes the products; none writes into the database itself. */
  readonly service: O.Option<string>;
}

const options = {
  currency: { type: 'string' },
  brand: { type: 'string' },
  market: { type: 'string', default: 'US' },
  rate: { type: 'string' },
  units: { type: 'string' },
  map: { type: 'string', multiple: true },
  delimiter: { type: 'string' },
  'picture-base': { type: 'string' },
  report: { type: 'string' },
  service: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const ownCurrency = { US: 'USD', CA: 'CAD' } as const satisfies Record<Market, Currency>;
const ownUnit = { US: 'in', CA: 'cm' } as const satisfies Record<Market, Dimensions['unit']>;

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

const rateOf = (text: string | undefined, currency: Currency, own: Currency): E.Either<string, ImportRules['rate']> => {
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

/** A token goes unencrypted only to the machine itself. */
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

const parse = (args: ReadonlyArray<string>) =>
  E.tryCatch(
    () => parseArgs({ args: [...args], options, allowPositionals: true }),
    (error) => `${error instanceof Error ? error.message : 'The words of the command cannot be read.'} See --help.`,
  );

/** Parses the arguments; none if help is requested, left is a sentence about the mistake. */
export const readRequest = (args: ReadonlyArray<string>): E.Either<string, O.Option<ImportRequest>> => {
  const parsed = parse(args);
  if (E.isLeft(parsed)) return parsed;
  const { values, positionals } = parsed.right;
  if (values.help) return E.right(O.none);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) return E.left('Name one file to import; see --help.');
  const market = oneOf<Market>(['US', 'CA'], 'market', values.market);
  if (E.isLeft(market)) return market;
  const own = ownCurrency[market.right];
  const currency = oneOf(currencies, 'currency', values.currency);
  if (E.isLeft(currency)) return currency;
  const brand = oneOf<ItemBrand>(['main', 'modern'], 'brand', values.brand);
  if (E.isLeft(brand)) return brand;
  const unit = oneOf<Dimensions['unit']>(['cm', 'in'], 'units', values.units ?? ownUnit[market.right]);
  if (E.isLeft(unit)) return unit;
  const rate = rateOf(values.rate, currency.right, own);
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
  return E.right(
    O.some({
      file,
      report: values.report ?? `${file}.left-out.txt`,
      delimiter: O.fromNullable(delimiter),
      market: market.right,
      brand: brand.right,
      rules: { unit: unit.right, currency: currency.right, rate: rate.right, pictureBase: pictureBase.right },
      chosen: chosen.right,
      isDryRun: values['dry-run'],
      service: service.right,
    }),
  );
};
