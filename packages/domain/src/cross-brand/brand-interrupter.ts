/*
 * [XB-01] [CA-01] The message that both brands share one registry, for guests and registrants, until it is dismissed.
 *
 * Laws:
 * - it is shown on every site whose market has both brands, with this site's brand first
 * - in Canada, where there is one brand, it is never shown
 * - it is not shown after it was dismissed
 *
 * @example brandInterrupter(sites.kids, false) // => O.some({ own: 'main', other: 'modern' })
 * @example brandInterrupter(sites.canada, false) // => O.none
 */
import { function as F, option as O } from 'fp-ts';
import { brandSoldOn, type ItemBrand, otherBrand, type Site } from '../site/index.ts';
import { otherSite } from './other-site.ts';

/** The two brands whose products are on one registry. */
export interface BothBrands {
  readonly own: ItemBrand;
  readonly other: ItemBrand;
}

/** Which brands the message names; none where it is not reported. */
export const brandInterrupter = (site: Pick<Site, 'brand' | 'market'>, isDismissed: boolean): O.Option<BothBrands> =>
  F.pipe(
    otherSite(site),
    O.filter(() => !isDismissed),
    O.map(() => ({ own: brandSoldOn(site.brand), other: otherBrand(site.brand) })),
  );
