import { paths, plainPageAddress } from '@gift-registry/domain';
import {
  InformationPage,
  LayersOfPage,
  LazySiteDialogs,
  MantineSite,
  OwnerList,
  ProblemPage,
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
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { accountRoutes } from './account-routes.tsx';
import { parameterOf } from './address/parameter-of.ts';
import { readQuery, writeQuery } from './address/query.ts';
import { APP_READY } from './browser/app-ready.ts';
import { consoleLog } from './browser/console-log.ts';
import { nextTask } from './browser/next-task.ts';
import { tabMemories } from './browser/storage-memory.ts';
import { isTranslated, keepTextsInPlace } from './browser/translated-texts.ts';
import { keepTypedText } from './browser/typed-text.ts';
import { compose } from './composition-root.ts';
import { type LandingParts, landingParts } from './landing.tsx';
import { lazyPage, registryPageOf } from './lazy.tsx';
import type { PlanningPageProps } from './planning-pages.tsx';
import { registrantIdeas } from './registrant-ideas.tsx';
import type { Screens } from './screens.ts';
import { shopRoutes } from './shop-routes.tsx';
import { type ComposedParts, wholeApp } from './whole-app.tsx';
import { type WholePageName, wholePageAt } from './whole-page.tsx';

/**
 * The routes of a registry's list as its registrants see it, and of its settings (ROUTE-05, ROUTE-20); its guests' list
 * is a page of its own (guest-list.tsx).
 */
const registryRoutes = <Root extends AnyRoute>(root: Root, screens: Screens, arrival: LandingParts) => {
  const ideas = registrantIdeas(screens);
  const list = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/registrant-list/$grId',
    component: () =>
      registryPageOf(list.useParams().grId, (grId) => (
        <>
          <OwnerList stream={screens.ownList(grId)} layers={screens.ownLayers(grId)} ideas={ideas(grId)} />
          {arrival.at({ grId, viewing: 'own' })}
        </>
      )),
  });
  const Settings = lazyPage(async () => (await import('./settings-page.tsx')).settingsPage(screens), screens.parts.log);
  const settings = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/registrant/edit-registry',
    component: () => registryPageOf(parameterOf(settings.useSearch(), 'id'), (grId) => <Settings grId={grId} />),
  });
  return [list, settings];
};

/** The routes of the registrant's pages other than the list (ROUTE-04, SHARE-04, THX-02); the planning pages have routes of their own. */
const registrantRoutes = <Root extends AnyRoute>(root: Root, screens: Screens) => {
  const Page = lazyPage(async () => (await import('./thank-you-page.tsx')).thankYouPage(screens), screens.parts.log);
  const thankYou = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/thank-you-manager/$grId',
    component: () => registryPageOf(thankYou.useParams().grId, (grId) => <Page page="manager" grId={grId} />),
  });
  const labels = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/address-labels/$grId',
    component: () => registryPageOf(labels.useParams().grId, (grId) => <Page page="labels" grId={grId} />),
  });
  const Cards = lazyPage(async () => (await import('./cards-page.tsx')).cardsPage(screens), screens.parts.log);
  const cards = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/cards/$grId',
    component: () => registryPageOf(cards.useParams().grId, (grId) => <Cards grId={grId} />),
  });
  return [thankYou, labels, cards];
};

/** The routes of the Overview and the Checklist of a registry (ROUTE-01, ROUTE-03). */
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

/** The routes of the registry home, the form for a new registry and the registry search (HOME-01, ROUTE-06). */
const directoryRoutes = <Root extends AnyRoute>(root: Root, screens: Screens) => {
  const Page = lazyPage(async () => (await import('./directory-pages.tsx')).directoryPage(screens), screens.parts.log);
  const newRegistry = createRoute({
    getParentRoute: () => root,
    path: paths.newRegistry,
    component: () => <Page page="new" search={newRegistry.useSearch()} />,
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

/** The parts shown to a visitor from the other brand's site. */
const arrivalOn = (screens: Screens): LandingParts =>
  landingParts({
    parts: screens.parts,
    shellOf: screens.shellOf,
    registryAt: screens.registryAt,
    list: ({ grId }) => screens.ownList(grId),
    giftCards: ({ grId }) => screens.ownLayers(grId).giftCards,
  });

/**
 * The router of the pages (ROUTE-02, ROUTE-05, ROUTE-09, ROUTE-18) other than those that are rendered whole
 * (whole-page.tsx); every other path shows "not found" (ROUTE-17).
 */
const makeRouter = (screens: Screens, history: RouterHistory, arrival: LandingParts) => {
  const root = createRootRoute({
    component: () => (
      <SiteFrame site={screens.site} stream={screens.shellOf.shell} here={useLocation({ select: ({ href }) => href })}>
        {arrival.signIn}
        <Outlet />
        <LazySiteDialogs log={screens.parts.log} {...screens.dialogs} />
      </SiteFrame>
    ),
    notFoundComponent: () => <ProblemPage problem="not-found" />,
  });

  const information = [paths.alaskaHawaii, paths.giftCards, paths.stores, paths.terms].map((path) =>
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
    // A render error is shown as our own message, under the site's header; the error itself is in the
    // browser's log.
    defaultErrorComponent: () => <ProblemPage problem="failed" onTryAgain={() => window.location.reload()} />,
  });
  // A choice for the list changes the address of the same page: the scroll position stays, and restoring it on
  // going back is left to the browser.
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

/** Whether what is pressed and typed is held until the app is there (early-presses.ts). */
const holdsEarlyPresses = document.querySelector('script[data-starts-on-use]') !== null;

/**
 * Has what was typed before typed again: where early presses are held, after those are replayed, and otherwise by the
 * result, which is called when the app is about to replace the page.
 */
const keptTypedText = (): (() => void) => {
  const typeAgain = keepTypedText(window, tabMemories(window, consoleLog), { isRedrawn: !holdsEarlyPresses });
  if (!holdsEarlyPresses) return typeAgain;
  window.addEventListener(APP_READY, typeAgain, { once: true });
  return () => undefined;
};

/** Hydrates a page that the service rendered whole; renders it if the service did not, or if it would differ or has been translated. */
const beginWhole = async (name: WholePageName, parts: ComposedParts): Promise<() => void> => {
  const { app, matchesServerHtml } = await wholeApp(name, parts);
  return () => {
    if (holdsEarlyPresses && matchesServerHtml && !isTranslated(place)) hydrateRoot(place, app);
    else createRoot(place).render(app);
  };
};

/** Replaces the app shell by the app of all other pages. */
const beginRouted = async ({ screens, layers, history, arrival }: ComposedParts): Promise<() => void> => {
  const router = makeRouter(screens, history, arrival);
  await nextTask();
  await router.load();
  return () =>
    createRoot(place).render(
      <SiteTheme siteStyle={screens.site.style}>
        <MantineSite>
          <LayersOfPage value={layers}>
            <RouterProvider router={router} />
          </LayersOfPage>
        </MantineSite>
      </SiteTheme>,
    );
};

/** Starts the app: prepared in slices, so that the page can be scrolled meanwhile, and rendered in one piece. */
const begin = async (): Promise<void> => {
  keepTextsInPlace(window);
  const typeAgain = keptTypedText();
  const whole = wholePageAt(plainPageAddress(window.location.pathname));
  await nextTask();
  const composed = await compose(window);
  await nextTask();
  const parts = { ...composed, arrival: arrivalOn(composed.screens) };
  const render = await (O.isSome(whole) ? beginWhole(whole.value, parts) : beginRouted(parts));
  await nextTask();
  startTransition(render);
  typeAgain();
};

void begin();
