import type { taskEither as TE } from 'fp-ts';
import type { ProductInput, ShopField } from '../catalogue/index.ts';
import type { Sku } from '../identity/index.ts';
import type { ItemBrand, Market } from '../site/index.ts';
import type { Fault } from './fault.ts';

/** Products that a retailer lists in a market, at that market's prices. Each is said whole: what is left out takes its usual value. */
export interface ProductListing {
  readonly market: Market;
  readonly brand: ItemBrand;
  /** Of several with one SKU the last counts. */
  readonly products: ReadonlyArray<ProductInput>;
  /** Checks and counts everything, and writes nothing. */
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

/** What became of listed products. */
export interface ListedProducts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Listed in the other market, and unchanged: a SKU is unique over both. */
  readonly elsewhere: ReadonlyArray<Sku>;
  /** Not published and not in the catalogue, so there is nothing to hide: not written. */
  readonly unpublished: ReadonlyArray<Sku>;
  readonly picturesLeftOut: ReadonlyArray<PictureLeftOut>;
}

/** A detail of a product is nothing that the shop knows; nothing was written. */
export interface DetailUnknown {
  readonly _tag: 'DetailUnknown';
  readonly sku: Sku;
  readonly detail: ShopField;
}

/** Driving port: a retailer's own systems put products into the catalogue while it is in use (INT-06). */
export interface ProductListings {
  /** Writes all of the products or, when it is refused or fails, none. A repeat changes nothing. */
  readonly list: (listing: ProductListing) => TE.TaskEither<DetailUnknown | Fault, ListedProducts>;
}
