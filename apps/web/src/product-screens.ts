import { type Product, readGift, type Sku } from '@gift-registry/domain';
import {
  confirmDesignThrough,
  type ProductStream,
  productSource,
  productStream,
  type StoreAvailabilityStream,
  storeAvailabilitySource,
  storeAvailabilityStream,
} from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import { asyncScheduler } from 'rxjs';
import type { AddingScreens } from './adding-screens.ts';
import { readQuery } from './address/query.ts';
import { sessionPostalCodeMemory } from './browser/session-postal-code-memory.ts';
import { remembered } from './remembered.ts';
import type { ScreenParts } from './screen-parts.ts';
import type { ShellParts } from './shell-parts.ts';

/** What stands on the page of a product. */
export interface ProductScreens {
  readonly product: (sku: Sku) => ProductStream;
  /** Picking up, in a store, what the product's page is about. */
  readonly productPickup: (sku: Sku) => StoreAvailabilityStream;
}

/** The screens of products; each is made when it is first asked for. */
export const productScreens = (
  parts: ScreenParts,
  { currentUser, onAdded, thingKeys }: ShellParts,
  { adding }: Pick<AddingScreens, 'adding'>,
): ProductScreens => {
  const { cart, catalogue, firstProduct, goTo, log, page, personalizations, referrer, registries, site, stores } =
    parts;
  const productAt = remembered(String, (sku: Sku) =>
    productStream({
      source: productSource({ cart, catalogue, registries }, sku),
      reader: { site, referrer },
      initial: O.filter<Product>((first) => first.sku === sku)(firstProduct),
      gift: readGift(readQuery(page.location.search), sku),
      adding,
      confirmDesign: confirmDesignThrough(personalizations, site),
      currentUser,
      goTo,
      onAddedToCart: onAdded,
      keys: thingKeys,
      scheduler: asyncScheduler,
      log,
    }),
  );
  return {
    product: productAt,
    productPickup: remembered(String, (sku) =>
      storeAvailabilityStream({
        source: storeAvailabilitySource({ stores, cart }),
        site,
        wanted: productAt(sku).wanted,
        toPickUp: productAt(sku).toPickUp,
        memory: sessionPostalCodeMemory(() => page.sessionStorage, log),
        onAdded,
        keys: thingKeys,
        scheduler: asyncScheduler,
        log,
      }),
    ),
  };
};
