import { parseGrId } from '@gift-registry/domain';
import { ProblemPage } from '@gift-registry/ui';
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { option as O } from 'fp-ts';
import { type ComponentType, lazy, Suspense } from 'react';
import type { Screens } from './screens.ts';
import type { ThankYouPageProps } from './thank-you-page.tsx';

const NotLoaded = () => <ProblemPage problem="failed" onTryAgain={() => window.location.reload()} />;

/** The page with its file, which is fetched when it is first shown. */
const fetched = (screens: Screens) =>
  lazy(async (): Promise<{ default: ComponentType<ThankYouPageProps> }> => {
    try {
      const { thankYouPage } = await import('./thank-you-page.tsx');
      return { default: thankYouPage(screens) };
    } catch (error) {
      screens.thankYou.parts.log.write({ level: 'error', tag: 'page-not-loaded', data: { problem: String(error) } })();
      return { default: NotLoaded };
    }
  });

/** What a registrant does beside the list (ROUTE-04); the pages of planning have routes of their own. */
export const registrantRoutes = <Root extends AnyRoute>(root: Root, screens: Screens) => {
  const Page = fetched(screens);
  const thankYou = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/thank-you-manager/$grId',
    component: () => {
      const known = parseGrId(thankYou.useParams().grId);
      return O.isSome(known) ? (
        <Suspense>
          <Page grId={known.value} />
        </Suspense>
      ) : (
        <ProblemPage problem="not-found" />
      );
    },
  });
  return [thankYou];
};
