import type { Cents } from '../money/index.ts';

/** The brand that a site speaks for. */
export type Brand = 'main' | 'modern' | 'kids';

/** The brand that an item belongs to; the kids site sells items of the main brand. */
export type ItemBrand = 'main' | 'modern';

/** The market that a site sells in. */
export type Market = 'US' | 'CA';

/** The sites of the house. */
export type SiteId = 'main' | 'modern' | 'kids' | 'canada';

/** The currency that a market pays in, by its three letters. */
export type Currency = 'USD' | 'CAD';

/** How many business days after the order something arrives, at the earliest and at the latest. */
export interface BusinessDays {
  readonly from: number;
  readonly to: number;
}

/** A way to ship, what it costs for a whole order, and how long it takes (CO-02). */
export interface ShippingMethod {
  readonly code: string;
  readonly name: string;
  readonly price: Cents;
  readonly arrival: BusinessDays;
}

/** Switches of a site. */
export interface SiteFeatures {
  readonly interactiveChecklist: boolean;
  readonly nlaReplacement: boolean;
  readonly overviewTab: boolean;
  /** What was put into the cart is confirmed by a layer at the side; switched off, by one in the middle of the page (CART-01). */
  readonly newFlyout: boolean;
  /** The banner of the rewards programme, where something was put into the cart (CART-01). */
  readonly rewardsBanner: boolean;
}

/** Which site it is, and the hosts under which it is reached: what a site knows of its sister sites. */
export interface SiteIdentity {
  readonly id: SiteId;
  readonly name: string;
  readonly brand: Brand;
  readonly market: Market;
  /** Host names without port; the first is the site's own. */
  readonly hosts: ReadonlyArray<string>;
}

/** What a retailer decides for each of its sites. */
export interface SiteConfig {
  readonly name: string;
  readonly hosts: SiteIdentity['hosts'];
  readonly phone: string;
  readonly features: SiteFeatures;
  readonly sortOptions: ReadonlyArray<'category' | 'price'>;
  /** Which is chosen at the start, `defaultShipping` says. */
  readonly shippingMethods: readonly [ShippingMethod, ...ReadonlyArray<ShippingMethod>];
  /** The state or province, by its two letters, whose tax is counted while nobody has said where something goes (CO-02). */
  readonly homeRegion: string;
  /** For so many days after it arrived, a gift can be returned (SHOP-03). */
  readonly returnDays: number;
}

/** All that differs from site to site (SITE-01, SITE-03). */
export interface Site extends SiteIdentity, SiteConfig {
  readonly currency: Currency;
  /** What comes before an amount. */
  readonly currencyPrefix: '$' | 'CAD ';
  readonly units: 'in' | 'cm';
  /** IANA name; the days of events are counted there. */
  readonly timeZone: string;
  /** Whether the name is drawn as a wordmark; it is set as text otherwise. */
  readonly hasWordmark: boolean;
  /** The other sites of the retailer. */
  readonly sisters: ReadonlyArray<SiteIdentity>;
}
