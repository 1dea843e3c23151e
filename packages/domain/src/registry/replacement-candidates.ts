/*
 * [NLA-02] What can replace a product: something of the same brand and category that can be put on a registry as it is, is on the web and has no personalization that it needs first. The
 * nearest kind comes first, then the nearest set size, then the nearest price; at most twelve. Other kinds of things are offered only while there are fewer than two of its own: bowls are not replaced by mugs.
 *
 * @example replacementCandidates(exampleProduct({ currentPrice: centsOf(5_000) }), [
 *     exampleProduct({ sku: skuOf('1'), name: 'Fine Plate', currentPrice: centsOf(9_000) }),
 *     exampleProduct({ sku: skuOf('2'), name: 'Stone Plate', currentPrice: centsOf(4_500) }),
 *   ]).map(({ product }) => product.name) // => ['Stone Plate', 'Fine Plate']
 */
import { number as N, option as O, ord, readonlyArray as RA } from 'fp-ts';
import { type ItemIdentity, NOT_PERSONALIZED, ordSku } from '../identity/index.ts';
import { isFindable, type Product, setSize } from '../item/index.ts';
import { registryBlocker } from './registry-blocker.ts';

/** A product that can replace an item that is no longer available (NLA-02). */
export interface ReplacementCandidate {
  readonly identity: ItemIdentity;
  readonly product: Product;
}

const MOST_CANDIDATES = 12;

/** With so many of its own kind, nothing else is offered. */
const ENOUGH_OF_A_KIND = 2;

/** What a subclass is of: "bowls" of "Serving Bowls"; empty where the shop names none. */
const headNoun = ({ productSubclass }: Product): string =>
  productSubclass.trim().split(/\s+/).at(-1)?.toLowerCase() ?? '';

/** How far apart two products are by kind: 0 for the same subclass, 1 for the same thing, 2 for the same class, 3 for only the same category. */
const distance = (product: Product, candidate: Product): number => {
  const noun = headNoun(product);
  if (noun === '' || headNoun(candidate) !== noun) return candidate.productClass === product.productClass ? 2 : 3;
  return candidate.productSubclass === product.productSubclass ? 0 : 1;
};

const isOfItsKind = (product: Product) => (candidate: Product) => distance(product, candidate) < 2;

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
  ord.contramap((candidate: Product) => Math.abs(setSize(candidate.name) - setSize(product.name)))(N.Ord),
  ord.contramap((candidate: Product) => Math.abs(candidate.currentPrice - product.currentPrice))(N.Ord),
  ord.contramap(({ sku }: Product) => sku)(ordSku),
];

/** The candidates for replacing the product, nearest first, among products of its market. */
export const replacementCandidates = (
  product: Product,
  products: ReadonlyArray<Product>,
): ReadonlyArray<ReplacementCandidate> => {
  const all = RA.sortBy(nearness(product))(products.filter(canStandIn(product)));
  const ofItsKind = all.filter(isOfItsKind(product));
  return (ofItsKind.length < ENOUGH_OF_A_KIND ? all : ofItsKind).slice(0, MOST_CANDIDATES).map((candidate) => ({
    identity: { sku: candidate.sku, personalizationId: NOT_PERSONALIZED },
    product: candidate,
  }));
};
