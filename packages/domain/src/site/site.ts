import type { option as O } from 'fp-ts';
import type { KnownEventCode } from '../event/index.ts';
import type { Language } from '../language/index.ts';
import type { Cents } from '../money/index.ts';
import type { MarketTax } from './market-taxes.ts';
import type { SiteStyle } from './theme.ts';

declare const idOf: unique symbol;

/** A name that a shop's files give to something: any text, of which one kind is not assigned to another. */
type Id<Kind extends string> = string & { readonly [idOf]?: Kind };

/** The brand of a site. */
export type Brand = Id<'Brand'>;

/** The brand that a product belongs to; sites of several brands may sell it. */
export type ItemBrand = Id<'ItemBrand'>;

/** The market that a site sells in. */
export type Market = Id<'Market'>;

/** A site of the retailer. */
export type SiteId = Id<'SiteId'>;

/** The currency that a market pays in, by its three letters. */
export type Currency = Id<'Currency'>;

/** A retailer's code of a gift card's design. */
export type GiftCardCode = Id<'GiftCardCode'>;

/** The minimum and maximum number of business days between order and arrival. */
export interface BusinessDays {
  readonly from: number;
  readonly to: number;
}

/** A shipping method, with its price for a whole order and its duration (CO-02). */
export interface ShippingMethod {
  readonly code: string;
  readonly name: string;
  readonly price: Cents;
  readonly arrival: BusinessDays;
}

/** Postal codes by their first characters, inclusive. */
export interface PostalRange {
  readonly from: string;
  readonly to: string;
}

/** A state, province or territory: its code in addresses, and its name. */
export interface Region {
  readonly code: string;
  readonly name: string;
  /** Its postal codes; absent where a market's codes do not tell the region. */
  readonly postalCodes?: ReadonlyArray<PostalRange>;
}

/** The postal codes of a market. */
export interface PostalCodes {
  /** Within a sentence, such as "ZIP code". */
  readonly name: string;
  /** Of a whole code in capitals; what its groups match is written with one space between. */
  readonly pattern: string;
  readonly example: string;
  /** The sentence below a field whose code does not read. */
  readonly help: string;
  /** Those to which shipping is quoted by phone (ROUTE-10). */
  readonly quotedByPhone: ReadonlyArray<PostalRange>;
}

/** What becomes of funds of group gifts that are not full some days after the event (FUND-04). */
export interface FundRules {
  /** At least 1. */
  readonly closesAfterDays: number;
  /** Whether the money of a short fund becomes store credit for the owners, or its givers are asked first. */
  readonly short: 'storeCredit' | 'giversChoose';
  /** For how many days a giver may ask for the money; what nobody asked for becomes store credit. */
  readonly choiceDays: number;
}

/** A kind of gift wrap, with its price for a registry's gifts of an order (WRAP-01). */
export interface GiftWrap {
  readonly code: string;
  readonly name: string;
  readonly price: Cents;
}

/** How completion codes are redeemed on a site (COUP-05). */
export interface CompletionTerms {
  /** The most that a code takes off, in percent; one that says less takes off less. */
  readonly percent: number;
  /** The largest discount of an order. */
  readonly mostOff: Cents;
  /** How many orders may use a code. */
  readonly uses: number;
  /** From how many days before the event on; the code itself says its last day. */
  readonly daysBeforeEvent: number;
  /** Whether it is for what is still wanted of the registry's items, or for as many of them as one likes. */
  readonly covers: 'remaining' | 'listed';
}

/** What a market's law wants an order to say (LANG-04). */
export interface SaleContract {
  /** Who sells: name and address, on one line. */
  readonly seller: string;
  /** The language in which the terms of sale are handed over; who prefers another one chooses it. */
  readonly termsFirstIn: Language;
  /** The terms of sale, a paragraph each; absent in the browser. */
  readonly terms?: ReadonlyArray<string>;
}

