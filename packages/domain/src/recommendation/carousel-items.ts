/*
 * [REC-05] A carousel shows at most twelve things. What is on the registry already comes after everything else, and only as much of it as makes the carousel six long.
 *
 * @example carouselItems([{ sku: skuOf('1') }, { sku: skuOf('2') }], [skuOf('1')]) // => [{ sku: skuOf('2') }, { sku: skuOf('1') }]
 * @example carouselItems([{ sku: skuOf('1') }, { sku: skuOf('2') }], [skuOf('1')], { minimum: 1, limit: 12 }) // => [{ sku: skuOf('2') }]
 */
import { eq as EQ, readonlyArray as RA, string as S } from 'fp-ts';
import type { Sku } from '../identity/index.ts';

/** The length of a carousel. */
export interface CarouselLength {
  /** The length up to which products already on the registry may fill the carousel. */
  readonly minimum: number;
  /** The maximum number of items. */
  readonly limit: number;
}

/** The default length of a carousel (REC-05). */
export const CAROUSEL_LENGTH: CarouselLength = { minimum: 6, limit: 12 };

const first = <A>(many: ReadonlyArray<A>, count: number): ReadonlyArray<A> => many.slice(0, Math.max(0, count));

/** The recommended products that a carousel shows, for a registry that already has those SKUs, in any design. */
export const carouselItems = <A extends { readonly sku: Sku }>(
  recommended: ReadonlyArray<A>,
  onRegistry: ReadonlyArray<Sku>,
  { minimum, limit }: CarouselLength = CAROUSEL_LENGTH,
): ReadonlyArray<A> => {
  const listed = new Set(onRegistry);
  const each = RA.uniq(EQ.contramap(({ sku }: A): string => sku)(S.Eq))(recommended);
  const others = each.filter(({ sku }) => !listed.has(sku));
  const filling = first(
    each.filter(({ sku }) => listed.has(sku)),
    minimum - others.length,
  );
  return first([...others, ...filling], limit);
};
