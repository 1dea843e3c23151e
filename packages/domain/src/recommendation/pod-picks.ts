/*
 * [REC-02] [REC-07] What is recommended is on the web, can still be had, and is never what is being looked at. Like it is what is of its category and near it in price; with it goes
 * what is of its department and of another class. Where nothing is looked at, or it has no such place in the shop, what most people write about is recommended.
 *
 * @example podPicks({ by: 'most-reviewed', selection: { brand: 'main', department: O.none, except: O.none } }, { limit: 1, items: [skuOf('1')] }, [exampleProduct({ sku: skuOf('1'), reviews: 9 }), exampleProduct({ sku: skuOf('2'), reviews: 3 })]).map(({ sku }) => sku) // => [skuOf('2')]
 */
import { eq as EQ, function as F, number as N, option as O, ord as Ord, readonlyArray as RA, string as S } from 'fp-ts';
import type { Product } from '../item/index.ts';
import type { PodStrategy } from './pod-choice.ts';
import type { PodRequest } from './pod-request.ts';
import { type BrandSelection, byReviews, isInSelection } from './top-picks.ts';

/** A pod's rule for picking: the order, the products to pick from, and the product it starts from, if any. */
export type PodPick =
  | { readonly by: 'similar' | 'complementary'; readonly selection: BrandSelection; readonly it: Product }
  | { readonly by: Exclude<PodStrategy, 'similar' | 'complementary'>; readonly selection: BrandSelection };

const nearer = (product: Product): ReadonlyArray<Ord.Ord<Product>> => [
  Ord.contramap(({ currentPrice }: Product) => Math.abs(currentPrice - product.currentPrice))(N.Ord),
  Ord.contramap(({ sku }: Product): string => sku)(S.Ord),
];

const most = (measure: (product: Product) => number): ReadonlyArray<Ord.Ord<Product>> => [
  Ord.reverse(Ord.contramap(measure)(N.Ord)),
  ...byReviews,
];

const orderOf = (pick: PodPick): ReadonlyArray<Ord.Ord<Product>> => {
  switch (pick.by) {
    case 'similar':
      return nearer(pick.it);
    case 'complementary':
    case 'most-reviewed':
      return byReviews;
    case 'best-rated':
      return most(({ rating }) => rating);
    case 'most-reduced':
      return most(({ regularPrice, currentPrice }) => regularPrice - currentPrice);
    case 'least-expensive':
      return most(({ currentPrice }) => -currentPrice);
  }
};

/** Variants of one product, such as sizes or colors; a blank family equals no other. */
const sameFamily: EQ.Eq<Product> = EQ.fromEquals(
  (one, other) => one.familyId.trim() !== '' && one.familyId.trim() === other.familyId.trim(),
);

const categoryOf = ({ categoryName }: Product): string => categoryName.trim();

const fits =
  (pick: PodPick) =>
  (product: Product): boolean => {
    switch (pick.by) {
      case 'similar':
        return categoryOf(product) === categoryOf(pick.it);
      case 'complementary':
        return product.department === pick.it.department && product.productClass !== pick.it.productClass;
      default:
        return true;
    }
  };

/**
 * The pod's rule for picking, given the product being viewed, if known. Falls back to the most reviewed products when
 * that product has no category or department, or is of a different department than a pod for what goes with it.
 */
export const podPick = (order: PodStrategy, selection: BrandSelection, lookedAt: O.Option<Product>): PodPick => {
  if (order !== 'similar' && order !== 'complementary') return { by: order, selection };
  const placeOf = order === 'similar' ? categoryOf : ({ department }: Product) => department;
  const isOfIt = ({ department }: Product): boolean =>
    order === 'similar' || O.isNone(selection.department) || department === selection.department.value;
  return F.pipe(
    lookedAt,
    O.filter((product) => placeOf(product) !== '' && isOfIt(product)),
    O.match(
      (): PodPick => ({ by: 'most-reviewed', selection }),
      (product): PodPick => ({ by: order, selection, it: product }),
    ),
  );
};

/** Picks from these products. */
export const podPicks = (
  pick: PodPick,
  { limit, items }: PodRequest,
  products: ReadonlyArray<Product>,
): ReadonlyArray<Product> =>
  F.pipe(
    products,
    RA.filter(
      (product) => isInSelection(pick.selection)(product) && !items.includes(product.sku) && fits(pick)(product),
    ),
    RA.sortBy(orderOf(pick)),
    RA.uniq(EQ.contramap(({ sku }: Product): string => sku)(S.Eq)),
    pick.by === 'similar' ? F.identity : RA.uniq(sameFamily),
    RA.takeLeft(limit),
  );
