/*
 * [NLA-02] What can replace a product: something of the same brand and category that can be put on a registry as it is, is on the web and has no personalization that it needs first. The
 * nearest kind comes first, then the nearest price; at most twelve.
 *
 * @example replacementCandidates(exampleProduct({ currentPrice: centsOf(5_000) }), [
 *     exampleProduct({ sku: skuOf('1'), name: 'Fine Plate', currentPrice: centsOf(9_000) }),
 *     exampleProduct({ sku: skuOf('2'), name: 'Stone Plate', currentPrice: centsOf(4_500) }),
 *   ]).map(({ product }) => product.name) // => ['Stone Plate', 'Fine Plate']
 */
import { number as N, option as O, ord, readonlyArray as RA } from 'fp-ts';
import { type ItemIdentity, NOT_PERSONALIZED, ordSku } from '../identity/index.ts';
import { isFindable, type Product } from '../item/index.ts';
import { registryBlocker } from './registry-blocker.ts';

/** A product that can replace an item that is no longer available (NLA-02). */
export interface ReplacementCandidate {
  readonly identity: ItemIdentity;
  readonly product: Product;
}

const MOST_CANDIDATES = 12;

/** How far apart two products are by kind: 0 for the same subclass, 1 for the same class, 2 for only the same category. */
const distance = (product: Product, candidate: Product): number => {
  if (candidate.productClass !== product.productClass) return 2;
  return candidate.productSubclass === product.productSubclass ? 0 : 1;
};

const canStandIn =
  (product: Product) =>
  (candidate: Product): boolean =>
    candidate.sku !== product.sku &&
    candidate.brand === product.brand &&
    candidate.categoryName.trim() === product.categoryName.trim() &&
    isFindable(candidate) &&
    O.isNone(registryBlocker(candidate));

const nearness = (product: Product): ReadonlyArray<ord.Ord<Product>> => [
  ord.contramap((candidate: Product) => distance(product, candidate))(N.Ord),
  ord.contramap((candidate: Product) => Math.abs(candidate.currentPrice - product.currentPrice))(N.Ord),
  ord.contramap(({ sku }: Product) => sku)(ordSku),
];

/** The candidates for replacing the product, nearest first, among products of its market. */
export const replacementCandidates = (
  product: Product,
  products: ReadonlyArray<Product>,
): ReadonlyArray<ReplacementCandidate> =>
  RA.sortBy(nearness(product))(products.filter(canStandIn(product)))
    .slice(0, MOST_CANDIDATES)
    .map((candidate) => ({
      identity: { sku: candidate.sku, personalizationId: NOT_PERSONALIZED },
      product: candidate,
    }));
