import { type ProductWithColors, readGift, type Sku } from '@gift-registry/domain';
import {
  confirmDesignThrough,
  ProductPage,
  productShelvesStream,
  productSource,
  productStream,
  recommendFrom,
  shownFacts,
  storeAvailabilitySource,
  storeAvailabilityStream,
} from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { asyncScheduler } from 'rxjs';
import { readQuery } from './address/query.ts';
import { tabMemories } from './browser/storage-memory.ts';
import { rememberedWayBack } from './browser/way-back-memory.ts';
import { memoized } from './memoized.ts';
import type { ScreenDependencies } from './screen-dependencies.ts';
import type { Screens } from './screens.ts';
import type { ShellScreens } from './shell-screens.ts';
import type { SiteDialogs } from './site-dialogs.ts';

/** The streams of the product pages; each is created on first use. */
const productScreens = (
  parts: ScreenDependencies,
  { pageContext, onAdded, cartItemKeys }: ShellScreens,
  { adding }: Pick<SiteDialogs, 'adding'>,
) => {
  const {
    cart,
    catalogue,
    firstProduct,
    goTo,
    log,
    page,
    personalizations,
    recommendations,
    referrer,
    registries,
    site,
    stores,
  } = parts;
  const productAt = memoized(String, (sku: Sku) =>
    productStream({
      source: productSource({ cart, catalogue, registries }, sku),
      reader: { site, referrer },
      initial: O.filter<ProductWithColors>(({ product }) => product.sku === sku)(firstProduct),
      gift: readGift(readQuery(page.location.search), sku),
      returnPage: rememberedWayBack(page, tabMemories(page, log)),
      adding,
      confirmDesign: confirmDesignThrough(personalizations, site),
      pageContext,
      goTo,
      onAddedToCart: onAdded,
      keys: cartItemKeys,
      scheduler: asyncScheduler,
      log,
    }),
  );
  return {
    product: productAt,
    productPickup: memoized(String, (sku) =>
      storeAvailabilityStream({
        source: storeAvailabilitySource({ stores, cart }),
        site,
        wanted: productAt(sku).wanted,
        toPickUp: productAt(sku).toPickUp,
        memory: tabMemories(page, log)('postal-code', t.string),
        onAdded,
        keys: cartItemKeys,
        scheduler: asyncScheduler,
        log,
      }),
    ),
    productShelves: memoized(String, (sku) =>
      productShelvesStream({
        facts$: shownFacts(productAt(sku).model),
        recommend: recommendFrom(recommendations),
        site,
        log,
      }),
    ),
  };
};

/** The product of the page. */
export interface ProductPageProps {
  readonly sku: Sku;
}

/** The page of a product, in a chunk of its own. */
export const productPage = (all: Screens) => {
  const screens = productScreens(all.parts, all.shellOf, all.dialogs);
  return ({ sku }: ProductPageProps) => (
    <ProductPage
      stream={screens.product(sku)}
      popup={all.popup()}
      pickup={screens.productPickup(sku)}
      shelves={screens.productShelves(sku)}
    />
  );
};