/** What a market decides for all sites in it (SITE-01, CA-01). */
export interface MarketRules {
  readonly id: Market;
  /** Within a sentence, such as "the United States". */
  readonly name: string;
  /** As mail from elsewhere requires it, such as "USA". */
  readonly mailName: string;
  /** Its two letters (ISO 3166). */
  readonly country: string;
  readonly currency: Currency;
  /** The prefix of formatted amounts. */
  readonly currencyPrefix: string;
  /** Whether prices are shown with their tax, which is then not added to them (CO-02). */
  readonly pricesIncludeTax: boolean;
  /** The names of its taxes, and the retailer's registration numbers (MON-03). */
  readonly taxes: ReadonlyArray<Pick<MarketTax, 'name' | 'registration'>>;
  readonly units: 'in' | 'cm';
  /** The paper on which its people print. */
  readonly paper: 'letter' | 'a4';
  readonly distances: 'mi' | 'km';
  /** How far a near store may be (BUY-08). */
  readonly nearby: number;
  /** Whether its sites offer group gifts, gift cards, and ways to a site of another brand. */
  readonly groupGifts: boolean;
  readonly giftCards: boolean;
  readonly otherBrand: boolean;
  readonly funds: FundRules;
  /** Absent where orders need none. */
  readonly contract?: SaleContract;
  /** The events that a registry can be for, in display order (SET-01). */
  readonly events: ReadonlyArray<KnownEventCode>;
  /** Within a sentence, such as "state". */
  readonly regionName: string;
  /** By name; empty where an address has none. */
  readonly regions: ReadonlyArray<Region>;
  readonly postalCode: PostalCodes;
}

/** A brand of products under the name that it has on every site. */
export interface NamedBrand {
  readonly id: ItemBrand;
  readonly name: string;
}

/** The designs of gift cards that a site sells: one for baby and kids events, and one for all others (GC-06). */
export interface GiftCardDesigns {
  readonly usual: GiftCardCode;
  readonly forChildren: GiftCardCode;
}

/** Another market of the retailer, as far as mail to it is concerned. */
export interface OtherMarket {
  /** The country's name as mail from elsewhere requires it. */
  readonly mailName: string;
  /** The codes of its regions. */
  readonly regions: ReadonlyArray<string>;
}

/** The feature switches of a site. */
export interface SiteFeatures {
  readonly interactiveChecklist: boolean;
  readonly nlaReplacement: boolean;
  readonly overviewTab: boolean;
  /** Whether an addition to the cart is confirmed in a panel at the side; otherwise in a dialog in the middle (CART-01). */
  readonly newFlyout: boolean;
  /** Whether the answer to an addition says that a banner of the rewards program is to be shown (CART-02); our pages show none. */
  readonly rewardsBanner: boolean;
  /** Whether baby registries have an Overview and a Checklist, where others do (TAB-05). */
  readonly babyTabs: boolean;
}

/** A link with its text. */
export interface NamedLink {
  readonly name: string;
  readonly href: string;
}

/** The header of a site's pages beside its name, and the events of its start page (SITE-01, SHOP-02). */
export interface ShopFront {
  /** A sentence that applies to the whole site. */
  readonly notice: string;
  readonly links: ReadonlyArray<NamedLink>;
  /** In menu order; the registry's entry follows them. */
  readonly departments: ReadonlyArray<Department>;
  /** The events listed first in the form for a new registry. */
  readonly firstEvents: ReadonlyArray<KnownEventCode>;
  /** The name of the picture beside the start page's headline. */
  readonly startPicture: string;
}

/** The headline of a site's start page, with an example of a group gift. */
export interface StartPage {
  readonly title: string;
  readonly help: string;
  /** Of the group gift; `{least}` stands for the smallest contribution. */
  readonly together: string;
  readonly givers: number;
  readonly raised: Cents;
  readonly goal: Cents;
  readonly occasions: Readonly<Record<KnownEventCode, string>>;
}

