import { parseGrId, type Viewing } from '@gift-registry/domain';
import { CartPage, HomePage, ProblemPage, RegistryList, SignInPage, SiteFrame } from '@gift-registry/ui';
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

/** The pages by their paths (ROUTE-02, ROUTE-09, ROUTE-18, ROUTE-20); every other path is the page that says so (ROUTE-17). */
export const makeRouter = (screens: Screens, history: RouterHistory) => {
  const root = createRootRoute({
    component: () => (
      <SiteFrame site={screens.site} stream={screens.shell} here={useLocation({ select: ({ href }) => href })}>
        <Outlet />
      </SiteFrame>
    ),
    notFoundComponent: () => <ProblemPage problem="not-found" />,
  });

  const registryPage = (viewing: Viewing) => (grId: string) => {
    const known = parseGrId(grId);
    return O.isSome(known) ? (
      <RegistryList stream={screens.registryList({ grId: known.value, viewing })} />
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

  return createRouter({
    routeTree: root.addChildren([home, guests, registrants, cart, signIn]),
    history,
    parseSearch: readQuery,
    stringifySearch: writeQuery,
    scrollRestoration: false,
  });
};

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
