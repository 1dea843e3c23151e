import {
  type CartAddition,
  guestQuantityField,
  type InformationPage,
  type ItemIdentity,
  identityKey,
  type LookedAtList,
  type Product,
  type RegistryAddress,
  readGift,
  type Site,
  type Sku,
} from '@gift-registry/domain';
import {
  type CartStream,
  type ConfirmationLayerStream,
  cartStream,
  confirmationLayerStream,
  confirmationSource,
  contributionStream,
  giftCardsStream,
  type HomeStream,
  homeStream,
  itemDetailsStream,
  nlaItemStream,
  type ProductStream,
  productSource,
  productStream,
  type RegistryLayers,
  type RegistryListStream,
  type RegistryStream,
  readFamilyFrom,
  readPopupHtml,
  registryListStream,
  registryStream,
  type SettingsStream,
  type ShellStream,
  type ShippingPopupStream,
  type SignInStream,
  type StoreAvailabilityStream,
  settingsStream,
  shellStream,
  shippingPopupStream,
  signInStream,
  storeAvailabilitySource,
  storeAvailabilityStream,
} from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import { asyncScheduler } from 'rxjs';
import { readQuery } from './address/query.ts';
import { newKey } from './browser/new-key.ts';
import { isOnline$ } from './browser/online.ts';
import { isPageVisible$ } from './browser/page-visibility.ts';
import { sessionCheckoutMemory } from './browser/session-checkout-memory.ts';
import { sessionGiftCardMemory } from './browser/session-gift-card-memory.ts';
import { sessionPostalCodeMemory } from './browser/session-postal-code-memory.ts';
import { initialFor } from './initial-registry.ts';
import { once, remembered } from './remembered.ts';
import type { ScreenParts } from './screen-parts.ts';

/** The streams of all pages; each is made when it is first asked for, and the same one is given again. */
export interface Screens {
  readonly site: Site;
  /** What a page that only tells something came with. */
  readonly information: O.Option<InformationPage>;
  readonly shell: ShellStream;
  /** Over every page, after something was put into the cart (CART-01). */
  readonly confirmation: ConfirmationLayerStream;
  readonly home: () => HomeStream;
  readonly registryList: (address: RegistryAddress) => RegistryListStream;
  readonly registryLayers: (address: RegistryAddress) => RegistryLayers;
  readonly settings: (address: RegistryAddress) => SettingsStream;
  readonly product: (sku: Sku) => ProductStream;
  /** Picking up, in a store, what the product's page is about. */
  readonly productPickup: (sku: Sku) => StoreAvailabilityStream;
  readonly popup: () => ShippingPopupStream;
  readonly cart: () => CartStream;
  readonly signIn: (returnUrl: unknown) => SignInStream;
}

/** The list of a registry whose page was read. */
const loadedList = ({ model: { value } }: RegistryStream): O.Option<LookedAtList> =>
  value._tag === 'Loaded' ? O.some(value.view) : O.none;

/** The screens over the ports. */
export const screens = (parts: ScreenParts): Screens => {
  const {
    account,
    analytics,
    cart,
    catalogue,
    clock,
    firstInformation,
    firstPage,
    firstProduct,
    listChoices,
    log,
    openedItem,
    orders,
    page,
    recommendations,
    referrer,
    registries,
    site,
    stores,
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
        isOnline$: isOnline$(page),
        initial: initialFor(firstPage, address),
        log,
      },
      address,
    ),
  );
  const confirmation = confirmationLayerStream({
    source: confirmationSource({ cart, recommendations, catalogue }),
    site,
    listOf: (grId) => loadedList(registryAt({ grId, viewing: 'guest' })),
    adder: () => ({
      hasAccount: shell.model.value.isLoggedIn,
      path: `${page.location.pathname}${page.location.search}`,
    }),
    cartChanged: shell.cartChanged,
    goTo: open,
    newKey,
    scheduler: asyncScheduler,
    log,
  });
  /** The count beside the cart follows, and the layer tells what went in. */
  const onAdded = (addition: Pick<CartAddition, 'added'>): void => {
    shell.cartChanged();
    confirmation.open(addition);
  };
  const contributionAt = remembered(addressName, (address: RegistryAddress) =>
    contributionStream({ cart, registry: registryAt(address), site, newKey, log, onAdded }),
  );
  const listAt = remembered(addressName, (address: RegistryAddress) =>
    registryListStream({
      registry: registryAt(address),
      cart,
      listChoices,
      analytics,
      site,
      referrer,
      clock,
      newKey,
      scheduler: asyncScheduler,
      log,
      onAdded,
      contribute: contributionAt(address).open,
      shell: shell.model,
    }),
  );
  const productAt = remembered(String, (sku: Sku) =>
    productStream({
      source: productSource({ cart, catalogue, registries }, sku),
      reader: { site, here: page.location.href, referrer },
      initial: O.filter<Product>((first) => first.sku === sku)(firstProduct),
      gift: readGift(readQuery(page.location.search), sku),
      shell: shell.model,
      onAddedToCart: onAdded,
      newKey,
      scheduler: asyncScheduler,
      log,
    }),
  );
  const popup = once(() => shippingPopupStream({ catalogue, scheduler: asyncScheduler, log }));
  return {
    site,
    information: firstInformation,
    shell,
    confirmation,
    home: once(() => homeStream({ goTo: open, shell: shell.model, registries, log })),
    registryList: listAt,
    registryLayers: remembered(addressName, (address) => ({
      site,
      popup: popup(),
      contribution: contributionAt(address),
      nlaItem: nlaItemStream({
        registries,
        registry: registryAt(address),
        analytics,
        newKey,
        scheduler: asyncScheduler,
        log,
      }),
      giftCards: giftCardsStream({
        cart,
        registry: registryAt(address),
        site,
        memory: sessionGiftCardMemory(() => page.sessionStorage, log, address.grId),
        readPopup: readPopupHtml,
        newKey,
        scheduler: asyncScheduler,
        log,
        onAdded,
        onMailed: shell.cartChanged,
      }),
      pickup: remembered(identityKey, (identity: ItemIdentity) =>
        storeAvailabilityStream({
          source: storeAvailabilitySource({ stores, cart }),
          site,
          wanted: () => {
            const quantity = listAt(address).cardStates.value.get(identityKey(identity))?.quantity ?? '';
            return O.some({
              grId: O.some(address.grId),
              identity,
              quantity: Number(guestQuantityField.blur(quantity)),
            });
          },
          memory: sessionPostalCodeMemory(() => page.sessionStorage, log),
          onAdded,
          newKey,
          scheduler: asyncScheduler,
          log,
        }),
      ),
      itemDetails: itemDetailsStream({
        registry: registryAt(address),
        cards: listAt(address),
        openedItem,
        readFamily: readFamilyFrom(catalogue),
        site,
        log,
      }),
    })),
    settings: remembered(addressName, (address) => settingsStream({ registry: registryAt(address), log })),
    product: productAt,
    productPickup: remembered(String, (sku) =>
      storeAvailabilityStream({
        source: storeAvailabilitySource({ stores, cart }),
        site,
        wanted: productAt(sku).wanted,
        memory: sessionPostalCodeMemory(() => page.sessionStorage, log),
        onAdded,
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
