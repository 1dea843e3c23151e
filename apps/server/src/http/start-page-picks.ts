import {
  type Clock,
  type PodAnswer,
  type Recommendations,
  type Site,
  type SiteId,
  startPagePod,
} from '@gift-registry/domain';
import { either as E } from 'fp-ts';

/** The start page shows so many things. */
const SHOWN = 4;

/** In milliseconds: so long the same picks are shown, since reading them takes longer than all else of the page. */
const FRESH_FOR = 60_000;

/** Nothing that is picked. */
export const NO_PICKS: PodAnswer = { items: [], title: '', resultId: '', length: 0 };

/** The top picks of a site's start page (SHOP-02), read once a minute; none where they cannot be read, and then they are read again. */
export const startPagePicks = (clock: Clock) => {
  const read = new Map<SiteId, { readonly at: number; readonly picks: Promise<PodAnswer> }>();
  return (site: Site, recommendations: Recommendations): Promise<PodAnswer> => {
    const now = Date.parse(clock.now());
    const kept = read.get(site.id);
    if (kept !== undefined && now - kept.at < FRESH_FOR) return kept.picks;
    const picks = recommendations
      .pod(startPagePod(site), { limit: SHOWN })()
      .then((answer) => {
        if (E.isRight(answer)) return answer.right;
        read.delete(site.id);
        return NO_PICKS;
      });
    read.set(site.id, { at: now, picks });
    return picks;
  };
};
