/*
 * [XB-06] [ROUTE-15] Who comes to a registry from the other brand's site is told at which brand they are now, in words for a visitor or for its registrant, until they put it away.
 *
 * Laws:
 * - exactly isCrossBrandRedirect=true tells it
 * - it is told to who reads as a guest as to a visitor, and to a registrant as to a registrant
 * - in Canada, where no other brand is, it is never told
 * - once it was put away, the address tells it no more
 *
 * @example crossBrandToast({ role: 'guest', site: sites.main, eventType: eventTypeOf('br'), isPostEvent: false }, { isCrossBrandRedirect: 'true' }) // => O.some('guest')
 */
import { option as O } from 'fp-ts';
import { type ActionReader, can, type Role } from '../account/index.ts';

/** To whom it is told at which brand they are; none when nobody came from the other brand. Its parameter leaves by `addressAfter('crossBrandToast', …)` when it is put away. */
export const crossBrandToast = (reader: ActionReader, query: Readonly<Record<string, unknown>>): O.Option<Role> =>
  query['isCrossBrandRedirect'] === 'true' && can(reader, 'page', 'seeCrossBrandToast') ? O.some(reader.role) : O.none;
