import { type GrId, type InformationPage, paths, type Site } from '@gift-registry/domain';
import {
  type CartStream,
  cartStream,
  type HomeStream,
  homeStream,
  type ShippingPopupStream,
  shippingPopupStream,
} from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import { asyncScheduler } from 'rxjs';
import { type AccountScreens, accountScreens } from './account-screens.ts';
import { type AddingScreens, addingScreens } from './adding-screens.ts';
import { newKey } from './browser/new-key.ts';
import { isPageVisible$ } from './browser/page-visibility.ts';
import { sessionCheckoutMemory } from './browser/session-checkout-memory.ts';
import { sessionLinkKeys } from './browser/session-link-keys.ts';
import { type DirectoryScreens, directoryScreens } from './directory-screens.ts';
import { type ProductScreens, productScreens } from './product-screens.ts';
import { type RegistrantScreens, registrantScreens } from './registrant-screens.ts';
import { type RegistryAt, registriesAt } from './registry-at.ts';
import { type RegistryScreens, registryScreens } from './registry-screens.ts';
import { once } from './remembered.ts';
import type { ScreenParts } from './screen-parts.ts';
import { type ShellParts, shellParts } from './shell-parts.ts';

/** The streams of all pages; each is made when it is first asked for, and the same one is given again. */
export interface Screens
  extends RegistryScreens,
    ProductScreens,
    AddingScreens,
    AccountScreens,
    DirectoryScreens,
    RegistrantScreens,
    Pick<ShellParts, 'shell' | 'confirmation' | 'signInAsking'> {
  readonly site: Site;
  /** What the pages of planning are made of, when their file has come. */
  readonly planning: { readonly parts: ScreenParts; readonly registryAt: RegistryAt };
  /** What a page that only tells something came with. */
  readonly information: O.Option<InformationPage>;
  readonly home: () => HomeStream;
  readonly popup: () => ShippingPopupStream;
  readonly cart: () => CartStream;
  /** The way back to a registry as guests see it, with the key by which this visit came (SET-02). */
  readonly registryPath: (grId: GrId) => string;
}

/** The screens over the ports. */
export const screens = (parts: ScreenParts): Screens => {
  const { cart, catalogue, firstInformation, log, orders, page, registries, site } = parts;
  const open = (path: string): void => page.location.assign(path);
  const registryAt = registriesAt(parts);
  const shellOf = shellParts(parts, registryAt);
  const { shell, confirmation, moneyKeys } = shellOf;
  const addingOf = addingScreens(parts, shellOf, registryAt);
  const linkKeys = sessionLinkKeys(() => page.sessionStorage, log);
  linkKeys.keepFrom(`${page.location.pathname}${page.location.search}`);
  const popup = once(() => shippingPopupStream({ catalogue, scheduler: asyncScheduler, log }));
  return {
    site,
    information: firstInformation,
    shell,
    confirmation,
    signInAsking: shellOf.signInAsking,
    popup,
    ...registryScreens(parts, shellOf, registryAt, popup),
    ...addingOf,
    ...productScreens(parts, shellOf, addingOf),
    home: once(() => homeStream({ goTo: open, shell: shell.model, registries, log })),
    cart: once(() =>
      cartStream({
        cart,
        orders,
        site,
        newKey,
        cartChanged: shell.cartChanged,
        cartSeen: moneyKeys.settleAll,
        isVisible$: isPageVisible$(page.document),
        memory: sessionCheckoutMemory(() => page.sessionStorage, log),
      }),
    ),
    registryPath: (grId) => paths.guestList(grId, O.toUndefined(linkKeys.keyOf(grId))),
    ...accountScreens(parts, shellOf),
    ...directoryScreens(parts, shellOf),
    ...registrantScreens(parts, registryAt),
    planning: { parts, registryAt },
  };
};
