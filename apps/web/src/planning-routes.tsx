import { parseGrId } from '@gift-registry/domain';
import { ProblemPage } from '@gift-registry/ui';
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { option as O } from 'fp-ts';
import { type ComponentType, lazy, Suspense } from 'react';
import type { PlanningPageProps } from './planning-pages.tsx';
import type { Screens } from './screens.ts';

const NotLoaded = () => <ProblemPage problem="failed" onTryAgain={() => window.location.reload()} />;

/** The page with its file, which is fetched when it is first shown. */
const fetched = (screens: Screens) =>
  lazy(async (): Promise<{ default: ComponentType<PlanningPageProps> }> => {
    try {
      const { planningPage } = await import('./planning-pages.tsx');
      return { default: planningPage(screens) };
    } catch (error) {
      screens.planning.parts.log.write({ level: 'error', tag: 'page-not-loaded', data: { problem: String(error) } })();
      return { default: NotLoaded };
    }
  });

/** The Overview and the Checklist of a registry (ROUTE-01, ROUTE-03). */
export const planningRoutes = <Root extends AnyRoute>(root: Root, screens: Screens) => {
  const Page = fetched(screens);
  const pageOf = (raw: string, page: PlanningPageProps['page']) => {
    const known = parseGrId(raw);
    return O.isSome(known) ? (
      <Suspense>
        <Page page={page} grId={known.value} />
      </Suspense>
    ) : (
      <ProblemPage problem="not-found" />
    );
  };
  const overview = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/overview/$grId',
    component: () => pageOf(overview.useParams().grId, 'overview'),
  });
  const checklist = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/checklist/$grId',
    component: () => pageOf(checklist.useParams().grId, 'checklist'),
  });
  return [overview, checklist];
};
