/*
 * [XB-01] [CA-01] [SHOP-05] The message that both brands share one registry, for guests and registrants, until it is dismissed.
 *
 * @example brandInterrupter(sites.kids, false) // => O.some({ own: sites.kids.name, other: sites.modern.name })
 * @example brandInterrupter(sites.canada, false) // => O.none
 */
import { function as F, option as O } from 'fp-ts';
import type { SiteWithSisters } from '../site/index.ts';
import { otherSite } from './other-site.ts';

/** The names of the two shops that share registries. */
export interface BrandPair {
  readonly own: string;
  readonly other: string;
}

/** The shop names in the message; `none` when the message is not shown. */
export const brandInterrupter = (site: SiteWithSisters, isDismissed: boolean): O.Option<BrandPair> =>
  F.pipe(
    otherSite(site),
    O.filter(() => !isDismissed),
    O.map(({ name }) => ({ own: site.name, other: name })),
  );
