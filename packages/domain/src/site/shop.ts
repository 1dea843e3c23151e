/*
 * [INT-01] [SITE-01] [SITE-03] [CA-01] A retailer's shop is read from its files: markets, brands, sites and what each of them says. What the files say of one another must fit; all that does not is reported at once.
 *
 * @example shopMistakes({ ...demoFiles, shop: { ...demoFiles.shop, markets: ['US'] } })
 *   // => [{ file: 'sites/canada.json', place: 'market', expected: 'one of US' }]
 */
import { either as E, option as O, readonlyArray as RA } from 'fp-ts';
import type { KnownEventCode } from '../event/index.ts';
import { dollars } from '../money/index.ts';
import { HOUSE_BRAND } from './item-brand.ts';
import { EVERY_REGION, type MarketTax, type MarketTaxes } from './market-taxes.ts';
import type { FundRules, MarketRules, OtherMarket, SiteConfig, SiteFeatures, SiteId, StartPage } from './site.ts';
import { translatedSites } from './site-words.ts';
import { type Sites, sitesOf } from './sites.ts';
import type { ShopFiles, WrittenMarket, WrittenSite } from './written-shop.ts';

/** A retailer's sites, and what its services need beside them. */
export interface Shop {
  readonly sites: Sites;
  readonly taxes: MarketTaxes;
  /** The senders of the emails of sites that have their own. */
  readonly emailSenders: Readonly<Record<SiteId, string>>;
}

/** What is wrong at a place of one of the shop's files. */
export interface ShopMistake {
  readonly file: string;
  readonly place: string;
  readonly expected: string;
}

/** The switches of a site that names none. */
export const allFeatures: SiteFeatures = {
  interactiveChecklist: true,
  nlaReplacement: true,
  overviewTab: true,
  newFlyout: true,
  rewardsBanner: true,
  babyTabs: true,
};

type Found = ReadonlyArray<ShopMistake>;
type Place = (place: string, expected: string) => ShopMistake;

const inFile =
  (file: string): Place =>
  (place, expected) => ({ file, place, expected });

const oneOf = (names: ReadonlyArray<string>): string => `one of ${names.join(', ')}`;

const eachIn = (wrong: Place, place: string, names: ReadonlyArray<string>, texts: ReadonlyArray<string>): Found =>
  texts.flatMap((text, index) => (names.includes(text) ? [] : [wrong(`${place}[${index}]`, oneOf(names))]));

const oneIn = (wrong: Place, place: string, names: ReadonlyArray<string>, text: string): Found =>
  names.includes(text) ? [] : [wrong(place, oneOf(names))];

const twice = (wrong: Place, place: (index: number) => string, what: string, texts: ReadonlyArray<string>): Found =>
  texts.flatMap((text, index) =>
    texts.indexOf(text) < index ? [wrong(place(index), `a ${what} that is not there before it`)] : [],
  );

const patternOf = (pattern: string): O.Option<RegExp> => O.tryCatch(() => new RegExp(`^(?:${pattern})$`));

const areApart = (one: MarketTax, other: MarketTax): boolean =>
  (one.lastDay ?? '9999') < (other.firstDay ?? '') || (other.lastDay ?? '9999') < (one.firstDay ?? '');

const taxMistakes = (wrong: Place, { taxes, regions }: WrittenMarket): Found => {
  const codes = [EVERY_REGION, ...Object.keys(regions)];
  return taxes.flatMap((tax, index) => {
    const before = taxes.slice(0, index);
    const place = `taxes[${index}]`;
    const rates = [
      [`${place}.rates`, tax.rates] as const,
      ...Object.entries(tax.exceptions ?? {}).map(([name, of]) => [`${place}.exceptions.${name}`, of] as const),
    ];
    return [
      ...rates.flatMap(([at, of]) => Object.keys(of).flatMap((code) => oneIn(wrong, `${at}.${code}`, codes, code))),
      ...eachIn(wrong, `${place}.taxesShipping`, codes, tax.taxesShipping ?? []),
      ...eachIn(
        wrong,
        `${place}.compoundsOn`,
        before.map(({ name }) => name),
        tax.compoundsOn ?? [],
      ),
      ...(before.some((other) => other.name === tax.name && !areApart(tax, other))
        ? [wrong(`${place}.name`, 'a name that no other tax in force on the same days has')]
        : []),
    ];
  });
};

/** The entry of that name, and nothing that every object has. */
const ownOf = <A>(all: Readonly<Record<string, A>>, name: string): A | undefined =>
  Object.hasOwn(all, name) ? all[name] : undefined;

