import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { lazyPage, pageOfRegistry } from './lazy-page.tsx';
import type { PlanningPageProps } from './planning-pages.tsx';
import type { Screens } from './screens.ts';

/** The Overview and the Checklist of a registry (ROUTE-01, ROUTE-03). */
export const planningRoutes = <Root extends AnyRoute>(root: Root, screens: Screens) => {
  const Page = lazyPage(async () => (await import('./planning-pages.tsx')).planningPage(screens), screens.parts.log);
  const pageOf = (raw: string, page: PlanningPageProps['page']) =>
    pageOfRegistry(raw, (grId) => <Page page={page} grId={grId} />);
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
