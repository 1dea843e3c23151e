/*
 * [XB-01] [CA-01] [SHOP-05] The message that both brands share one registry, for guests and registrants, until it is dismissed.
 *
 * @example brandInterrupter(sites.kids, false) // => O.some({ own: sites.kids.name, other: sites.modern.name })
 * @example brandInterrupter(sites.canada, false) // => O.none
 */
import { function as F, option as O } from 'fp-ts';
import { type ActionReader, can } from '../account/index.ts';
import type { SiteIdentity, SiteWithSisters } from '../site/index.ts';
import { otherSite } from './product-link.ts';

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

/*
 * [XB-05] [KIDS-01] [CA-01] Invites a registrant to add items from the other brand's site; not for a baby or kids event, and not in Canada.
 *
 * @example crossBrandCall({ role: 'registrant', site: sites.main, eventType: eventTypeOf('bb'), isPostEvent: false }) // => O.none
 */

/** The site the reader is invited to; `none` when they are not invited. */
export const crossBrandCall = (reader: ActionReader & { readonly site: SiteWithSisters }): O.Option<SiteIdentity> =>
  can(reader, 'page', 'followCrossBrandCall') ? otherSite(reader.site) : O.none;
