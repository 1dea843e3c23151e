/*
 * [SET-01] [STATE-02] What a registry may be for: a wedding, a baby, a celebration, a new home or children's things, in either market. Whatever else a registry is for, it may stay so.
 *
 * Laws:
 * - each of the five kinds is offered in both markets
 * - what is there already may stay, and nothing else that is not of the five may come
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