/** Terms of sale are handed over on a page of every site of the market, so each must be offered in their language. */
const contractMistakes = ({ shop, sites }: ShopFiles, id: string, { contract }: WrittenMarket): Found => {
  const own = shop.sites.flatMap((site) => ownOf(sites, site) ?? []).filter(({ market }) => market === id);
  const wrong = inFile(`markets/${id}.json`);
  return contract === undefined || own.every(({ languages = ['en'] }) => languages.includes(contract.termsFirstIn))
    ? []
    : [wrong('contract.termsFirstIn', 'a language in which every site of the market is offered')];
};

const marketMistakes = (wrong: Place, market: WrittenMarket): Found => [
  ...taxMistakes(wrong, market),
  ...O.match(
    () => [wrong('postalCode.pattern', 'a regular expression')],
    (pattern: RegExp) =>
      pattern.test(market.postalCode.example) ? [] : [wrong('postalCode.example', 'a code that matches the pattern')],
  )(patternOf(market.postalCode.pattern)),
];

const hostsBefore = ({ shop, sites }: ShopFiles, id: string): ReadonlyArray<string> =>
  shop.sites.slice(0, Math.max(shop.sites.indexOf(id), 0)).flatMap((other) => sites[other]?.hosts ?? []);

/** What a site's file says that does not fit the other files. */
const siteMistakes = (files: ShopFiles, id: string, site: WrittenSite): Found => {
  const wrong = inFile(`sites/${id}.json`);
  const { shop } = files;
  const market = ownOf(files.markets, site.market);
  const regions = Object.keys(market?.regions ?? {});
  const brands = shop.itemBrands.map((brand) => brand.id);
  const before = hostsBefore(files, id);
  return [
    ...oneIn(wrong, 'market', shop.markets, site.market),
    ...eachIn(wrong, 'sells', brands, site.sells),
    ...site.hosts.flatMap((host, index) =>
      before.includes(host) ? [wrong(`hosts[${index}]`, 'a host that no site has before it')] : [],
    ),
    ...twice(wrong, (index) => `hosts[${index}]`, 'host', site.hosts),
    ...twice(
      wrong,
      (index) => `shippingMethods[${index}].code`,
      'code',
      site.shippingMethods.map(({ code }) => code),
    ),
    ...twice(
      wrong,
      (index) => `giftWrap[${index}].code`,
      'code',
      (site.giftWrap ?? []).map(({ code }) => code),
    ),
    ...(market === undefined || (regions.length === 0 && site.homeRegion === undefined)
      ? []
      : oneIn(wrong, 'homeRegion', regions, site.homeRegion ?? '')),
    ...site.departments.flatMap((department, index) =>
      eachIn(wrong, `departments[${index}].brands`, brands, department.brands),
    ),
    ...eachIn(wrong, 'firstEvents', market?.events ?? [], site.firstEvents ?? []),
    ...(market?.events ?? []).flatMap((code) =>
      site.startPage.occasions[code] === undefined
        ? [wrong(`startPage.occasions.${code}`, 'a text: the market has this event')]
        : [],
    ),
  ];
};

/** All that does not fit in the files of a shop; a file that `shop.json` lists and is not there is among it. */
export const shopMistakes = (files: ShopFiles): Found => {
  const { shop, markets, sites } = files;
  const wrong = inFile('shop.json');
  return [
    ...(shop.itemBrands[0]?.id === HOUSE_BRAND
      ? []
      : [wrong('itemBrands[0].id', `${HOUSE_BRAND}, the retailer's own brand`)]),
    ...twice(
      wrong,
      (index) => `itemBrands[${index}].id`,
      'brand',
      shop.itemBrands.map(({ id }) => id),
    ),
    ...twice(wrong, (index) => `sites[${index}]`, 'site', shop.sites),
    ...twice(wrong, (index) => `markets[${index}]`, 'market', shop.markets),
    ...shop.markets.flatMap((id, index) => {
      const market = ownOf(markets, id);
      if (market === undefined)
        return [wrong(`markets[${index}]`, `the name of a file in markets; there is no ${id}.json`)];
      const isUsed = shop.sites.some((site) => ownOf(sites, site)?.market === id);
      return [
        ...(isUsed ? [] : [wrong(`markets[${index}]`, 'the market of a site')]),
        ...marketMistakes(inFile(`markets/${id}.json`), market),
        ...contractMistakes(files, id, market),
      ];
    }),
    ...shop.sites.flatMap((id, index) => {
      const site = ownOf(sites, id);
      return site === undefined
        ? [wrong(`sites[${index}]`, `the name of a file in sites; there is no ${id}.json`)]
        : siteMistakes(files, id, site);
    }),
  ];
};

