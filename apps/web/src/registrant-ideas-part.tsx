import type { GrId } from '@gift-registry/domain';
import { askPodFrom, TopPicks, topPicksStream } from '@gift-registry/ui';
import { memoized } from './memoized.ts';
import type { Screens } from './screens.ts';

/** Under which registry's list. */
export interface RegistrantIdeasProps {
  readonly grId: GrId;
}

/** What stands under a registrant's list. It comes by a file of its own: guests never need it. */
export const registrantIdeasPart = (screens: Screens) => {
  const { log, page, recommendations, referrer, site } = screens.parts;
  const streamAt = memoized(String, (grId: GrId) =>
    topPicksStream({
      registry: screens.registryAt({ grId, viewing: 'own' }),
      askPod: askPodFrom(recommendations),
      site,
      here: page.location.href,
      referrer,
      log,
    }),
  );
  return ({ grId }: RegistrantIdeasProps) => (
    <TopPicks stream={streamAt(grId)} onGo={() => screens.ownLayers(grId).otherBrand.ask({ _tag: 'Shop' })} />
  );
};
