import type { option as O, taskEither as TE } from 'fp-ts';
import type { CatalogueQuery, CatalogueResults, GiftShop, ShownPicks } from '../catalogue/index.ts';
import type { Sku } from '../identity/index.ts';
import type { ItemImages, Product } from '../item/index.ts';
import type { ItemBrand } from '../site/index.ts';
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

/** What is sold together under one number of its brand (BUY-05). */
export interface Family {
  readonly familyId: string;
  readonly brand: ItemBrand;
}

/** Nothing of that family is sold in this site's market. */
export interface FamilyNotFound {
  readonly _tag: 'FamilyNotFound';
}

/** The terms of an order that is made for its buyer alone (ADD-05). */
export interface CustomOrder {
  readonly title: string;
  /** A fragment of our own words: paragraphs and lists, no attribute. */
  readonly termsHtml: string;
  /** When it is ready to leave, in the catalogue's words. */
  readonly leadTime: string;
}

/** Driving port: what the retailer sells in the market of this person's site. */
export interface Catalogue {
  /** The product, also one that is no longer available or not on the web (ROUTE-19). */
  readonly product: (sku: Sku) => TE.TaskEither<ProductNotFound | Fault, Product>;
  /** Finds products that are on the web and can still be had (ADD-09). */
  readonly search: (query: CatalogueQuery) => TE.TaskEither<Fault, CatalogueResults>;
  /** What was picked out for who adds more gifts, as far as it can be had in this market (ROUTE-08). */
  readonly picks: (shop: GiftShop) => TE.TaskEither<Fault, ShownPicks>;
  /** Shipping information by its name (ROUTE-11). */
  readonly popup: (popupName: string) => TE.TaskEither<PopupNotFound | Fault, ShippingPopup>;
  /** The pictures of a family, as `familyPictures` chooses them (BUY-05). */
  readonly familyImages: (family: Family) => TE.TaskEither<FamilyNotFound | Fault, ReadonlyArray<ItemImages>>;
  /** The terms to be accepted before the product is ordered; none where none are asked for (ADD-05). */
  readonly customOrder: (sku: Sku) => TE.TaskEither<ProductNotFound | Fault, O.Option<CustomOrder>>;
}
