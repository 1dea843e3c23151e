import type { option as O, taskEither as TE } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import type { ProductInput, ProductStock, ShopField } from '../catalogue/index.ts';
import type { Sku } from '../identity/index.ts';
import type { Cents } from '../money/index.ts';
import type { Gtin } from '../scan/index.ts';
import type { ItemBrand, Market } from '../site/index.ts';
import type { Fault } from './failures.ts';

/**
 * Products that a retailer lists in a market, at that market's prices. Each entry replaces the product as a whole: an
 * omitted field gets its default.
 */
export interface ProductListing {
  readonly market: Market;
  readonly brand: ItemBrand;
  /** If a SKU is listed more than once, the last entry counts. */
  readonly products: ReadonlyArray<ProductInput>;
  /** The time as of which the products are described; `none` is the time of arrival (STOCK-01). */
  readonly asOf: O.Option<Instant>;
  /** Takes prices that would be held back (FEED-01). */
  readonly acceptPrices: boolean;
  /** Checks and counts everything without writing anything. */
  readonly isDryRun: boolean;
}

/** An address of a picture that is not used; the product is listed without it. */
export interface PictureLeftOut {
  readonly sku: Sku;
  /** Its place in the product's `pictures`, from 0. */
  readonly place: number;
  /** It is no http or https address, has a name or password, or is too long; or the retailer has not named its host. */
  readonly reason: 'not-an-address' | 'host-not-allowed';
}

/** A price that is not taken until it is accepted: the product keeps its earlier one. A new product without a price is not written. */
export interface PriceHeldBack {
  readonly sku: Sku;
  readonly before: O.Option<Cents>;
  readonly after: Cents;
}

/** The results of listing products. */
export interface ListedProducts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Listed in the other market, and left unchanged: a SKU is unique across both markets. */
  readonly elsewhere: ReadonlyArray<Sku>;
  /** Neither published nor in the catalogue, so there is nothing to hide: not written. */
  readonly unpublished: ReadonlyArray<Sku>;
  /** More recent data is known of them: not written. */
  readonly outdated: ReadonlyArray<Sku>;
  /** More recent stock is known of them, and stays; the rest was written. */
  readonly stockKept: ReadonlyArray<Sku>;
  readonly pricesHeldBack: ReadonlyArray<PriceHeldBack>;
  readonly picturesLeftOut: ReadonlyArray<PictureLeftOut>;
  /** Numbers of makers that several products of the market have now, some of them listed here; a scan finds the first. */
  readonly sharedGtins: ReadonlyArray<{ readonly gtin: Gtin; readonly skus: ReadonlyArray<Sku> }>;
}

/** A detail of a product has a value that the shop does not know; nothing was written. */
export interface DetailUnknown {
  readonly _tag: 'DetailUnknown';
  readonly sku: Sku;
  readonly detail: ShopField;
}

/** A call speaks as of a time over five minutes in the future, which no clock explains; nothing was written. */
export interface AsOfTooLate {
  readonly _tag: 'AsOfTooLate';
}

/** What a retailer says of the stock of one of its products. */
export interface StockUpdate extends ProductStock {
  readonly sku: Sku;
}

/** The stock of products; of several entries with one SKU the last counts. */
export interface StockReport {
  readonly products: ReadonlyArray<StockUpdate>;
  /** The time at which the stock was counted; `none` is the time of arrival (STOCK-01). */
  readonly asOf: O.Option<Instant>;
}

/** What became of the stock that was said. */
export interface UpdatedStock {
  readonly changed: number;
  readonly unchanged: number;
  /** In no catalogue; what was said of the others counts. */
  readonly unknown: ReadonlyArray<Sku>;
  /** More recent stock is known of them, and stays. */
  readonly outdated: ReadonlyArray<Sku>;
}

/** Driving port: a retailer's own systems add and change catalogue products while the shop is running (INT-06). */
export interface ProductListings {
  /** Writes all of the products; if it is refused or fails, none. A repeat changes nothing. */
  readonly list: (listing: ProductListing) => TE.TaskEither<DetailUnknown | AsOfTooLate | Fault, ListedProducts>;
  /** Writes the stock of products and nothing else of them, until they are listed again. A repeat changes nothing. */
  readonly updateStock: (report: StockReport) => TE.TaskEither<AsOfTooLate | Fault, UpdatedStock>;
}
