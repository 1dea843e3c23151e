import { paths } from '@gift-registry/domain';
import { HomePage, InformationPage, LazySiteDialogs, ProblemPage, SiteFrame } from '@gift-registry/ui';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  useLocation,
} from '@tanstack/react-router';
import { option as O } from 'fp-ts';
import { accountRoutes } from './account-routes.tsx';
import { readQuery, writeQuery } from './address/query.ts';
import { directoryRoutes } from './directory-routes.tsx';
import { arrivalParts } from './landing-parts.tsx';
import { planningRoutes } from './planning-routes.tsx';
import { registrantRoutes } from './registrant-routes.tsx';
import { registryRoutes } from './registry-routes.tsx';
import type { Screens } from './screens.ts';
import { shopRoutes } from './shop-routes.tsx';

/** The pages by their paths (ROUTE-02, ROUTE-05, ROUTE-09, ROUTE-18, ROUTE-19, ROUTE-20); every other path is the page that says so (ROUTE-17). */
export const makeRouter = (screens: Screens, history: RouterHistory) => {
  const arrival = arrivalParts(screens);
  const root = createRootRoute({
    component: () => (
      <SiteFrame site={screens.site} stream={screens.shellOf.shell} here={useLocation({ select: ({ href }) => href })}>
        {arrival.signIn}
        <Outlet />
        <LazySiteDialogs
          log={screens.parts.log}
          confirmation={screens.shellOf.confirmation}
          signInAsking={screens.shellOf.signInAsking}
          adding={screens.adding}
          addedLayer={screens.addedLayer}
        />
      </SiteFrame>
    ),
    notFoundComponent: () => <ProblemPage problem="not-found" />,
  });

  const home = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <HomePage stream={screens.home()} site={screens.site} />,
  });
  const information = [paths.alaskaHawaii, paths.giftCards, paths.stores].map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: () =>
        O.isSome(screens.information) ? (
          <InformationPage page={screens.information.value} site={screens.site} />
        ) : (
          <ProblemPage problem="failed" />
        ),
    }),
  );

  const router = createRouter({
    routeTree: root.addChildren([
      home,
      ...registryRoutes(root, screens, arrival),
      ...shopRoutes(root, screens),
      ...accountRoutes(root, screens),
      ...directoryRoutes(root, screens),
      ...registrantRoutes(root, screens),
      ...planningRoutes(root, screens),
      ...information,
    ]),
    history,
    parseSearch: readQuery,
    stringifySearch: writeQuery,
    scrollRestoration: false,
    // What breaks while a page is drawn is said in our words, under the site's header; the error itself is in the browser's log.
    defaultErrorComponent: () => <ProblemPage problem="failed" onTryAgain={() => window.location.reload()} />,
  });
  // A choice for the list is a new address of the page one is on: it stays where it is scrolled to, and going back is left to the browser.
  router.update({ ...router.options, scrollRestoration: () => false });
  return router;
};

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
