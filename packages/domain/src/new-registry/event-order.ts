/*
 * [HOME-01] [SITE-01] The event types in the form of a new registry, with children's events first on the children's site, and those that the start page shows with a picture.
 *
 * @example siteEvents(sites.kids).map(({ name }) => name) // => ['Baby', 'Kids', 'Wedding', 'Celebration', 'Housewarming']
 */
import { eq as EQ, readonlyArray as RA, string as S } from 'fp-ts';
import type { EventType } from '../event/index.ts';
import { defaultPicture } from '../registry/index.ts';
import { offeredEvents } from '../settings/index.ts';
import type { Site } from '../site/index.ts';

/** The event types of new registries on that site, in the form's order. */
export const siteEvents = ({ front, marketRules }: Pick<Site, 'front' | 'marketRules'>): ReadonlyArray<EventType> => {
  const first: ReadonlyArray<string> = front.firstEvents;
  const offered = offeredEvents(marketRules);
  return [
    ...first.flatMap((code) => offered.filter((event) => event.code === code)),
    ...offered.filter(({ code }) => !first.includes(code)),
  ];
};

/** The events on the site's start page, each with its own picture. */
export const startPageEvents = (site: Pick<Site, 'front' | 'marketRules'>): ReadonlyArray<EventType> =>
  RA.uniq(EQ.contramap(defaultPicture)(S.Eq))(siteEvents(site));
