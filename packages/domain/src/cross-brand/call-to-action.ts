/*
 * [XB-05] [KIDS-01] [CA-01] Invites a registrant to add items from the other brand's site; not for a baby or kids event, and not in Canada.
 *
 * @example crossBrandCall({ role: 'registrant', site: sites.main, eventType: eventTypeOf('bb'), isPostEvent: false }) // => O.none
 */
import { option as O } from 'fp-ts';
import { type ActionReader, can } from '../account/index.ts';
import type { SiteIdentity, SiteWithSisters } from '../site/index.ts';
import { otherSite } from './other-site.ts';

/** The site the reader is invited to; `none` when they are not invited. */
export const crossBrandCall = (reader: ActionReader & { readonly site: SiteWithSisters }): O.Option<SiteIdentity> =>
  can(reader, 'page', 'followCrossBrandCall') ? otherSite(reader.site) : O.none;
