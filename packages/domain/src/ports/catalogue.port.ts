import type { taskEither as TE } from 'fp-ts';
import type { CatalogueQuery, CatalogueResults } from '../catalogue/index.ts';
import type { Sku } from '../identity/index.ts';
import type { Product } from '../item/index.ts';
import type { Fault } from './fault.ts';

/** The retailer has no such product in this site's market. */
export interface ProductNotFound {
  readonly _tag: 'ProductNotFound';
}

/** There is no shipping information of that name. */
export interface PopupNotFound {
  readonly _tag: 'PopupNotFound';
}

/** Shipping information that is read beside the page (ROUTE-11). */
export interface ShippingPopup {
  readonly popupName: string;
  readonly title: string;
  /** A fragment of our own words: paragraphs and lists, no attribute. */
  readonly html: string;
}

/** Driving port: what the retailer sells in the market of this person's site. */
export interface Catalogue {
  /** The product, also one that is no longer available or not on the web (ROUTE-19). */
  readonly product: (sku: Sku) => TE.TaskEither<ProductNotFound | Fault, Product>;
  /** Finds products that are on the web and can still be had (ADD-09). */
  readonly search: (query: CatalogueQuery) => TE.TaskEither<Fault, CatalogueResults>;
  /** Shipping information by its name (ROUTE-11). */
  readonly popup: (popupName: string) => TE.TaskEither<PopupNotFound | Fault, ShippingPopup>;
}
