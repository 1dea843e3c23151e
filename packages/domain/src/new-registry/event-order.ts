/*
 * [HOME-01] [SITE-01] The form of a new registry names first what the site is for: children's events where children's things are sold. The others follow in their usual order, and none is left out.
 *
 * Laws:
 * - every site offers what its market offers, each once
 * - children's events come first on the children's site, and the order is the market's on every other
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
