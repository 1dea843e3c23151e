import {
  allFeatures,
  type Cents,
  type ConfiguredSite,
  hasDrawnWordmark,
  isMailAddress,
  isRegion,
  isShippingCode,
  type Market,
  type MarketTaxes,
  RETAILER_TIME_ZONE,
  type RegionTax,
  readAmount,
  type SiteId,
  type Sites,
  siteIds,
  siteKinds,
  sitesOf,
  type TaxRates,
  taxRates,
} from '@gift-registry/domain';
import { either as E, function as F, option as O, readonlyArray as RA } from 'fp-ts';
import * as t from 'io-ts';
import {
  decodeFile,
  nonBlankText,
  nonEmptyList,
  oneOf,
  refine,
  rejectUnknownKeys,
  strictObject,
  strictObjectWithOptional,
} from '../json-file/file-codec.ts';
import type { SiteSenders } from '../mail/mail-message.ts';

/** The content of a retailer's sites file. */
export interface SitesFile {
  readonly sites: Sites;
  /** The senders of sites that have their own; the other sites use the common sender. */
  readonly emailSenders: SiteSenders;
  readonly taxes: MarketTaxes;
}

const matching = (name: string, pattern: RegExp) => refine(name, t.string, (raw) => pattern.test(raw));
const wholeUpTo = (most: number) =>
  refine(`a whole number from 0 to ${most}`, t.number, (raw) => Number.isInteger(raw) && raw >= 0 && raw <= most);

const siteName = refine(
  'a name of at most 40 characters on one line',
  nonBlankText,
  (raw) => raw.length <= 40 && !/\p{Cc}/u.test(raw),
);
const host = refine(
  'a host name in lower case without scheme and port, such as registry.example.com',
  t.string,
  (raw) => raw.length <= 253 && /^[a-z0-9]([a-z0-9-]{0,62})(\.[a-z0-9][a-z0-9-]{0,62})*$/.test(raw),
);
const timeZone = refine('a time zone such as America/Chicago', t.string, (raw) =>
  E.isRight(E.tryCatch(() => new Intl.DateTimeFormat('en-US', { timeZone: raw }), String)),
);
const phone = matching('a phone number such as 1-800-555-0142', /^\+?\d[\d ().-]{2,28}\d$/);
const price: t.Type<Cents, Cents, unknown> = new t.Type<Cents, Cents, unknown>(
  'an amount such as 9.95, with at most two decimals',
  (raw): raw is Cents => typeof raw === 'number',
  (raw, context) =>
    F.pipe(
      typeof raw === 'number' ? readAmount(String(raw)) : O.none,
      O.match(() => t.failure<Cents>(raw, context), t.success),
    ),
  F.identity,
);
/** In thousandths of a percent, the unit of tax calculation. */
const percent: t.Type<number, number, unknown> = new t.Type<number, number, unknown>(
  'a percentage from 0 to 50 with at most three decimals, such as 8.875',
  t.number.is,
  (raw, context) =>
    typeof raw === 'number' && raw >= 0 && raw <= 50 && /^\d+(\.\d{1,3})?$/.test(String(raw))
      ? t.success(Math.round(raw * 1_000))
      : t.failure(raw, context),
  t.identity,
);

const arrival = refine(
  'an object of from and to, in business days, from being no later than to',
  strictObject({ from: wholeUpTo(365), to: wholeUpTo(365) }),
  ({ from, to }) => from <= to,
);
const shippingMethod = strictObject({
  code: refine('1 to 32 lower-case letters, digits and hyphens', t.string, isShippingCode),
  name: siteName,
  price,
  arrival,
});
const features = strictObjectWithOptional(
  {},
  {
    interactiveChecklist: t.boolean,
    nlaReplacement: t.boolean,
    overviewTab: t.boolean,
    newFlyout: t.boolean,
    rewardsBanner: t.boolean,
  },
);
const site = strictObjectWithOptional(
  {
    name: siteName,
    hosts: nonEmptyList('hosts', host),
    phone,
    homeRegion: t.string,
    shippingMethods: nonEmptyList('shipping methods', shippingMethod),
  },
  {
    emailFrom: refine('a mail address', t.string, isMailAddress),
    features,
    sortOptions: nonEmptyList('category and price', oneOf({ category: null, price: null })),
    returnDays: wholeUpTo(3_650),
    timeZone,
  },
);
const regionTax = strictObject({ percent, taxesShipping: t.boolean });
const regions = t.record(t.string, regionTax);
const file = strictObjectWithOptional(
  { sites: rejectUnknownKeys(siteIds, t.partial({ main: site, modern: site, kids: site, canada: site })) },
  { tax: strictObjectWithOptional({}, { US: regions, CA: regions }) },
);

