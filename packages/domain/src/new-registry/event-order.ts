/*
 * [HOME-01] [SITE-01] The event types in the form of a new registry, with children's events first on the children's site.
 *
 * Laws:
 * - every site offers its market's types, each once
 * - children's events come first on the children's site; every other site has its market's order
 *
 * @example eventsAt(sites.kids).map(({ name }) => name) // => ['Baby', 'Kids', 'Wedding', 'Celebration', 'Housewarming']
 */
import type { EventType, KnownEventCode } from '../event/index.ts';
import { offeredEvents } from '../settings/index.ts';
import { type Site, shopFronts } from '../site/index.ts';

/** What a new registry of that site may be for, in the order in which the form names it. */
export const eventsAt = ({ id, market }: Pick<Site, 'id' | 'market'>): ReadonlyArray<EventType> => {
  const first: ReadonlyArray<string> = shopFronts[id].firstEvents satisfies ReadonlyArray<KnownEventCode>;
  const offered = offeredEvents(market);
  return [
    ...first.flatMap((code) => offered.filter((event) => event.code === code)),
    ...offered.filter(({ code }) => !first.includes(code)),
  ];
};
