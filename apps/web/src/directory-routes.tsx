import { paths } from '@gift-registry/domain';
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { lazyPage } from './lazy-page.tsx';
import type { Screens } from './screens.ts';

/** Registry home, beginning a registry and finding one (HOME-01, ROUTE-06). */
export const directoryRoutes = <Root extends AnyRoute>(root: Root, screens: Screens) => {
  const Page = lazyPage(async () => (await import('./directory-pages.tsx')).directoryPage(screens), screens.parts.log);
  const newRegistry = createRoute({
    getParentRoute: () => root,
    path: paths.newRegistry,
    component: () => <Page page="new" />,
  });
  const registryHome = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/my-gift-registry',
    component: () => <Page page="home" />,
  });
  const chosenHome = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/my-gift-registry/$grId',
    component: () => <Page page="home" chosen={chosenHome.useParams().grId} />,
  });
  const find = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/find',
    component: () => <Page page="find" search={find.useSearch()} />,
  });
  return [newRegistry, registryHome, chosenHome, find];
};
