/*
 * [REC-02] Takes the most reviewed products for the best sellers: of a brand, of one of its departments or of all but one; at most two hundred that can be found in the shop.
 *
 * @example mostReviewed({ brand: 'main', department: O.none, except: O.none }, [exampleProduct({ sku: skuOf('1'), reviews: 3 }), exampleProduct({ sku: skuOf('2'), reviews: 9 })]).map(({ sku }) => sku) // => [skuOf('2'), skuOf('1')]
 */
import { number as N, option as O, ord as Ord, readonlyArray as RA, string as S } from 'fp-ts';
import { isFindable, type Product } from '../item/index.ts';
import type { ItemBrand } from '../site/index.ts';

/** The maximum number of products considered when nothing else suggests what to recommend. */
export const MOST_REVIEWED = 200;

/** A selection of products: a brand's, those of one of its departments, or those of all departments but one. */
export interface BrandSelection {
  readonly brand: ItemBrand;
  readonly department: O.Option<string>;
  /** The excluded department. */
  readonly except: O.Option<string>;
}

/** Most reviews first. */
export const byReviews: ReadonlyArray<Ord.Ord<Product>> = [
  Ord.reverse(Ord.contramap(({ reviews }: Product) => reviews)(N.Ord)),
  Ord.contramap(({ sku }: Product): string => sku)(S.Ord),
];

/** Whether the product is in that selection and findable in the shop. */
export const isInSelection =
  ({ brand, department, except }: BrandSelection) =>
  (product: Product): boolean =>
    isFindable(product) &&
    product.brand === brand &&
    (O.isNone(department) || product.department === department.value) &&
    (O.isNone(except) || product.department !== except.value);

/** The most reviewed of these products within that selection. */
export const mostReviewed = (selection: BrandSelection, products: ReadonlyArray<Product>): ReadonlyArray<Product> =>
  RA.sortBy(byReviews)(products.filter(isInSelection(selection))).slice(0, MOST_REVIEWED);
