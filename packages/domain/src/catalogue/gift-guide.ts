/*
 * [ROUTE-08] [ADD-04] What the shop's people chose by hand: shelves of picks for the pages on which one adds more gifts, and what goes with what. A shelf shows what can be had in this market, in the
 * order in which it was picked, and is not there when nothing of it can.
 *
 * @example shownShelves([{ title: 'The table', text: '', skus: [skuOf('4821'), skuOf('77')] }], [exampleProduct()]) // => [{ title: 'The table', text: '', products: [exampleProduct()] }]
 */
import { eq as Eq, option as O, readonlyArray as RA, string as S } from 'fp-ts';
import { type EventType, isBabyOrKids } from '../event/index.ts';
import type { Sku } from '../identity/index.ts';
import { isFindable, type Product } from '../item/index.ts';
import type { CatalogueCount } from './catalogue-query.ts';
import type { Synonyms } from './search-terms.ts';

/** The two curated gift shops: for weddings and everything else, or for children (ROUTE-08). */
export type GiftShop = 'wedding' | 'kids';

/** All curated gift shops. */
export const giftShops: ReadonlyArray<GiftShop> = ['wedding', 'kids'];

/** The gift shop for a registry's event. */
export const giftShopFor = (event: EventType): GiftShop => (isBabyOrKids(event) ? 'kids' : 'wedding');

/** Parses the name of a gift shop; case-sensitive. */
export const parseGiftShop = (name: string): O.Option<GiftShop> =>
  O.fromNullable(giftShops.find((shop) => shop === name));

/** A shelf of hand-picked products, under a heading. */
export interface PickedShelf {
  readonly title: string;
  readonly text: string;
  /** SKUs of both markets; each SKU is listed in only one of them. */
  readonly skus: ReadonlyArray<Sku>;
}

/** The picks for one gift shop. */
export interface ShopPicks {
  /** The categories to browse there, in display order; empty when none of them has products. */
  readonly categories: ReadonlyArray<string>;
  /** Whether the shop offers only these categories. */
  readonly isOnlyThese: boolean;
  readonly shelves: ReadonlyArray<PickedShelf>;
}

/** The extras that go with a product, or with every product of a category. */
export interface ExtrasChoice {
  readonly goesWith:
    | { readonly _tag: 'Product'; readonly sku: Sku }
    | { readonly _tag: 'Category'; readonly category: string };
  readonly skus: ReadonlyArray<Sku>;
}

/** Everything curated by hand. */
export interface GiftGuide {
  readonly picks: Readonly<Record<GiftShop, ShopPicks>>;
  readonly extras: ReadonlyArray<ExtrasChoice>;
  /** Groups of words with the same meaning, for searching the shop (SHOP-04). */
  readonly synonyms: Synonyms;
}

/** A shelf with its products. */
export interface ShownShelf extends Pick<PickedShelf, 'title' | 'text'> {
  readonly products: ReadonlyArray<Product>;
}

/** A gift shop as displayed. */
export interface ShownPicks extends Pick<ShopPicks, 'categories' | 'isOnlyThese'> {
  readonly shelves: ReadonlyArray<ShownShelf>;
}

const NO_PICKS: ShopPicks = { categories: [], isOnlyThese: false, shelves: [] };

/** The guide before anything was curated. */
export const NO_GUIDE: GiftGuide = { picks: { wedding: NO_PICKS, kids: NO_PICKS }, extras: [], synonyms: [] };

/** The shelves with those of their products that are in `products` and findable; empty shelves are omitted. */
export const shownShelves = (
  shelves: ReadonlyArray<PickedShelf>,
  products: ReadonlyArray<Product>,
): ReadonlyArray<ShownShelf> => {
  const known = new Map<string, Product>(products.filter(isFindable).map((product) => [product.sku, product]));
  return shelves
    .map(({ title, text, skus }) => ({
      title,
      text,
      products: RA.uniq<string>(S.Eq)(skus).flatMap((sku) => known.get(sku) ?? []),
    }))
    .filter((shelf) => shelf.products.length > 0);
};

/** The categories that have products, by the counts for this market. */
export const offeredCategories = (
  categories: ReadonlyArray<string>,
  counted: ReadonlyArray<CatalogueCount<string>>,
): ReadonlyArray<string> =>
  categories.filter((category) => counted.some(({ choice, products }) => choice === category && products > 0));

/** Removes repeated SKUs, keeping the order. */
export const uniqueSkus: (skus: ReadonlyArray<Sku>) => ReadonlyArray<Sku> = RA.uniq(
  Eq.contramap((sku: Sku): string => sku)(S.Eq),
);
