import { oneOf } from '@gift-registry/adapters-http/wire';
import {
  eventCodes,
  isMailAddress,
  isPlainPath,
  isShippingCode,
  LANGUAGES,
  type MarketTax,
  readAmount,
  taxClasses,
  type WrittenMarket,
  type WrittenShop,
  type WrittenSite,
  type WrittenTexts,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import * as t from 'io-ts';
import {
  nonBlankText,
  nonEmptyList,
  refine,
  rejectUnknownKeys,
  schemaProperty,
  strictObject,
  strictObjectWithOptional,
} from '../json-file/file-codec.ts';

const matching = (name: string, pattern: RegExp) => refine(name, t.string, (raw) => pattern.test(raw));
const wholeUpTo = (most: number) =>
  refine(`a whole number from 0 to ${most}`, t.number, (raw) => Number.isInteger(raw) && raw >= 0 && raw <= most);

/** The name of a market, a site or a brand, as it stands in addresses, files and the database. */
const id = matching('1 to 32 letters, digits and hyphens', /^[A-Za-z0-9][A-Za-z0-9-]{0,31}$/);
const name = refine(
  'a name of at most 40 characters on one line',
  nonBlankText,
  (raw) => raw.length <= 40 && !/\p{Cc}/u.test(raw),
);
const host = refine(
  'a host name in lower case without scheme and port, such as registry.example.com',
  t.string,
  (raw) => raw.length <= 253 && /^[a-z0-9]([a-z0-9-]{0,62})(\.[a-z0-9][a-z0-9-]{0,62})*$/.test(raw),
);
export const timeZone = refine('a time zone such as America/Chicago', t.string, (raw) =>
  E.isRight(E.tryCatch(() => new Intl.DateTimeFormat('en-US', { timeZone: raw }), String)),
);
const phone = matching('a phone number such as 1-800-555-0142', /^\+?\d[\d ().-]{2,28}\d$/);
const amount = refine('an amount such as 9.95, with at most two decimals', t.number, (raw) =>
  O.isSome(readAmount(String(raw))),
);
const percent = refine(
  'a percentage from 0 to 50 with at most three decimals, such as 8.875',
  t.number,
  (raw) => raw >= 0 && raw <= 50 && /^\d+(\.\d{1,3})?$/.test(String(raw)),
);
const texts = t.readonlyArray(t.string, 'a list of texts');
const ids = nonEmptyList(id);
const event = oneOf(...eventCodes);
const sort = oneOf('category', 'price');
const link = refine(
  'a path that begins with one /, or an anchor',
  t.string,
  (raw) => isPlainPath(raw) || raw.startsWith('#'),
);

/** `shop.json`. */
export const shopCodec: t.Type<WrittenShop> = strictObjectWithOptional(
  {
    timeZone,
    markets: ids,
    sites: ids,
    itemBrands: nonEmptyList(strictObject({ id, name })),
  },
  schemaProperty,
);

const rates = t.record(t.string, percent);
const day = matching('a day such as 2027-07-01', /^\d{4}-\d{2}-\d{2}$/);
const tax: t.Type<MarketTax> = strictObjectWithOptional(
  { name, rates },
  {
    exceptions: rejectUnknownKeys(
      taxClasses,
      t.partial({ none: rates, general: rates, clothing: rates, childrensClothing: rates, books: rates, food: rates }),
    ),
    taxesShipping: texts,
    firstDay: day,
    lastDay: day,
    compoundsOn: texts,
    registration: name,
  },
);

const daysFromOne = refine(
  'a whole number from 1 to 365',
  t.number,
  (raw) => Number.isInteger(raw) && raw >= 1 && raw <= 365,
);

const postalRange = strictObject({ from: nonBlankText, to: nonBlankText });

/** `markets/<id>.json`. */
export const marketCodec: t.Type<WrittenMarket> = strictObjectWithOptional(
  {
    name: nonBlankText,
    mailName: nonBlankText,
    country: matching('the two capital letters of a country', /^[A-Z]{2}$/),
    currency: matching('the three capital letters of a currency', /^[A-Z]{3}$/),
    currencyPrefix: nonBlankText,
    pricesIncludeTax: t.boolean,
    units: oneOf('in', 'cm'),
    paper: oneOf('letter', 'a4'),
    distances: oneOf('mi', 'km'),
    nearby: wholeUpTo(10_000),
    groupGifts: t.boolean,
    giftCards: t.boolean,
    otherBrand: t.boolean,
    events: nonEmptyList(event),
    regionName: t.string,
    regions: t.record(
      t.string,
      strictObjectWithOptional({ name: nonBlankText }, { postalCodes: nonEmptyList(postalRange) }),
    ),
    taxes: t.readonlyArray(tax, 'a list of taxes'),
    postalCode: strictObject({
      name: nonBlankText,
      pattern: nonBlankText,
      example: nonBlankText,
      help: nonBlankText,
      quotedByPhone: t.readonlyArray(postalRange),
    }),
  },
  {
    ...schemaProperty,
    funds: strictObjectWithOptional(
      {},
      { closesAfterDays: daysFromOne, short: oneOf('storeCredit', 'giversChoose'), choiceDays: daysFromOne },
    ),
    contract: strictObject({
      seller: nonBlankText,
      termsFirstIn: oneOf(...LANGUAGES),
      terms: nonEmptyList(nonBlankText),
    }),
  },
);

const code = refine('1 to 32 lower-case letters, digits and hyphens', t.string, isShippingCode);
const arrival = refine(
  'an object of from and to, in business days, from being no later than to',
  strictObject({ from: wholeUpTo(365), to: wholeUpTo(365) }),
  ({ from, to }) => from <= to,
);
const switches = {
  interactiveChecklist: t.boolean,
  nlaReplacement: t.boolean,
  overviewTab: t.boolean,
  newFlyout: t.boolean,
  rewardsBanner: t.boolean,
  babyTabs: t.boolean,
};

/** `texts/<language>.json`. */
const words = t.record(nonBlankText, nonBlankText);
export const textsCodec: t.Type<WrittenTexts> = strictObjectWithOptional(
  { categories: words, texts: words },
  schemaProperty,
);

/** `sites/<id>.json`. */
export const siteCodec: t.Type<WrittenSite> = strictObjectWithOptional(
  {
    name,
    hosts: nonEmptyList(host),
    brand: id,
    sells: ids,
    market: id,
    phone,
    hours: name,
    shippingMethods: nonEmptyList(
      strictObject({
        code,
        name,
        price: amount,
        arrival,
      }),
    ),
    giftCards: strictObject({ usual: id, forChildren: id }),
    notice: t.string,
    links: t.readonlyArray(strictObject({ name, href: link })),
    departments: t.readonlyArray(
      strictObject({
        name,
        path: refine('a path that begins with one /', t.string, isPlainPath),
        categories: texts,
        brands: texts,
      }),
    ),
    startPicture: id,
    startPage: strictObject({
      title: nonBlankText,
      help: nonBlankText,
      together: nonBlankText,
      givers: wholeUpTo(1_000),
      raised: amount,
      goal: amount,
      occasions: t.record(t.string, t.string),
    }),
  },
  {
    languages: refine(
      'a list of languages, each once and en first',
      t.readonlyArray(oneOf(...LANGUAGES)),
      (all) => all[0] === 'en' && new Set(all).size === all.length,
    ),
    homeRegion: t.string,
    isForChildren: t.boolean,
    completionCode: strictObject({
      percent: refine('a percentage below 100', t.number, (raw) => raw >= 0 && raw < 100),
      mostOff: amount,
      uses: wholeUpTo(1_000),
      daysBeforeEvent: wholeUpTo(3_650),
      covers: oneOf('remaining', 'listed'),
    }),
    giftWrap: t.readonlyArray(strictObject({ code, name, price: amount }), 'a list of gift wraps'),
    returnDays: wholeUpTo(3_650),
    timeZone,
    emailFrom: refine('a mail address', t.string, isMailAddress),
    features: rejectUnknownKeys(Object.keys(switches), t.partial(switches)),
    sortOptions: nonEmptyList(sort),
    guestSort: sort,
    firstEvents: t.readonlyArray(event, 'a list of events'),
    ...schemaProperty,
  },
);
