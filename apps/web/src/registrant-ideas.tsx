import type { GrId } from '@gift-registry/domain';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { RegistrantIdeasProps } from './registrant-ideas-part.tsx';
import type { Screens } from './screens.ts';

/** The list stands without it. */
const NotLoaded = () => null;

/** What stands under a registrant's list, with its file, which is fetched when it is first shown; that it could not be fetched is only logged. */
export const registrantIdeas = (screens: Screens): ((grId: GrId) => ReactNode) => {
  const Part = lazy(async (): Promise<{ default: ComponentType<RegistrantIdeasProps> }> => {
    try {
      const { registrantIdeasPart } = await import('./registrant-ideas-part.tsx');
      return { default: registrantIdeasPart(screens) };
    } catch (error) {
      screens.planning.parts.log.write({ level: 'error', tag: 'part-not-loaded', data: { problem: String(error) } })();
      return { default: NotLoaded };
    }
  });
  return (grId) => (
    <Suspense>
      <Part grId={grId} />
    </Suspense>
  );
};
