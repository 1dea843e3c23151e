/*
 * [SET-01] [STATE-02] The event types a registry may have: wedding, baby, celebration, housewarming and kids, in both markets. Any other stored type may stay.
 *
 * Laws:
 * - each of the five types is offered in both markets
 * - a stored type may stay, and no other beside the five is accepted
 *
 * @example mayBecome('US', eventTypeOf('br'), eventTypeOf('bb')) // => true
 * @example mayBecome('US', eventTypeOf('br'), eventTypeOf('zz')) // => false
 * @example mayBecome('US', eventTypeOf('zz'), eventTypeOf('zz')) // => true
 */
import { type EventType, eventTypeOf, type KnownEventCode } from '../event/index.ts';
import type { Market } from '../site/index.ts';

const everywhere: ReadonlyArray<KnownEventCode> = ['br', 'bb', 'ot', 'hw', 'kd'];

/** How to read: in the market on the left a registry may be for what has a code on the right, in the order in which they are offered. */
const offered: Readonly<Record<Market, ReadonlyArray<KnownEventCode>>> = { US: everywhere, CA: everywhere };

/** What a registry of that market may be for, in the order in which it is offered. */
export const offeredEvents = (market: Market): ReadonlyArray<EventType> => offered[market].map(eventTypeOf);

/** Whether what is a registry for the one may become a registry for the other. */
export const mayBecome = (market: Market, present: EventType, next: EventType): boolean =>
  next.code === present.code || offeredEvents(market).some(({ code }) => code === next.code);
