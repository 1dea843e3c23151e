/*
 * [SET-01] [STATE-02] The event types a registry may have: wedding, baby, celebration, housewarming and kids, in both markets. Any other stored type may stay.
 *
 * Laws:
 * - each of the five types is offered in both markets
 * - a stored type may stay, and no other beside the five is accepted
 *
 * @example canChangeEvent('US', eventTypeOf('br'), eventTypeOf('bb')) // => true
 * @example canChangeEvent('US', eventTypeOf('br'), eventTypeOf('zz')) // => false
 * @example canChangeEvent('US', eventTypeOf('zz'), eventTypeOf('zz')) // => true
 */
import { type EventType, eventTypeOf, type KnownEventCode } from '../event/index.ts';
import type { Market } from '../site/index.ts';

const everywhere: ReadonlyArray<KnownEventCode> = ['br', 'bb', 'ot', 'hw', 'kd'];

/** The codes of the events offered in each market, in display order. */
const offered: Readonly<Record<Market, ReadonlyArray<KnownEventCode>>> = { US: everywhere, CA: everywhere };

/** The event types offered in that market, in display order. */
export const offeredEvents = (market: Market): ReadonlyArray<EventType> => offered[market].map(eventTypeOf);

/** Whether a registry for the present event may be changed to the next one. */
export const canChangeEvent = (market: Market, present: EventType, next: EventType): boolean =>
  next.code === present.code || offeredEvents(market).some(({ code }) => code === next.code);
