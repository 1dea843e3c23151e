/** The shop of the demo, read from its files: what tests, examples and stories use. */
import {
  type Market,
  type MarketRules,
  type MarketTaxes,
  marketRulesOf,
  type ShopFiles,
  type Site,
  type SiteId,
  type Sites,
  shopOf,
  siteById,
} from '@gift-registry/domain';
import { either as E, function as F } from 'fp-ts';
import marketCa from '../../../../demo/markets/CA.json' with { type: 'json' };
import marketUs from '../../../../demo/markets/US.json' with { type: 'json' };
import shopJson from '../../../../demo/shop.json' with { type: 'json' };
import canada from '../../../../demo/sites/canada.json' with { type: 'json' };
import kids from '../../../../demo/sites/kids.json' with { type: 'json' };
import main from '../../../../demo/sites/main.json' with { type: 'json' };
import modern from '../../../../demo/sites/modern.json' with { type: 'json' };

/** The files of the demo's shop. */
export const demoFiles: ShopFiles = {
  shop: shopJson,
  markets: { US: marketUs, CA: marketCa },
  sites: { main, modern, kids, canada },
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
export const taxRates: MarketTaxes = demo.taxes;
