import type { option as O, taskEither as TE } from 'fp-ts';
import type {
  CatalogueQuery,
  CatalogueResults,
  ColorChoice,
  GiftShop,
  ProductServices,
  ShownPicks,
  Synonyms,
} from '../catalogue/index.ts';
import type { Sku } from '../identity/index.ts';
import type { ItemImages, Product } from '../item/index.ts';
import type { Language } from '../language/index.ts';
import type { BrandSelection } from '../recommendation/index.ts';
import type { Gtin } from '../scan/index.ts';
import type { ItemBrand, Market, ShopPriority } from '../site/index.ts';
import type { Fault, Unavailable } from './failures.ts';

/** The retailer has no such product in this site's market. */
export interface ProductNotFound {
  readonly _tag: 'ProductNotFound';
}

/** A product with what its page shows from the catalogue (ROUTE-19, SHOP-03). */
export interface ProductWithColors {
  readonly product: Product;
  /** The colors the product comes in, including its own; empty when there is no other. */
  readonly colors: ReadonlyArray<ColorChoice>;
}

/** No shipping information has that name. */
export interface PopupNotFound {
  readonly _tag: 'PopupNotFound';
}

/** Shipping information, shown in a popup (ROUTE-11). */
export interface ShippingPopup {
  readonly popupName: string;
  readonly title: string;
  /** A trusted HTML fragment: paragraphs and lists, without attributes. */
  readonly html: string;
}

/** Products sold together under one family number of a brand (BUY-05). */
export interface Family {
  readonly familyId: string;
  readonly brand: ItemBrand;
}

/** Nothing of that family is sold in this site's market. */
export interface FamilyNotFound {
  readonly _tag: 'FamilyNotFound';
}

/** The terms of a special order (ADD-05). */
export interface CustomOrder {
  readonly title: string;
  /** A trusted HTML fragment: paragraphs and lists, without attributes. */
  readonly termsHtml: string;
  /** When it ships, in the catalogue's words. */
  readonly leadTime: string;
}

/** Driving port: the products the retailer sells in the market of this person's site. */
export interface Catalogue {
  /** The product, even if it is no longer available or not listed online (ROUTE-19). */
  readonly product: (sku: Sku) => TE.TaskEither<ProductNotFound | Fault, Product>;
  /** The product with the colors it comes in (SHOP-03). */
  readonly productWithColors: (sku: Sku) => TE.TaskEither<ProductNotFound | Fault, ProductWithColors>;
  /** Searches products that are available and listed online (ADD-09). */
  readonly search: (query: CatalogueQuery) => TE.TaskEither<Fault, CatalogueResults>;
  /** The curated picks that are available in this market (ROUTE-08). */
  readonly picks: (shop: GiftShop) => TE.TaskEither<Fault, ShownPicks>;
  /** Shipping information by its name (ROUTE-11). */
  readonly popup: (popupName: string) => TE.TaskEither<PopupNotFound | Fault, ShippingPopup>;
  /** The pictures of a family, as `familyPictures` chooses them (BUY-05). */
  readonly familyImages: (family: Family) => TE.TaskEither<FamilyNotFound | Fault, ReadonlyArray<ItemImages>>;
  /** The terms to be accepted before the product is ordered, if any (ADD-05). */
  readonly customOrder: (sku: Sku) => TE.TaskEither<ProductNotFound | Fault, O.Option<CustomOrder>>;
}

/** Driven port: the retailer's products. A product is listed in one market, and every call is about one. */
export interface CatalogueStore {
  /** The market's products of these SKUs, in any order. */
  readonly products: (market: Market, skus: ReadonlyArray<Sku>) => TE.TaskEither<Unavailable, ReadonlyArray<Product>>;
  /** The market's products with that GTIN: usually one, several where a retailer lists it under several SKUs. */
  readonly madeAs: (market: Market, gtin: Gtin) => TE.TaskEither<Unavailable, ReadonlyArray<Product>>;
  /** The services offered with these products in the market, in any order (CART-01). */
  readonly services: (
    market: Market,
    skus: ReadonlyArray<Sku>,
  ) => TE.TaskEither<Unavailable, ReadonlyArray<ProductServices>>;
  /**
   * Searches the market as `searchCatalogue` does (ADD-09, SHOP-04), with the promoted results first (SHOP-05) and
   * in the order of names in that language; if those are omitted, nothing is promoted, and the language is English.
   */
  readonly search: (
    market: Market,
    query: CatalogueQuery,
    synonyms: Synonyms,
    lead?: ShopPriority,
    language?: Language,
  ) => TE.TaskEither<Unavailable, CatalogueResults>;
  /** The market's products of the same brand and category that are available and listed online, in any order (NLA-02). */
  readonly similarProducts: (
    market: Market,
    product: Pick<Product, 'brand' | 'categoryName'>,
  ) => TE.TaskEither<Unavailable, ReadonlyArray<Product>>;
  /** The market's products of the family, in any order (BUY-05). */
  readonly family: (market: Market, family: Family) => TE.TaskEither<Unavailable, ReadonlyArray<Product>>;
  /** The market's most reviewed products, as `mostReviewed` chooses and orders them (REC-02). */
  readonly mostReviewed: (
    market: Market,
    selection: BrandSelection,
  ) => TE.TaskEither<Unavailable, ReadonlyArray<Product>>;
}
