import { parseGiftShop, parseSku, paths } from '@gift-registry/domain';
import { ProblemPage } from '@gift-registry/ui';
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { option as O } from 'fp-ts';
import { lazyPage, registryPageOf } from './lazy.tsx';
import type { Screens } from './screens.ts';

/** The routes of the cart, an order, and of browsing the shop (ROUTE-09); a product's page is rendered whole (whole-page.tsx). */
export const shopRoutes = <Root extends AnyRoute>(root: Root, screens: Screens) => {
  const { log } = screens.parts;
  const Cart = lazyPage(async () => (await import('./cart-page.tsx')).cartPage(screens), log);
  const Order = lazyPage(async () => (await import('./order-page.tsx')).orderPage(screens), log);
  const Browsing = lazyPage(async () => (await import('./browse-pages.tsx')).browsePage(screens), log);
  const cart = createRoute({
    getParentRoute: () => root,
    path: '/checkout/cart',
    component: () => <Cart />,
  });
  const order = createRoute({
    getParentRoute: () => root,
    path: paths.findOrder,
    component: () => <Order search={order.useSearch()} />,
  });
  const search = createRoute({
    getParentRoute: () => root,
    path: paths.shop,
    component: () => <Browsing page="browse" shop={O.none} />,
  });
  const addMore = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/add-more-gifts/$shop',
    component: () => {
      const shop = parseGiftShop(addMore.useParams().shop);
      return O.isSome(shop) ? <Browsing page="browse" shop={shop} /> : <ProblemPage problem="not-found" />;
    },
  });
  const scan = createRoute({
    getParentRoute: () => root,
    path: paths.scan,
    component: () => <Browsing page="scan" />,
  });
  const similar = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/view-similar-items/$sku/$grId',
    component: () => {
      const { sku: raw, grId: of } = similar.useParams();
      const sku = parseSku(raw);
      return O.isSome(sku) ? (
        registryPageOf(of, (grId) => <Browsing page="similar" sku={sku.value} grId={grId} />)
      ) : (
        <ProblemPage problem="not-found" />
      );
    },
  });
  return [cart, order, search, addMore, scan, similar];
};
