/*
 * [XB-06] [ROUTE-15] The toast for someone who arrives at a registry from the other brand's site, as guest or registrant, until it is dismissed.
 *
 * @example crossBrandToast({ role: 'guest', site: sites.main, eventType: eventTypeOf('br'), isPostEvent: false }, { isCrossBrandRedirect: 'true' }) // => O.some('guest')
 */
import { option as O } from 'fp-ts';
import { type ActionReader, can, type Role } from '../account/index.ts';

/**
 * The role whose version of the toast is shown; `none` when the person did not come from the other brand. When the
 * toast is dismissed, `addressAfter('crossBrandToast', …)` removes its parameter.
 */
export const crossBrandToast = (reader: ActionReader, query: Readonly<Record<string, unknown>>): O.Option<Role> =>
  query['isCrossBrandRedirect'] === 'true' && can(reader, 'page', 'seeCrossBrandToast') ? O.some(reader.role) : O.none;
