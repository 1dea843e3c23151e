import type { Language } from '../language/index.ts';
import type { MarketTax } from './market-taxes.ts';
import type {
  CompletionTerms,
  FundRules,
  GiftCardDesigns,
  MarketRules,
  NamedBrand,
  NamedLink,
  Region,
  SaleContract,
  ShopFront,
  ShopWords,
  Site,
  SiteFeatures,
} from './site.ts';
import type { SiteStyle, Theme } from './theme.ts';

/** The file `shop.json`: what the sites of a retailer share. */
export interface WrittenShop {
  /** Of all sites that name none of their own (IANA name). */
  readonly timeZone: string;
  /** In order: the first site also serves unknown hosts. */
  readonly markets: ReadonlyArray<string>;
  readonly sites: ReadonlyArray<string>;
  readonly itemBrands: ReadonlyArray<NamedBrand>;
}

/** The file `markets/<id>.json`. */
export interface WrittenMarket extends Omit<MarketRules, 'id' | 'regions' | 'taxes' | 'funds' | 'contract'> {
  /** Where editors find the file's JSON Schema. */
  readonly $schema?: string;
  readonly funds?: Partial<FundRules>;
  readonly contract?: Required<SaleContract>;
  readonly regions: Readonly<Record<string, Omit<Region, 'code'>>>;
  /** In the order in which sums list them. */
  readonly taxes: ReadonlyArray<MarketTax>;
}

interface WrittenShipping {
  readonly code: string;
  readonly name: string;
  readonly price: number;
  readonly arrival: { readonly from: number; readonly to: number };
}

interface WrittenDepartment {
  readonly name: string;
  readonly path: string;
  readonly categories: ReadonlyArray<string>;
  readonly brands: ReadonlyArray<string>;
}

/** The file `sites/<id>.json`. Amounts are in whole units of the currency, with at most two decimals. */
export interface WrittenSite {
  readonly name: string;
  readonly hosts: ReadonlyArray<string>;
  readonly brand: string;
  readonly sells: ReadonlyArray<string>;
  readonly market: string;
  readonly phone: string;
  readonly hours: string;
  readonly shippingMethods: ReadonlyArray<WrittenShipping>;
  readonly giftCards: GiftCardDesigns;
  readonly notice: string;
  readonly links: ReadonlyArray<NamedLink>;
  readonly departments: ReadonlyArray<WrittenDepartment>;
  readonly startPicture: string;
  readonly startPage: {
    readonly title: string;
    readonly help: string;
    readonly together: string;
    readonly givers: number;
    readonly raised: number;
    readonly goal: number;
    readonly occasions: Readonly<Record<string, string>>;
  };
  readonly languages?: ReadonlyArray<Language>;
  readonly homeRegion?: string;
  readonly isForChildren?: boolean;
  readonly completionCode?: Omit<CompletionTerms, 'mostOff'> & { readonly mostOff: number };
  readonly giftWrap?: ReadonlyArray<Pick<WrittenShipping, 'code' | 'name' | 'price'>>;
  readonly returnDays?: number;
  readonly timeZone?: string;
  readonly emailFrom?: string;
  readonly features?: Partial<SiteFeatures>;
  readonly sortOptions?: Site['sortOptions'];
  readonly guestSort?: Site['guestSort'];
  readonly firstEvents?: ShopFront['firstEvents'];
}

/** The file `sites/<id>/theme.json`. */
export interface WrittenTheme {
  readonly style?: SiteStyle;
  readonly tokens?: Theme;
  /** Fonts that mail programs have, where they are others than those behind the site's own. */
  readonly emailFonts?: { readonly display?: string; readonly text?: string };
}

/** The file `texts/<language>.json`: what each text of the other files is in that language. */
export interface WrittenTexts {
  readonly $schema?: string;
  readonly categories: ShopWords;
  readonly texts: ShopWords;
}

/** All files of a shop, by the names that `shop.json` lists. */
export interface ShopFiles {
  readonly shop: WrittenShop;
  readonly markets: Readonly<Record<string, WrittenMarket>>;
  readonly sites: Readonly<Record<string, WrittenSite>>;
  /** The style and wordmark of sites that have files of them; others are classic, and their names are text. */
  readonly looks: Readonly<Record<string, Pick<Site, 'style' | 'wordmark'>>>;
  readonly texts?: Readonly<Partial<Record<Language, WrittenTexts>>>;
}
