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
import type { ReactNode } from 'react';
import { asyncScheduler } from 'rxjs';
import { readQuery } from './address/query.ts';
import { tabMemories } from './browser/storage-memory.ts';
import { rememberedWayBack } from './browser/way-back-memory.ts';
import type { Screens } from './screens.ts';

/** The streams of a product's page. */
const productScreens = ({ parts, shellOf, dialogs }: Screens, sku: Sku) => {
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
  const { pageContext, onAdded, cartItemKeys: keys } = shellOf;
  const memories = tabMemories(page, log);
  const gift = readGift(readQuery(page.location.search), sku);
  const product = productStream({
    source: productSource({ cart, catalogue, registries }, sku),
    reader: { site, referrer },
    initial: O.filter<ProductWithColors>(({ product }) => product.sku === sku)(firstProduct),
    gift,
    returnPage: rememberedWayBack(page, memories),
    adding: dialogs.adding,
    confirmDesign: confirmDesignThrough(personalizations, site),
    pageContext,
    goTo,
    onAddedToCart: onAdded,
    keys,
    scheduler: asyncScheduler,
    log,
  });
  const pickup = storeAvailabilityStream({
    source: storeAvailabilitySource({ stores, cart }),
    site,
    wanted: product.wanted,
    toPickUp: product.toPickUp,
    memory: memories('postal-code', t.string),
    onAdded,
    keys,
    scheduler: asyncScheduler,
    log,
  });
  const shelves = productShelvesStream({
    facts$: shownFacts(product.model),
    recommend: recommendFrom(recommendations),
    site,
    log,
  });
  return { gift, product, pickup, shelves };
};

/**
 * The page of a product, in a chunk of its own. `matchesServerHtml` unless it opens with what only this tab knows: the way back
 * from an earlier page, and a postal code searched before.
 */
export const productPage = (
  all: Screens,
  sku: Sku,
): { readonly content: ReactNode; readonly matchesServerHtml: boolean } => {
  const { gift, product, pickup, shelves } = productScreens(all, sku);
  const { value } = product.model;
  return {
    content: <ProductPage stream={product} popup={all.popup()} pickup={pickup} shelves={shelves} />,
    matchesServerHtml:
      value._tag === 'Shown' && (O.isSome(gift) || O.isNone(value.returnPage)) && pickup.model.value.postalCode === '',
  };
};
