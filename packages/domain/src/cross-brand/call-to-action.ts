/*
 * [XB-05] [KIDS-01] [CA-01] A registrant is told that the other brand's things can stand on the same list, and led to its site; not for a baby's or children's event, and not in Canada.
 *
 * Laws:
 * - a guest is never called
 * - nobody is called for a baby or kids event, nor in Canada
 * - every other registrant is called to the other brand's site, also after the event
 *
 * @example crossBrandCall({ role: 'registrant', site: sites.main, eventType: eventTypeOf('bb'), isPostEvent: false }) // => O.none
 */
import { option as O } from 'fp-ts';
import { type ActionReader, can } from '../account/index.ts';
import type { Site } from '../site/index.ts';
import { otherSite } from './other-site.ts';

/** To which site that reader is called; none when the reader is not. */
export const crossBrandCall = (reader: ActionReader & { readonly site: Pick<Site, 'brand'> }): O.Option<Site> =>
  can(reader, 'page', 'followCrossBrandCall') ? otherSite(reader.site) : O.none;
