/*
 * [XB-01] [CA-01] Things of both brands stand on one registry, and its page says so to guests and registrants alike, until they put that away.
 *
 * Laws:
 * - it is told on every site whose market has both brands, the brand that is sold there first
 * - in Canada, where there is one brand, it is never told
 * - what was put away is not told
 *
 * @example brandInterrupter(sites.kids, false) // => O.some({ own: 'main', other: 'modern' })
 * @example brandInterrupter(sites.canada, false) // => O.none
 */
import { function as F, option as O } from 'fp-ts';
import { brandSoldOn, type ItemBrand, otherBrand, type Site } from '../site/index.ts';
import { otherSite } from './other-site.ts';

/** The two brands whose things stand on one registry. */
export interface BothBrands {
  readonly own: ItemBrand;
  readonly other: ItemBrand;
}

/** Which brands the message names; none where it is not told. */
export const brandInterrupter = (site: Pick<Site, 'brand' | 'market'>, isDismissed: boolean): O.Option<BothBrands> =>
  F.pipe(
    otherSite(site),
    O.filter(() => !isDismissed),
    O.map(() => ({ own: brandSoldOn(site.brand), other: otherBrand(site.brand) })),
  );
