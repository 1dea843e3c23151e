/** The shop of the demo, read from its files: what tests, examples and stories use. */
import {
  type CompleteTheme,
  completeTheme,
  eventCodes,
  isSiteStyle,
  LANGUAGES,
  type Market,
  type MarketRules,
  type MarketTaxes,
  marketRulesOf,
  type ShopFiles,
  type Site,
  type SiteId,
  type SiteStyle,
  type Sites,
  shopOf,
  siteById,
  type Theme,
  type Wordmark,
  type WrittenMarket,
  type WrittenSite,
} from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import marketCa from '../../../../demo/markets/CA.json' with { type: 'json' };
import marketUs from '../../../../demo/markets/US.json' with { type: 'json' };
import shopJson from '../../../../demo/shop.json' with { type: 'json' };
import canadaTheme from '../../../../demo/sites/canada/theme.json' with { type: 'json' };
import canada from '../../../../demo/sites/canada.json' with { type: 'json' };
import kidsTheme from '../../../../demo/sites/kids/theme.json' with { type: 'json' };
import kids from '../../../../demo/sites/kids.json' with { type: 'json' };
import mainTheme from '../../../../demo/sites/main/theme.json' with { type: 'json' };
import main from '../../../../demo/sites/main.json' with { type: 'json' };
import modernTheme from '../../../../demo/sites/modern/theme.json' with { type: 'json' };
import modern from '../../../../demo/sites/modern.json' with { type: 'json' };
import french from '../../../../demo/texts/fr-CA.json' with { type: 'json' };

const themes = { main: mainTheme, modern: modernTheme, kids: kidsTheme, canada: canadaTheme };

const styleOf = ({ style }: { readonly style: string }): SiteStyle => (isSiteStyle(style) ? style : 'classic');

const completed = (file: { readonly style: string; readonly tokens: Theme }): CompleteTheme =>
  completeTheme(styleOf(file), file.tokens);

/** The themes of the demo's sites by id. */
export const demoThemes = {
  main: completed(themes.main),
  modern: completed(themes.modern),
  kids: completed(themes.kids),
  canada: completed(themes.canada),
} as const;

/** The wordmark in its folder: the service names it by its content. */
const wordmarkOf = (site: keyof typeof themes, ratio: number): O.Option<Wordmark> =>
  O.some({ path: `/sites/${site}/wordmark.svg`, ratio });

/** That word of the file as one of those that the file may have. */
const oneOf = <A extends string>(words: ReadonlyArray<A>, written: string): A => {
  const found = words.find((word) => word === written);
  if (found === undefined) throw new Error(`${written} is not one of ${words.join(', ')}`);
  return found;
};

const fundsOf = ({ short, ...days }: (typeof marketUs)['funds']): NonNullable<WrittenMarket['funds']> => ({
  ...days,
  short: oneOf(['storeCredit', 'giversChoose'], short),
});

const marketOf = ({
  contract,
  ...file
}: (typeof marketUs & { readonly contract?: undefined }) | typeof marketCa): WrittenMarket => ({
  ...file,
  ...(contract === undefined
    ? {}
    : { contract: { ...contract, termsFirstIn: oneOf(LANGUAGES, contract.termsFirstIn) } }),
  funds: 'funds' in file ? fundsOf(file.funds) : {},
  units: oneOf(['in', 'cm'], file.units),
  paper: oneOf(['letter', 'a4'], file.paper),
  distances: oneOf(['mi', 'km'], file.distances),
  events: file.events.map((code) => oneOf(eventCodes, code)),
});

const SORTS = ['category', 'price'] as const;

const siteOf = (file: typeof main | typeof modern | typeof kids | typeof canada): WrittenSite => ({
  ...file,
  languages: 'languages' in file ? file.languages.map((language) => oneOf(LANGUAGES, language)) : ['en'],
  sortOptions: file.sortOptions.map((sort) => oneOf(SORTS, sort)),
  guestSort: oneOf(SORTS, file.guestSort),
  firstEvents: file.firstEvents.map((code) => oneOf(eventCodes, code)),
  completionCode: { ...file.completionCode, covers: oneOf(['remaining', 'listed'], file.completionCode.covers) },
});

/** The files of the demo's shop. */
export const demoFiles: ShopFiles = {
  shop: shopJson,
  markets: { US: marketOf(marketUs), CA: marketOf(marketCa) },
  sites: { main: siteOf(main), modern: siteOf(modern), kids: siteOf(kids), canada: siteOf(canada) },
  texts: { 'fr-CA': french },
  looks: {
    main: { style: styleOf(themes.main), wordmark: wordmarkOf('main', 354 / 64) },
    modern: { style: styleOf(themes.modern), wordmark: wordmarkOf('modern', 362 / 64) },
    kids: { style: styleOf(themes.kids), wordmark: wordmarkOf('kids', 450 / 64) },
    canada: { style: styleOf(themes.canada), wordmark: wordmarkOf('canada', 504 / 64) },
  },
};

const demo = F.pipe(
  shopOf(demoFiles),
  E.getOrElseW((mistakes) => {
    throw new Error(JSON.stringify(mistakes));
  }),
);

/** The demo's sites as the sites of one retailer. */
export const demoSites: Sites = demo.sites;

/** The demo's site of that id. */
export const demoSite = (id: SiteId): Site => siteById(demoSites, id);

/** The demo's sites by id. */
export const sites = {
  main: demoSite('main'),
  modern: demoSite('modern'),
  kids: demoSite('kids'),
  canada: demoSite('canada'),
} as const;

/** The ids of the demo's sites. */
export const siteIds: ReadonlyArray<keyof typeof sites> = ['main', 'modern', 'kids', 'canada'];

const market = (id: Market): MarketRules => marketRulesOf(demoSites, id);

/** The rules of the demo's markets. */
export const markets = { US: market('US'), CA: market('CA') } as const;

/** The taxes of the demo's markets. */
export const marketTaxes: MarketTaxes = demo.taxes;
