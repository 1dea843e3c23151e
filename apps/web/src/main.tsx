import { cameByCode } from '@gift-registry/adapters-http';
import { addressAfter, paths, type RegistryAddress, type Viewing } from '@gift-registry/domain';
import {
  HomePage,
  InformationPage,
  LayersOfPage,
  LazySiteDialogs,
  ProblemPage,
  RegistryList,
  SiteFrame,
  SiteTheme,
} from '@gift-registry/ui';
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';
import { option as O } from 'fp-ts';
import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { accountRoutes } from './account-routes.tsx';
import { parameterOf } from './address/parameter-of.ts';
import { readQuery, writeQuery } from './address/query.ts';
import { nextTask } from './browser/next-task.ts';
import { compose } from './composition-root.ts';
import { lazyPage, lazyPart, registryPageOf } from './lazy.tsx';
import type { PlanningPageProps } from './planning-pages.tsx';
import { registrantIdeas } from './registrant-ideas.tsx';
import type { Screens } from './screens.ts';
import { shopRoutes } from './shop-routes.tsx';

const NOTHING: LandingParts = { signIn: null, at: () => null };

/** What stands on every page, and on the page of a registry. */
interface LandingParts {
  readonly signIn: ReactNode;
  readonly at: (address: RegistryAddress) => ReactNode;
}

/** What a page does and says when one comes to it from the other brand's site (XB-03, XB-06, XB-07), with its file, which nobody else fetches; that it could not be fetched is only logged. */
const landingParts = (screens: Screens): LandingParts => {
  const { page, log } = screens.parts;
  const query = readQuery(page.location.search);
  const left = addressAfter('crossBrandToast', addressAfter('handOver', query));
  const isByCode = cameByCode(page.document)();
  if (!isByCode && Object.keys(left).length === Object.keys(query).length) return NOTHING;
  const Part = lazyPart(async () => (await import('./landing-part.tsx')).landingPart(screens), log);
  return {
    signIn: isByCode && <Part as="sign-in" />,
    at: (address) => <Part as="registry" address={address} />,
  };
};

/** The list of a registry, as guests and as registrants see it, and its settings (ROUTE-02, ROUTE-05, ROUTE-20). */
const registryRoutes = <Root extends AnyRoute>(root: Root, screens: Screens, arrival: LandingParts) => {
  const ideas = registrantIdeas(screens);
  const registryPage = (viewing: Viewing, raw: string) =>
    registryPageOf(raw, (grId) => (
      <>
        <RegistryList
          stream={screens.registryList({ grId, viewing })}
          layers={screens.registryLayers({ grId, viewing })}
          ideas={viewing === 'own' && ideas(grId)}
        />
        {arrival.at({ grId, viewing })}
      </>
    ));
  const guests = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/guest-list/$grId',
    component: () => registryPage('guest', guests.useParams().grId),
  });
  const registrants = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/registrant-list/$grId',
    component: () => registryPage('own', registrants.useParams().grId),
  });
  const Settings = lazyPage(async () => (await import('./settings-page.tsx')).settingsPage(screens), screens.parts.log);
  const settings = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/registrant/edit-registry',
    component: () => registryPageOf(parameterOf(settings.useSearch(), 'id'), (grId) => <Settings grId={grId} />),
  });
  return [guests, registrants, settings];
};

/** What a registrant does beside the list (ROUTE-04); the pages of planning have routes of their own. */
const registrantRoutes = <Root extends AnyRoute>(root: Root, screens: Screens) => {
  const Page = lazyPage(async () => (await import('./thank-you-page.tsx')).thankYouPage(screens), screens.parts.log);
  const thankYou = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/thank-you-manager/$grId',
    component: () => registryPageOf(thankYou.useParams().grId, (grId) => <Page grId={grId} />),
  });
  return [thankYou];
};

/** The Overview and the Checklist of a registry (ROUTE-01, ROUTE-03). */
const planningRoutes = <Root extends AnyRoute>(root: Root, screens: Screens) => {
  const Page = lazyPage(async () => (await import('./planning-pages.tsx')).planningPage(screens), screens.parts.log);
  const pageOf = (raw: string, page: PlanningPageProps['page']) =>
    registryPageOf(raw, (grId) => <Page page={page} grId={grId} />);
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

/** Registry home, beginning a registry and finding one (HOME-01, ROUTE-06). */
const directoryRoutes = <Root extends AnyRoute>(root: Root, screens: Screens) => {
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

/** The pages by their paths (ROUTE-02, ROUTE-05, ROUTE-09, ROUTE-18, ROUTE-19, ROUTE-20); every other path is the page that says so (ROUTE-17). */
const makeRouter = (screens: Screens, history: RouterHistory) => {
  const arrival = landingParts(screens);
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

const place = document.getElementById('root');
if (place === null) throw new Error('the page has no place for the app');

/** Puts the app in the place of what the page opened with: in one piece, and in slices until then, so that the page can be scrolled meanwhile. */
const begin = async (): Promise<void> => {
  await nextTask();
  const { screens, layers, history } = await compose(window);
  await nextTask();
  const router = makeRouter(screens, history);
  await nextTask();
  await router.load();
  await nextTask();
  startTransition(() =>
    createRoot(place).render(
      <SiteTheme site={screens.site.id}>
        <LayersOfPage value={layers}>
          <RouterProvider router={router} />
        </LayersOfPage>
      </SiteTheme>,
    ),
  );
};

void begin();
