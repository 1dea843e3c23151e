/*
 * [SET-01] [STATE-02] The event types a registry may have: wedding, baby, celebration, housewarming and kids, in both markets. Any other stored type may stay.
 *
 * @example canChangeEvent(markets.US, eventTypeOf('br'), eventTypeOf('bb')) // => true
 * @example canChangeEvent(markets.US, eventTypeOf('br'), eventTypeOf('zz')) // => false
 * @example canChangeEvent(markets.US, eventTypeOf('zz'), eventTypeOf('zz')) // => true
 */
import { type EventType, eventTypeOf } from '../event/index.ts';
import type { MarketRules } from '../site/index.ts';

/** The event types offered in that market, in display order. */
export const offeredEvents = ({ events }: MarketRules): ReadonlyArray<EventType> => events.map(eventTypeOf);

/** Whether a registry for the present event may be changed to the next one. */
export const canChangeEvent = (market: MarketRules, present: EventType, next: EventType): boolean =>
  next.code === present.code || offeredEvents(market).some(({ code }) => code === next.code);
