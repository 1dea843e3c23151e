import type { GrId } from '@gift-registry/domain';
import { requestPodFrom, TopPicks, topPicksStream } from '@gift-registry/ui';
import { memoized } from './memoized.ts';
import type { Screens } from './screens.ts';

/** The recommendations under a registrant's list, in a chunk of their own: guests never need them. */
export const registrantIdeasPart = (screens: Screens) => {
  const { log, page, recommendations, referrer, site } = screens.parts;
  const streamAt = memoized(String, (grId: GrId) =>
    topPicksStream({
      registry: screens.registryAt({ grId, viewing: 'own' }),
      requestPod: requestPodFrom(recommendations),
      site,
      here: page.location.href,
      referrer,
      log,
    }),
  );
  return ({ grId }: { readonly grId: GrId }) => (
    <TopPicks stream={streamAt(grId)} onGo={() => screens.ownLayers(grId).otherBrand.ask({ _tag: 'Shop' })} />
  );
};