type Written = t.TypeOf<typeof site>;
type WrittenSites = t.TypeOf<typeof file>['sites'];
type NamedSite = Written & { readonly id: SiteId };

/** The sites of the file, in the order of their ids. */
const namedSites = (sites: WrittenSites): ReadonlyArray<NamedSite> =>
  siteIds.flatMap((id) => {
    const written = sites[id];
    return written === undefined ? [] : [{ ...written, id }];
  });

/** The mistakes in a site, compared with the sites before it. */
const siteMistakes = ({ id, hosts, homeRegion, shippingMethods }: NamedSite, before: ReadonlyArray<string>) => [
  ...hosts.flatMap((name, place) =>
    before.includes(name) || hosts.indexOf(name) < place
      ? [`sites.${id}.hosts[${place}] must be a host that no site has before it`]
      : [],
  ),
  ...(isRegion(siteKinds[id].market, homeRegion)
    ? []
    : [`sites.${id}.homeRegion must be the two letters of a state or province of its country`]),
  ...shippingMethods.flatMap(({ code }, place) =>
    shippingMethods.findIndex((method) => method.code === code) < place
      ? [`sites.${id}.shippingMethods[${place}].code must be one that no method has before it`]
      : [],
  ),
];

const taxMistakes = (market: Market, rates: object | undefined): ReadonlyArray<string> =>
  Object.keys(rates ?? {}).flatMap((region) =>
    isRegion(market, region) ? [] : [`tax.${market}.${region} must be left out: there is no such state or province`],
  );

const taxesOf = (rates: t.TypeOf<typeof regions>): TaxRates =>
  Object.fromEntries(
    Object.entries(rates).map(([region, { percent: rate, taxesShipping }]): [string, RegionTax] => [
      region,
      { rate, taxesShipping },
    ]),
  );

/** A site with defaults for everything the file leaves out; `none` if it has no shipping method. */
const configured = ({ id, shippingMethods: [first, ...others], ...written }: NamedSite): O.Option<ConfiguredSite> => {
  const { name, hosts, phone, homeRegion, sortOptions = ['category', 'price'], returnDays = 90 } = written;
  const { timeZone: zone = RETAILER_TIME_ZONE } = written;
  const features = { ...allFeatures, ...written.features };
  return first === undefined
    ? O.none
    : O.some({
        ...{ id, name, hosts, phone, features, sortOptions, homeRegion, returnDays, timeZone: zone },
        shippingMethods: [first, ...others],
        hasWordmark: hasDrawnWordmark({ id, name }),
      });
};

/** Reads a retailer's file of sites (INT-01); left is the place of the first mistake. */
export const readSitesFile = (text: string): E.Either<string, SitesFile> =>
  F.pipe(
    decodeFile(file)(text),
    E.chain(({ sites: written, tax = {} }) => {
      const all = namedSites(written);
      const [mistake] = [
        ...all.flatMap((one, place) =>
          siteMistakes(
            one,
            all.slice(0, place).flatMap(({ hosts }) => hosts),
          ),
        ),
        ...taxMistakes('US', tax.US),
        ...taxMistakes('CA', tax.CA),
      ];
      if (mistake !== undefined) return E.left(mistake);
      const configs = RA.filterMap(configured)(all);
      if (!RA.isNonEmpty(configs)) return E.left(`sites must have one of ${siteIds.join(', ')} at least`);
      return E.right({
        sites: sitesOf(configs),
        emailSenders: Object.fromEntries(
          all.flatMap(({ id, emailFrom }) => (emailFrom === undefined ? [] : [[id, emailFrom]])),
        ),
        taxes: {
          US: tax.US === undefined ? taxRates.US : taxesOf(tax.US),
          CA: tax.CA === undefined ? taxRates.CA : taxesOf(tax.CA),
        },
      });
    }),
  );