/** The identity of a site and its hosts: what a site knows of its sister sites. */
export interface SiteIdentity {
  readonly id: SiteId;
  readonly name: string;
  readonly brand: Brand;
  /** The brands of the products that it sells; the first is its own. */
  readonly sells: readonly [ItemBrand, ...ReadonlyArray<ItemBrand>];
  readonly market: Market;
  /** Host names without port; the first is the site's own. */
  readonly hosts: ReadonlyArray<string>;
}

/** The picture of a site's name: its path, and how wide it is at a height of 1. */
export interface Wordmark {
  readonly path: string;
  readonly ratio: number;
}

/** What a retailer configures for each of its sites. */
export interface SiteConfig extends SiteIdentity {
  /** The rules of its market. */
  readonly marketRules: MarketRules;
  /** The retailer's other markets. */
  readonly otherMarkets: ReadonlyArray<OtherMarket>;
  /** All brands of the retailer's products, in display order. */
  readonly itemBrands: ReadonlyArray<NamedBrand>;
  /** Whether it is a shop for children: it leads with its departments, and recommends what is for children. */
  readonly isForChildren: boolean;
  readonly style: SiteStyle;
  /** The picture that shows the name; where there is none it is shown as text. */
  readonly wordmark: O.Option<Wordmark>;
  /** The languages it can be read in; what its files say is in the first one (LANG-04). */
  readonly languages: ReadonlyArray<Language>;
  readonly phone: string;
  /** The hours of the help line, such as "Mon–Sun 8am–9pm CT". */
  readonly hours: string;
  readonly features: SiteFeatures;
  readonly sortOptions: ReadonlyArray<'category' | 'price'>;
  /** The sort of a guest who has chosen none (LIST-01). */
  readonly guestSort: 'category' | 'price';
  /** See `defaultShipping` for the one selected by default. */
  readonly shippingMethods: readonly [ShippingMethod, ...ReadonlyArray<ShippingMethod>];
  /** The state or province whose tax applies while the destination is unknown (CO-02); empty where addresses have none. */
  readonly homeRegion: string;
  /** Where the site is (IANA name): completion codes end, parcels arrive and dates are said by its calendar. */
  readonly timeZone: string;
  /** Where the retailer is: events and what is hidden until them end by its calendar, on all of its sites. */
  readonly retailerTimeZone: string;
  /** How many days after its arrival a gift can be returned (SHOP-03). */
  readonly returnDays: number;
  readonly giftCards: GiftCardDesigns;
  /** Absent where completion codes are not redeemed. */
  readonly completionCode?: CompletionTerms;
  /** Where it is empty, cards and gift receipts alone are offered; absent where those are not either. */
  readonly giftWrap?: ReadonlyArray<GiftWrap>;
  readonly front: ShopFront;
  readonly startPage: StartPage;
}

/** What a shop calls in one language what its files and its catalogue call otherwise; empty in their own language. */
export type ShopWords = Readonly<Record<string, string>>;

/** All that differs from site to site (SITE-01, SITE-03), in one of its languages. */
export interface Site extends SiteConfig, Pick<MarketRules, 'currency' | 'currencyPrefix' | 'units'> {
  readonly language: Language;
  /** The names of categories. */
  readonly words: ShopWords;
  /** All other texts; only the service has them. */
  readonly texts?: ShopWords;
  /** The same site in its other languages; only the service has them. */
  readonly translated?: Readonly<Partial<Record<Language, Site>>>;
  /** The other sites of the retailer, in its order. */
  readonly sisters: ReadonlyArray<SiteIdentity>;
}

/** An entry of a site's menu. */
export interface Department {
  readonly name: string;
  /** The path of its page. */
  readonly path: string;
  /** The categories selected on that page; empty for all. */
  readonly categories: ReadonlyArray<string>;
  readonly brands: ReadonlyArray<ItemBrand>;
}
