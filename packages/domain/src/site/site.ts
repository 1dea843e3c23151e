import type { Cents } from '../money/index.ts';

/** The brand of a site. */
export type Brand = 'main' | 'modern' | 'kids';

/** The brand that an item belongs to; the kids site sells items of the main brand. */
export type ItemBrand = 'main' | 'modern';

/** The market that a site sells in. */
export type Market = 'US' | 'CA';

/** The possible sites of the retailer. */
export type SiteId = 'main' | 'modern' | 'kids' | 'canada';

/** The currency that a market pays in, by its three letters. */
export type Currency = 'USD' | 'CAD';

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

/** The feature switches of a site. */
export interface SiteFeatures {
  readonly interactiveChecklist: boolean;
  readonly nlaReplacement: boolean;
  readonly overviewTab: boolean;
  /** Whether an addition to the cart is confirmed in a panel at the side; otherwise in a dialog in the middle (CART-01). */
  readonly newFlyout: boolean;
  /** Whether the confirmation of an addition shows the banner of the rewards program (CART-01). */
  readonly rewardsBanner: boolean;
}

/** The identity of a site and its hosts: what a site knows of its sister sites. */
export interface SiteIdentity {
  readonly id: SiteId;
  readonly name: string;
  readonly brand: Brand;
  readonly market: Market;
  /** Host names without port; the first is the site's own. */
  readonly hosts: ReadonlyArray<string>;
}

/** What a retailer configures for each of its sites. */
export interface SiteConfig {
  readonly name: string;
  readonly hosts: SiteIdentity['hosts'];
  readonly phone: string;
  readonly features: SiteFeatures;
  readonly sortOptions: ReadonlyArray<'category' | 'price'>;
  /** See `defaultShipping` for the one selected by default. */
  readonly shippingMethods: readonly [ShippingMethod, ...ReadonlyArray<ShippingMethod>];
  /** The two-letter state or province whose tax applies while the destination is unknown (CO-02). */
  readonly homeRegion: string;
  /** Where the retailer is (IANA name): completion codes end, parcels arrive and dates are said by its calendar. Events are in `today`. */
  readonly timeZone: string;
  /** How many days after its arrival a gift can be returned (SHOP-03). */
  readonly returnDays: number;
}

/** All that differs from site to site (SITE-01, SITE-03). */
export interface Site extends SiteIdentity, SiteConfig {
  readonly currency: Currency;
  /** The prefix of formatted amounts. */
  readonly currencyPrefix: '$' | 'CAD ';
  readonly units: 'in' | 'cm';
  /** Whether the name is shown as a wordmark image; otherwise it is shown as text. */
  readonly hasWordmark: boolean;
  /** The other sites of the retailer. */
  readonly sisters: ReadonlyArray<SiteIdentity>;
}
