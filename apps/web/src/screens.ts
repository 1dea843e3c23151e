import { type Product, type RegistryAddress, readGift, type Site, type Sku } from '@gift-registry/domain';
import {
  type CartStream,
  cartStream,
  type HomeStream,
  homeStream,
  nlaItemStream,
  type ProductStream,
  productSource,
  productStream,
  type RegistryLayers,
  type RegistryListStream,
  registryListStream,
  registryStream,
  type SettingsStream,
  type ShellStream,
  type ShippingPopupStream,
  type SignInStream,
  settingsStream,
  shellStream,
  shippingPopupStream,
  signInStream,
} from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import { asyncScheduler } from 'rxjs';
import { readQuery } from './address/query.ts';
import { newKey } from './browser/new-key.ts';
import { isPageVisible$ } from './browser/page-visibility.ts';
import { sessionCheckoutMemory } from './browser/session-checkout-memory.ts';
import { initialFor } from './initial-registry.ts';
import { once, remembered } from './remembered.ts';
import type { ScreenParts } from './screen-parts.ts';

/** The streams of all pages; each is made when it is first asked for, and the same one is given again. */
export interface Screens {
  readonly site: Site;
  readonly shell: ShellStream;
  readonly home: () => HomeStream;
  readonly registryList: (address: RegistryAddress) => RegistryListStream;
  readonly registryLayers: (address: RegistryAddress) => RegistryLayers;
  readonly settings: (address: RegistryAddress) => SettingsStream;
  readonly product: (sku: Sku) => ProductStream;
  readonly popup: () => ShippingPopupStream;
  readonly cart: () => CartStream;
  readonly signIn: (returnUrl: unknown) => SignInStream;
}

/** The screens over the ports. */
export const screens = (parts: ScreenParts): Screens => {
  const {
    account,
    analytics,
    cart,
    catalogue,
    clock,
    firstPage,
    firstProduct,
    listChoices,
    log,
    orders,
    page,
    registries,
    site,
  } = parts;
  const open = (path: string): void => page.location.assign(path);
  const shell = shellStream({
    account,
    cart,
    log,
    isLoggedIn: O.isSome(firstPage) && firstPage.value.view.isLoggedIn,
    signedOut: () => page.location.reload(),
  });
  const addressName = ({ grId, viewing }: RegistryAddress): string => `${viewing} ${grId}`;
  /** One for all that stands on the page of a registry. */
  const registryAt = remembered(addressName, (address) =>
    registryStream(
      {
        registries,
        scheduler: asyncScheduler,
        isPageVisible$: isPageVisible$(page.document),
        initial: initialFor(firstPage, address),
        log,
      },
      address,
    ),
  );
  const popup = once(() => shippingPopupStream({ catalogue, scheduler: asyncScheduler, log }));
  return {
    site,
    shell,
    home: once(() => homeStream({ goTo: open, shell: shell.model, registries, log })),
    registryList: remembered(addressName, (address) =>
      registryListStream({
        registry: registryAt(address),
        cart,
        listChoices,
        analytics,
        site,
        clock,
        newKey,
        scheduler: asyncScheduler,
        log,
        onAdded: shell.cartChanged,
        shell: shell.model,
      }),
    ),
    registryLayers: remembered(addressName, (address) => ({
      site,
      popup: popup(),
      nlaItem: nlaItemStream({
        registries,
        registry: registryAt(address),
        analytics,
        newKey,
        scheduler: asyncScheduler,
        log,
      }),
    })),
    settings: remembered(addressName, (address) => settingsStream({ registry: registryAt(address), log })),
    product: remembered(String, (sku) =>
      productStream({
        source: productSource({ cart, catalogue, registries }, sku),
        reader: { site, here: page.location.href },
        initial: O.filter<Product>((first) => first.sku === sku)(firstProduct),
        gift: readGift(readQuery(page.location.search), sku),
        shell: shell.model,
        onAddedToCart: shell.cartChanged,
        newKey,
        scheduler: asyncScheduler,
        log,
      }),
    ),
    popup,
    cart: once(() =>
      cartStream({
        cart,
        orders,
        site,
        newKey,
        cartChanged: shell.cartChanged,
        memory: sessionCheckoutMemory(() => page.sessionStorage, log),
      }),
    ),
    signIn: remembered(String, (returnUrl) => signInStream({ account, returnUrl, leaveTo: open })),
  };
};
