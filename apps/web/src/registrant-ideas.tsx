import type { GrId } from '@gift-registry/domain';
import type { ReactNode } from 'react';
import { lazyPart } from './lazy.tsx';
import type { Screens } from './screens.ts';

/** The recommendations under a registrant's list, whose chunk is loaded when they are first shown. */
export const registrantIdeas = (screens: Screens): ((grId: GrId) => ReactNode) => {
  const Part = lazyPart(
    async () => (await import('./registrant-ideas-part.tsx')).registrantIdeasPart(screens),
    screens.parts.log,
  );
  return (grId) => <Part grId={grId} />;
};