/** What sums say of the taxes; of those that follow one another under a name, the last one's number. */
const namedTaxes = (taxes: ReadonlyArray<MarketTax>): MarketRules['taxes'] =>
  [...new Map(taxes.map(({ name, registration }) => [name, registration]))].map(([name, registration]) => ({
    name,
    ...(registration === undefined ? {} : { registration }),
  }));

const usualFunds: FundRules = { closesAfterDays: 30, short: 'storeCredit', choiceDays: 30 };

const marketRules = (id: string, market: WrittenMarket): MarketRules => {
  const { $schema: _schema, taxes, regions, funds, ...rules } = market;
  return {
    ...rules,
    id,
    taxes: namedTaxes(taxes),
    funds: { ...usualFunds, ...funds },
    regions: Object.entries(regions)
      .map(([code, region]) => ({ code, ...region }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en')),
  };
};

const occasion = ({ occasions }: WrittenSite['startPage'], code: KnownEventCode): string => occasions[code] ?? '';

const startPageOf = (written: WrittenSite['startPage']): StartPage => ({
  ...written,
  raised: dollars(written.raised),
  goal: dollars(written.goal),
  occasions: {
    br: occasion(written, 'br'),
    bb: occasion(written, 'bb'),
    ot: occasion(written, 'ot'),
    hw: occasion(written, 'hw'),
    kd: occasion(written, 'kd'),
  },
});

const otherMarketsOf = ({ shop, markets }: ShopFiles, own: string): ReadonlyArray<OtherMarket> =>
  shop.markets.flatMap((id) => {
    const market = markets[id];
    return id === own || market === undefined
      ? []
      : [{ mailName: market.mailName, regions: Object.keys(market.regions) }];
  });

const siteConfig = (files: ShopFiles, id: string): O.Option<SiteConfig> => {
  const site = ownOf(files.sites, id);
  const market = site && ownOf(files.markets, site.market);
  const [own, ...alsoSold] = site?.sells ?? [];
  const [shipping, ...otherShipping] = (site?.shippingMethods ?? []).map((method) => ({
    ...method,
    price: dollars(method.price),
  }));
  if (site === undefined || market === undefined || own === undefined || shipping === undefined) return O.none;
  const { name, hosts, brand, phone, hours, startPage, startPicture, notice, links, departments } = site;
  return O.some({
    ...{ id, name, hosts, brand, phone, hours },
    sells: [own, ...alsoSold],
    market: site.market,
    marketRules: marketRules(site.market, market),
    otherMarkets: otherMarketsOf(files, site.market),
    itemBrands: files.shop.itemBrands,
    isForChildren: site.isForChildren ?? false,
    languages: site.languages ?? ['en'],
    ...(files.looks[id] ?? { style: 'classic', wordmark: O.none }),
    features: { ...allFeatures, ...site.features },
    sortOptions: site.sortOptions ?? ['category', 'price'],
    guestSort: site.guestSort ?? 'price',
    shippingMethods: [shipping, ...otherShipping],
    homeRegion: site.homeRegion ?? '',
    timeZone: site.timeZone ?? files.shop.timeZone,
    retailerTimeZone: files.shop.timeZone,
    returnDays: site.returnDays ?? 90,
    giftCards: site.giftCards,
    ...(site.completionCode === undefined
      ? {}
      : { completionCode: { ...site.completionCode, mostOff: dollars(site.completionCode.mostOff) } }),
    ...(site.giftWrap === undefined
      ? {}
      : { giftWrap: site.giftWrap.map((wrap) => ({ ...wrap, price: dollars(wrap.price) })) }),
    front: { notice, links, departments, startPicture, firstEvents: site.firstEvents ?? [] },
    startPage: startPageOf(startPage),
  });
};

/** The shop of the files; left is all that is wrong with them. */
export const shopOf = (files: ShopFiles): E.Either<ReadonlyArray<ShopMistake>, Shop> => {
  const mistakes = shopMistakes(files);
  const configs = RA.filterMap((id: string) => siteConfig(files, id))(files.shop.sites);
  if (mistakes.length > 0 || !RA.isNonEmpty(configs)) return E.left(mistakes);
  return E.right({
    sites: translatedSites(sitesOf(configs), files.texts ?? {}),
    taxes: Object.fromEntries(Object.entries(files.markets).map(([id, { taxes }]) => [id, taxes])),
    emailSenders: Object.fromEntries(
      Object.entries(files.sites).flatMap(([id, { emailFrom }]) => (emailFrom === undefined ? [] : [[id, emailFrom]])),
    ),
  });
};
