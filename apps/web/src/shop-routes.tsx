import { parseGiftShop, parseGrId, parseSku, paths } from '@gift-registry/domain';
import { BrowsePage, CartPage, ProblemPage, ProductPage, ScanPage, SimilarItems } from '@gift-registry/ui';
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { option as O } from 'fp-ts';
import type { Screens } from './screens.ts';

/** What can be bought, and the cart (ROUTE-09, ROUTE-19). */
export const shopRoutes = <Root extends AnyRoute>(root: Root, screens: Screens) => {
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
  const cart = createRoute({
    getParentRoute: () => root,
    path: '/checkout/cart',
    component: () => <CartPage stream={screens.cart()} registryPath={screens.registryPath} />,
  });
  const search = createRoute({
    getParentRoute: () => root,
    path: paths.shop,
    component: () => <BrowsePage stream={screens.browse(O.none)} />,
  });
  const addMore = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/add-more-gifts/$shop',
    component: () => {
      const shop = parseGiftShop(addMore.useParams().shop);
      return O.isSome(shop) ? <BrowsePage stream={screens.browse(shop)} /> : <ProblemPage problem="not-found" />;
    },
  });
  const scan = createRoute({
    getParentRoute: () => root,
    path: paths.scan,
    component: () => <ScanPage stream={screens.scan()} />,
  });
  const similar = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/view-similar-items/$sku/$grId',
    component: () => {
      const sku = parseSku(similar.useParams().sku);
      const grId = parseGrId(similar.useParams().grId);
      return O.isSome(sku) && O.isSome(grId) ? (
        <SimilarItems stream={screens.similarItems({ sku: sku.value, grId: grId.value })} />
      ) : (
        <ProblemPage problem="not-found" />
      );
    },
  });
  return [product, cart, search, addMore, scan, similar];
};
