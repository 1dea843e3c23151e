import { parseGrId, parseSku, paths, type Viewing } from '@gift-registry/domain';
import {
  CartPage,
  ConfirmationLayer,
  HomePage,
  InformationPage,
  ProblemPage,
  ProductPage,
  RegistryList,
  SettingsPage,
  SignInPage,
  SiteFrame,
} from '@gift-registry/ui';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  useLocation,
} from '@tanstack/react-router';
import { option as O } from 'fp-ts';
import { readQuery, writeQuery } from './address/query.ts';
import type { Screens } from './screens.ts';

/** The pages by their paths (ROUTE-02, ROUTE-05, ROUTE-09, ROUTE-18, ROUTE-19, ROUTE-20); every other path is the page that says so (ROUTE-17). */
export const makeRouter = (screens: Screens, history: RouterHistory) => {
  const root = createRootRoute({
    component: () => (
      <SiteFrame site={screens.site} stream={screens.shell} here={useLocation({ select: ({ href }) => href })}>
        <Outlet />
        <ConfirmationLayer stream={screens.confirmation} />
      </SiteFrame>
    ),
    notFoundComponent: () => <ProblemPage problem="not-found" />,
  });

  const registryPage = (viewing: Viewing) => (grId: string) => {
    const known = parseGrId(grId);
    return O.isSome(known) ? (
      <RegistryList
        stream={screens.registryList({ grId: known.value, viewing })}
        layers={screens.registryLayers({ grId: known.value, viewing })}
      />
    ) : (
      <ProblemPage problem="not-found" />
    );
  };
  const guests = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/guest-list/$grId',
    component: () => registryPage('guest')(guests.useParams().grId),
  });
  const registrants = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/registrant-list/$grId',
    component: () => registryPage('own')(registrants.useParams().grId),
  });
  const settings = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/registrant/edit-registry',
    component: () => {
      const known = parseGrId(String(new Map(Object.entries(settings.useSearch())).get('id')));
      return O.isSome(known) ? (
        <SettingsPage stream={screens.settings({ grId: known.value, viewing: 'own' })} />
      ) : (
        <ProblemPage problem="not-found" />
      );
    },
  });
  const product = createRoute({
    getParentRoute: () => root,
    path: '/product/$slug/$sku',
    component: () => {
      const known = parseSku(product.useParams().sku);
      return O.isSome(known) ? (
        <ProductPage
          stream={screens.product(known.value)}
          popup={screens.popup()}
          pickup={screens.productPickup(known.value)}
        />
      ) : (
        <ProblemPage problem="not-found" />
      );
    },
  });
  const home = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <HomePage stream={screens.home()} />,
  });
  const cart = createRoute({
    getParentRoute: () => root,
    path: '/checkout/cart',
    component: () => <CartPage stream={screens.cart()} />,
  });
  const signIn = createRoute({
    getParentRoute: () => root,
    path: '/account/login',
    component: () => (
      <SignInPage stream={screens.signIn(new Map(Object.entries(signIn.useSearch())).get('returnUrl'))} />
    ),
  });

  const information = [paths.alaskaHawaii, paths.giftCards, paths.stores].map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: () =>
        O.isSome(screens.information) ? (
          <InformationPage page={screens.information.value} />
        ) : (
          <ProblemPage problem="failed" />
        ),
    }),
  );

  const router = createRouter({
    routeTree: root.addChildren([home, guests, registrants, settings, product, cart, signIn, ...information]),
    history,
    parseSearch: readQuery,
    stringifySearch: writeQuery,
    scrollRestoration: false,
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
